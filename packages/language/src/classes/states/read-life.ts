import { leadsElsewhere } from '../../lexicon/en/data-words.ts';
import { lifeCause, lifeForms, lifeOpeners, resumes, stateOpeners } from '../../lexicon/en/state-life-words.ts';
import { type Piece, spanOfPiece, trimPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { capitalised } from '../../text/words.ts';
import { createMachine, type Machine } from './machine.ts';
import { saysHow } from './says-how.ts';

/** Fewer states tell no life. */
const leastStates = 3;

/**
 * Reads what something goes through, told in sentences: `A ticket is new, gets assigned, then it's in progress. It can be put on hold and
 * resumed.` Out: the states and the ways between them; undefined where less than half of the text tells of any.
 */
export const readLife = (text: string): Machine | undefined => {
  const parts = partsOf(text);
  const machine = createMachine();
  const way: Way = { machine, path: [], cause: '', aside: undefined, isOption: false };
  const told = parts.filter((part) => readPart(part, way));
  return machine.states.length >= leastStates && told.length * 2 > parts.length ? machine : undefined;
};

/** Where the telling has come. Changed only by the reader of one text. */
interface Way {
  readonly machine: Machine;
  /** The states on the way so far. */
  readonly path: string[];
  /** Why the next one is reached. */
  cause: string;
  /** The state beside the way that was told last. */
  aside: string | undefined;
  isOption: boolean;
}

const partsOf = (text: string): readonly Piece[] =>
  splitOutside({ text, start: 0 }, /[.;:\n]\s*|,\s+|\s+(?:and|then|but)\s+/g)
    .map(({ text: said, start }) => {
      const bare = said.replace(lifeOpeners, '');
      return { text: bare, start: start + said.length - bare.length };
    })
    .flatMap((piece) => trimPiece(piece) ?? []);

const readPart = (whole: Piece, way: Way): boolean => {
  const cause = lifeCause.exec(whole.text);
  const text = whole.text.slice(cause?.[0].length ?? 0).trim();
  if (cause !== null) way.cause = capitalised(cause.groups?.cause ?? '');
  if (text === '') return true;
  const part = { text, start: whole.start + whole.text.length - text.length };
  const groups = lifeForms.map(({ pattern }) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  if (groups === undefined) return false;
  const done = tell(groups, part, way);
  if (done) way.cause = '';
  return done;
};

const tell = (groups: Readonly<Record<string, string | undefined>>, part: Piece, way: Way): boolean => {
  const { machine, path } = way;
  const label = way.cause || capitalised((groups.why ?? '').trim());
  const current = path.at(-1);
  if (groups.deed !== undefined) return current !== undefined && goBack(part, way);
  const name = groups.first ?? groups.to ?? groups.option ?? '';
  const isResumed = resumes.test(name);
  if (groups.first === undefined && !isState(name)) return false;
  if (isResumed && way.aside !== undefined && current !== undefined) {
    machine.move(way.aside, current, label, spanOfPiece(part));
    return true;
  }
  const from = startOf(groups.from ?? groups.known, part, way);
  const to = machine.state(name, part.start + Math.max(0, part.text.indexOf(name)));
  if (from !== undefined && from !== to) machine.move(from, to, label, spanOfPiece(part));
  const isBare = leadsElsewhere.test(part.text) || groups.to !== part.text;
  way.isOption = groups.option !== undefined || (way.isOption && !isBare) || /^un/i.test(groups.from ?? '');
  if (way.isOption) way.aside = to;
  else path.push(to);
  return true;
};

const isState = (name: string): boolean => stateOpeners.test(name) || saysHow(name.toLowerCase());

/** `paid orders` start at `paid`, `drafts` at `draft`; `unpaid bills` where the way has come. */
const startOf = (said: string | undefined, part: Piece, { machine, path }: Way): string | undefined => {
  const current = path.at(-1);
  if (said === undefined || /^un/i.test(said)) return current;
  const known = machine.find(said) ?? machine.find(said.replace(/s$/i, ''));
  if (known !== undefined || !saysHow(said.toLowerCase())) return known ?? current;
  const state = machine.state(said, part.start);
  if (current !== undefined) machine.move(current, state, '', spanOfPiece(part));
  return state;
};

/** `the guest may reopen it`: to the state before. */
const goBack = (part: Piece, { machine, path }: Way): boolean => {
  const [to, from] = path.slice(-2);
  if (to === undefined || from === undefined) return false;
  machine.move(from, to, capitalised(part.text), spanOfPiece(part));
  return true;
};
