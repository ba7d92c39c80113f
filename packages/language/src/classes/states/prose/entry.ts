import { stateAdjectives } from '../../../lexicon/en/closed-words.ts';
import {
  beforeTo,
  beginsAs,
  copulas,
  goesOnTo,
  nothingBehind,
  putInto,
} from '../../../lexicon/en/state-prose-patterns.ts';
import { becomingVerbs, markingVerbs, movingVerbs } from '../../../lexicon/en/state-prose-words.ts';
import { readVerb } from '../../../lexicon/morphology.ts';
import { splitCopulas } from '../../../text/split-contractions.ts';
import { type Token, tokenise } from '../../../text/token.ts';
import type { Known } from './known.ts';
import { isLower, isUpper, nameAt, skip } from './state-name.ts';
import { afterThing, isCondition, isSubject, isThing } from './subject.ts';

/** Where a sentence says that a state is entered. */
export interface Entry {
  readonly name: string;
  /** Letters from the sentence's start to the words that say so, to the name and behind it. */
  readonly start: number;
  readonly nameStart: number;
  readonly end: number;
  /** Where the verb says it of anything; a copula says it of things of which states are told alone. */
  readonly isSure: boolean;
}

const isForm = (token: Token | undefined, verbs: readonly string[]): boolean => {
  const base = token === undefined ? undefined : readVerb(token.lower)?.base;
  return base !== undefined && verbs.includes(base);
};

/** Every entry that the sentence tells, in its order. */
export const findEntries = (sentence: string, known: Known): readonly Entry[] => {
  const tokens = splitCopulas(tokenise(sentence));
  const entries: Entry[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = entryAt(sentence, tokens, at, known);
    if (found === undefined) continue;
    entries.push(found);
    while ((tokens[at + 1]?.start ?? Number.POSITIVE_INFINITY) < found.end) at += 1;
  }
  return entries;
};

const entryAt = (sentence: string, tokens: readonly Token[], at: number, known: Known): Entry | undefined => {
  const place: Place = { sentence, tokens, at, known };
  for (const read of [
    readArrow,
    readBecoming,
    readMoving,
    readMaking,
    readMarking,
    readBeginning,
    readCopula,
    readGoingOn,
    readColon,
    readLapse,
  ]) {
    const entry = read(place);
    if (entry !== undefined) return entry;
  }
  return undefined;
};

/** A token that may say that a state is entered. */
interface Place {
  readonly sentence: string;
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly known: Known;
}

type Way = (place: Place) => Entry | undefined;

const lowerAt = ({ tokens }: Place, at: number): string => tokens[at]?.lower ?? '';

/** The entry of the state whose name begins at a token. */
const named = (
  { sentence, tokens, at, known }: Place,
  from: number,
  isSure: boolean,
  prefix = '',
): Entry | undefined => {
  const name = nameAt(sentence, tokens, from, known);
  if (name === undefined) return undefined;
  return { name: prefix + name.text, start: tokens[at]?.start ?? 0, nameStart: name.start, end: name.end, isSure };
};

/** `Deny → Denied` */
const readArrow: Way = (place) =>
  /^(?:→|-+>)$/.test(lowerAt(place, place.at)) ? named(place, place.at + 1, true) : undefined;

/** `it becomes open`, `turns Expired` */
const readBecoming: Way = (place) => {
  const { tokens, at, known } = place;
  if (!isForm(tokens[at], becomingVerbs) || isForm(tokens[at - 1], ['have'])) return undefined;
  if (/^(?:to|into|back)$/.test(lowerAt(place, at + 1))) return undefined;
  const from = skip(tokens, at + 1);
  const entry = named(place, from, true);
  const isClear = isForm(tokens[at], ['become']) || isUpper(tokens[from]);
  return entry !== undefined && (isClear || known.isState(entry.name)) ? entry : undefined;
};

/** `goes back to Ready`, `puts it into review` */
const readMoving: Way = (place) => {
  const { tokens, at, known } = place;
  if (!isForm(tokens[at], movingVerbs)) return undefined;
  const moved = skip(tokens, at + 1);
  const from = isThing(tokens, moved, known) ? skip(tokens, afterThing(tokens, moved, known)) : moved;
  const to = lowerAt(place, from);
  if (to !== 'to' && to !== 'into') return undefined;
  return named(place, from + 1, true, to === 'into' && isLower(tokens[from + 1]) ? 'in ' : '');
};

/** `payment makes it valid` */
const readMaking: Way = (place) => {
  const { tokens, at, known } = place;
  return isForm(tokens[at], ['make']) && isThing(tokens, at + 1, known)
    ? named(place, skip(tokens, afterThing(tokens, at + 1, known)), false)
    : undefined;
};

/** `marks it as arrived` */
const readMarking: Way = (place) => {
  const { tokens, at, known } = place;
  if (!isForm(tokens[at], markingVerbs)) return undefined;
  const from = isThing(tokens, at + 1, known) ? afterThing(tokens, at + 1, known) : at + 1;
  return /^(?:as|to)$/.test(lowerAt(place, from)) ? named(place, from + 1, true) : undefined;
};

/** `starts as Draft` */
const readBeginning: Way = (place) => {
  const { tokens, at } = place;
  if (!isForm(tokens[at], ['start', 'begin']) || !beginsAs.test(lowerAt(place, at + 1))) return undefined;
  return named(place, at + (lowerAt(place, at + 1) === 'out' ? 3 : 2), true);
};

/** `and to completed`, `otherwise to Closed`, `or Lost` */
const readGoingOn: Way = (place) => {
  const { tokens, at, known } = place;
  const word = lowerAt(place, at);
  if (!goesOnTo.test(word) || (word === 'or' && !isUpper(tokens[at + 1]))) return undefined;
  const entry = named(place, skip(tokens, at + 1), true);
  const goesOn = word === 'to' && beforeTo.test(lowerAt(place, at - 1)) && isMoving(tokens, at, known);
  return entry !== undefined && (goesOn || known.isState(entry.name)) ? entry : undefined;
};

/** `Pilot without a fault for 14 days: released` */
const readColon: Way = (place) => {
  const { sentence, tokens, at, known } = place;
  if (lowerAt(place, at) !== ':') return undefined;
  const entry = named(place, skip(tokens, at + 1), true);
  if (entry === undefined) return undefined;
  const isAlone = isAtEnd(sentence, entry) && (/^\p{Lu}/u.test(entry.name) || saysHow(entry.name));
  return isAlone || known.isState(entry.name) ? entry : undefined;
};

/** `it is terminated`, `they are at first provisional`, `it is in notice`. */
const readCopula: Way = (place) => {
  const { sentence, tokens, at, known } = place;
  if (!copulas.test(lowerAt(place, at)) || !isSubject(tokens, at, known) || isCondition(tokens, at, known))
    return undefined;
  const start = tokens[at]?.start ?? 0;
  let from = skip(tokens, at + 1);
  const first = tokens[from];
  if (first === undefined) return undefined;
  const isIn = first.lower === 'in' || first.lower === 'on';
  if (putInto.test(first.lower) && (isUpper(tokens[from + 1]) || known.isState(tokens[from + 1]?.lower ?? '')))
    from += 1;
  if (isIn) from += 1;
  if (isIn && /^(?:the|an?)$/.test(tokens[from]?.lower ?? '')) return undefined;
  const name = nameAt(sentence, tokens, from, known);
  if (name === undefined) return undefined;
  const isPut = tokens[from - 1] === first && !isIn;
  const isState = known.isState(name.text) || (isIn && isLower(tokens[from]) === false);
  const says =
    isIn ||
    isPut ||
    saysHow(name.text) ||
    isState ||
    /^(?:at first|initially)/.test(sentence.slice(start).replace(/^\w+ /, ''));
  if (!says) return undefined;
  const text = isIn && isLower(tokens[from]) && !known.isState(name.text) ? `${first.lower} ${name.text}` : name.text;
  return { name: text, start, nameStart: name.start, end: name.end, isSure: false };
};

/** `it lapses`: what a thing does by itself, without an object. */
const readLapse: Way = ({ tokens, at, known }) => {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined || !isSubject(tokens, at, known)) return undefined;
  const verb =
    readVerb(token.lower) ??
    (/[a-z]{4}s$/.test(token.lower) ? { base: token.lower.slice(0, -1), forms: new Set(['third']) } : undefined);
  if (verb === undefined || !verb.forms.has('third') || isCondition(tokens, at, known)) return undefined;
  if (/^(?:have|do|be)$/.test(verb.base)) return undefined;
  const next = tokens[at + 1];
  if (next !== undefined && !nothingBehind.test(next.lower)) return undefined;
  const name = verb.base.endsWith('e') ? `${verb.base}d` : `${verb.base}ed`;
  return { name, start: token.start, nameStart: token.start, end: token.end, isSure: false };
};

const saysHow = (name: string): boolean => {
  const [first = ''] = name.toLowerCase().split(' ');
  const forms = readVerb(first)?.forms;
  return (
    forms?.has('participle') === true ||
    forms?.has('past') === true ||
    stateAdjectives.has(first) ||
    /(?:ed|en)$|^(?:lost|a?waiting)$/.test(first)
  );
};

const isAtEnd = (sentence: string, { end }: Entry): boolean => /^["”'’]?\s*(?:[.;]|$)/u.test(sentence.slice(end));

/** Whether something was said to move before: `goes to Ready, otherwise to Closed`. */
const isMoving = (tokens: readonly Token[], at: number, known: Known): boolean =>
  tokens.slice(0, at).some((token, place) => isForm(token, movingVerbs) && isSubject(tokens, place, known));
