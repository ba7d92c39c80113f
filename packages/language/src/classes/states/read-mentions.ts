import { isLastBehind, placeOfState, reasonBefore, reasonBehind } from '../../lexicon/en/state-life-words.ts';
import { irregularVerbs } from '../../lexicon/en/verbs.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import type { Piece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { type Token, tokenise } from '../../text/token.ts';
import { capitalised } from '../../text/words.ts';
import type { Machine } from './machine.ts';

/** A state where a sentence speaks of it. */
interface Mention {
  readonly id: string;
  /** Indexes of its first token and of the one behind it. */
  readonly at: number;
  readonly end: number;
  /** True where the sentence has a verb for it: `cancel` for `cancelled`. */
  readonly isVerb: boolean;
}

/**
 * Reads a sentence about states that are known: `Rejected possible from screening and interview`, `the parcel can be stopped in any state
 * before delivered`. What stands after `from` or before a verb is left, what stands after `to` or a verb is entered; without a state that
 * is left, it is the one before. False where no state is named.
 */
export const readMentions = (piece: Piece, machine: Machine): boolean =>
  partsOf(piece, machine)
    .map((part) => readPart(part, machine))
    .includes(true);

/** Parts between commas of which each says what is entered. */
const partsOf = (piece: Piece, machine: Machine): readonly Piece[] => {
  const parts: Piece[] = [];
  for (const part of splitOutside(piece, /,\s+(?:and\s+|but\s+|then\s+)?/g)) {
    const before = parts.at(-1);
    if (before !== undefined && !(entersState(before, machine) && entersState(part, machine)))
      parts[parts.length - 1] = {
        text: piece.text.slice(before.start - piece.start, part.start - piece.start + part.text.length),
        start: before.start,
      };
    else parts.push(part);
  }
  return parts;
};

const entersState = ({ text }: Piece, machine: Machine): boolean => {
  const tokens = tokenise(text);
  return (
    mentionsIn(tokens, machine).some((mention) => cueOf(tokens, mention, undefined) === 'entered') ||
    newState(text) !== undefined
  );
};

const readPart = (whole: Piece, machine: Machine): boolean => {
  const piece = { ...whole, text: whole.text.replace(isLastBehind, '') };
  const tokens = tokenise(piece.text);
  const all = allStates.exec(piece.text);
  const found = mentionsIn(tokens, machine).filter(
    ({ at }) =>
      all === null || (tokens[at]?.start ?? 0) < all.index || (tokens[at]?.start ?? 0) >= all.index + all[0].length,
  );
  const isNew = found.length > 0 || all !== null ? newState(piece.text) : undefined;
  const added = isNew !== undefined && machine.find(isNew) === undefined ? isNew : undefined;
  const roles = added === undefined ? rolesOf(tokens, found) : found.map(() => 'left' as const);
  const known = found.filter((_, index) => roles[index] === 'entered').map(({ id }) => id);
  const targets = added === undefined ? known : [machine.state(added, piece.start)];
  const [entered] = targets;
  if (entered === undefined) return false;
  const said = found.filter((_, index) => roles[index] === 'left').map(({ id }) => id);
  const sources = all === null ? said : statesFor(all.groups?.before, entered, machine);
  const starts = sources.length > 0 ? sources : [stateBefore(entered, machine)].flatMap((id) => id ?? []);
  const span = { start: piece.start, end: piece.start + piece.text.length };
  const label = labelOf(piece.text, tokens, found);
  for (const from of starts) for (const to of targets) if (from !== to) machine.move(from, to, label, span);
  if (piece.text !== whole.text) {
    machine.end(entered, 'final', span);
    machine.setAside(entered);
  }
  const back = /\buntil\s+(.+)$/i.exec(piece.text)?.[1];
  const [start] = starts;
  if (back !== undefined && start !== undefined) machine.move(entered, start, capitalised(back), span);
  if (/\b(?:can|may|could|might)\b/i.test(piece.text)) machine.setAside(entered);
  else machine.setLast(entered);
  return starts.length > 0;
};

/** A state that only this sentence names: `Lost possible from ...`, `can withdraw from ...`, `brings it to Charging`, `= Blocked`. */
const newState = (text: string): string | undefined => {
  const entered =
    /(?:=|\b(?:it|they|back|goes|moves|changes)\s+(?:in)?to|\bbecomes?)\s+(?:the\s+)?(\p{L}[\p{L}-]*(?: [\p{Lu}][\p{L}-]*)?)(?=$|[,.]|\s+(?:\(|until|when|if|after|once))/iu.exec(
      text,
    )?.[1];
  if (entered !== undefined) return entered;
  const possible = /^(\w+)(?: it)? (?:is |also )*possible\b/i.exec(text)?.[1]?.toLowerCase();
  const verb = /\b(?:can|may|could)(?: also)?(?: be| get)? (\w{3,})\b/i.exec(text)?.[1]?.toLowerCase();
  return participle(possible ?? verb ?? '');
};

/** `withdraw` gives `withdrawn`, `cancelled` stays. */
const participle = (verb: string): string | undefined => {
  const reading = readVerb(verb);
  if (reading === undefined) return undefined;
  if (!reading.forms.has('base')) return verb;
  const irregular = irregularVerbs.find(([base]) => base === reading.base)?.[2];
  return (
    irregular ??
    (reading.base.endsWith('e') ? `${reading.base}d` : reading.base.replace(/([^aeiou])y$/, '$1i').concat('ed'))
  );
};

const allStates =
  /\b(?:(?:from|in|at)\s+)?(?:any|every|all|each|either|both)(?:\s+of\s+(?:them|these))?\s+(?:other\s+)?(?:states?|stages?|points?|times?|status(?:es)?|steps?|phases?)\b(?:\s+before\s+(?<before>[\w -]+?)(?=[,.]|$))?|\b(?:from|in)\s+(?:any|all|either|both)\b(?!\s+\w)|\b(?:at )?any ?time\b/i;

/** The states that `any state before hired` means. */
const statesFor = (limit: string | undefined, entered: string, machine: Machine): readonly string[] => {
  const ids = machine.states.map(({ id }) => id).filter((id) => id !== entered);
  const named = limit === undefined ? undefined : machine.find(limit);
  const end = named === undefined ? machine.states.findIndex(({ id }) => id === entered) : ids.indexOf(named);
  return end > 0 ? ids.slice(0, end) : ids;
};

const mentionsIn = (tokens: readonly Token[], machine: Machine): readonly Mention[] => {
  const names = machine.states
    .flatMap(({ id, label }) => {
      const words = tokenise(label).map(({ lower }) => lower);
      const [short = ''] = words;
      const [place = '', ...placed] = words;
      // `during repair` for `in repair`
      if (placeOfState.test(place) && placed.length > 0)
        return [words, ['during', ...placed]].map((words) => ({ id, words }));
      // `waiting` for `waiting for parts`
      return words.length > 1 && machine.find(short) === id
        ? [
            { id, words },
            { id, words: [short] },
          ]
        : [{ id, words }];
    })
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const named = names.find(({ words }) => words.every((word, index) => tokens[at + index]?.lower === word));
    const word = tokens[at]?.lower ?? '';
    const meant = named ?? names.find(({ words }) => words.length === 1 && sameVerb(words[0] ?? '', word));
    if (meant === undefined) continue;
    const end = at + (named === undefined ? 1 : named.words.length);
    found.push({ id: meant.id, at, end, isVerb: named === undefined });
    at = end - 1;
  }
  return found;
};

/** `withdraw` and `withdrawn`, `charged` and `charging` share a verb; a noun does not count. */
const sameVerb = (state: string, word: string): boolean => {
  const base = readVerb(state)?.base;
  return base !== undefined && state.length > 3 && readVerb(word)?.base === base && !/ing$/.test(word);
};

type Role = 'left' | 'entered' | 'until' | 'told';

const rolesOf = (tokens: readonly Token[], found: readonly Mention[]): readonly Role[] => {
  const cues = found.map((mention, index) => cueOf(tokens, mention, found[index - 1]));
  const roles: (Role | undefined)[] = [];
  for (const cue of cues) roles.push(cue === 'same' ? roles.at(-1) : cue);
  const isEntered = roles.includes('entered');
  const isSaid = roles.some((role, index) => role === 'entered' && found[index]?.isVerb === false);
  return roles.map((role, index) => {
    if (isSaid && found[index]?.isVerb === true) return 'told';
    if (role !== undefined) return role;
    if (isEntered) return 'left';
    const isLast = roles.slice(index + 1).every((later) => later !== undefined);
    return isLast ? 'entered' : 'left';
  });
};

const cueOf = (tokens: readonly Token[], mention: Mention, before: Mention | undefined): Role | 'same' | undefined => {
  const skipped = tokens
    .slice(0, mention.at)
    .findLastIndex(({ lower }) => !/^(?:the|an?|state|back|still|now|then|again)$/.test(lower));
  const word = tokens[skipped]?.lower ?? '';
  if (before !== undefined && /^(?:and|or|,|\/|&)$/.test(word) && skipped === before.end) return 'same';
  if (/^until$/.test(word)) return 'until';
  if (
    /^(?:from|while|leaves|leaving)$/.test(word) ||
    (word === 'in' && before === undefined && /^while$/.test(tokens[skipped - 1]?.lower ?? ''))
  )
    return 'left';
  if (/^(?:to|into|becomes?|is|are|be|gets?|=|goes|turns|enters?|reaches)$/.test(word) || mention.isVerb)
    return 'entered';
  return undefined;
};

/** A state that is entered without a word of where from: the one before it in the list, or the one that was entered last. */
export const stateBefore = (entered: string, machine: Machine): string | undefined => {
  const at = machine.states.findIndex(({ id }) => id === entered);
  const last = machine.last();
  const previous = machine.states.slice(0, Math.max(0, at)).findLast(({ id }) => !machine.isAside(id))?.id;
  const lastAt = machine.states.findIndex(({ id }) => id === last);
  return last !== undefined && last !== entered && (lastAt > at || previous === undefined) ? last : previous;
};

/** What makes it happen: words in brackets, after `when` and the like, or before `brings it to`. */
const labelOf = (text: string, tokens: readonly Token[], found: readonly Mention[]): string => {
  const why =
    /^([^:]{2,30}):\s/.exec(text)?.[1] ??
    /\(([^()]+)\)/.exec(text)?.[1] ??
    /^(?:when|once|after|on|upon|if|as soon as)\s+(?:the\s+)?(.+?)(?:,|\s+(?:it|they)\b)/i.exec(text)?.[1] ??
    reasonBehind.exec(text)?.[1] ??
    reasonBefore.exec(text)?.[1] ??
    /^(.+?)\s+(?:brings|takes|puts|moves|sends|sets)\s+(?:it|them|the \w+)\s+(?:back\s+)?(?:to|into)\b/i.exec(
      text,
    )?.[1];
  if (why !== undefined) return capitalised(why.replace(/^from (?:any|either|every) \w+\s+/i, '').trim());
  const verb = found.find(({ isVerb }) => isVerb);
  return verb === undefined ? '' : capitalised(readVerb(tokens[verb.at]?.lower ?? '')?.base ?? '');
};
