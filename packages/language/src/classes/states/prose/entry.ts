import {
  beforeName,
  beforeTo,
  beforeVerb,
  beginsAs,
  conditionWord,
  copulas,
  endsSubject,
  goesOnTo,
  nothingBehind,
  numberWord,
  putInto,
  thingDeterminer,
  withinName,
  withinSubject,
} from '../../../lexicon/en/state-prose-patterns.ts';
import {
  afterStates,
  becomingVerbs,
  markingVerbs,
  movingVerbs,
  stateAdverbs,
} from '../../../lexicon/en/state-prose-words.ts';
import { readVerb } from '../../../lexicon/morphology.ts';
import { type Token, tokenise } from '../../../text/token.ts';

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

/** What tells which things have states, and which names states have. */
export interface Known {
  /** Nouns such as `ticket`. */
  readonly things: ReadonlySet<string>;
  readonly isState: (name: string) => boolean;
}

const isForm = (token: Token | undefined, verbs: readonly string[]): boolean => {
  const base = token === undefined ? undefined : readVerb(token.lower)?.base;
  return base !== undefined && verbs.includes(base);
};

/** Every entry that the sentence tells, in its order. */
export const findEntries = (sentence: string, known: Known): readonly Entry[] => {
  const tokens = tokenise(sentence);
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
  const token = tokens[at];
  if (token === undefined) return undefined;
  const begin = token.start;
  const named = (place: number, isSure: boolean, prefix = ''): Entry | undefined => {
    const name = nameAt(sentence, tokens, place, known);
    return name === undefined
      ? undefined
      : { name: prefix + name.text, start: begin, nameStart: name.start, end: name.end, isSure };
  };
  if (token.text === '→' || token.text === '->' || sentence.startsWith('->', begin))
    return named(at + (token.text === '-' ? 2 : 1), true);
  if (isForm(token, becomingVerbs) && !isForm(tokens[at - 1], ['have'])) {
    const next = tokens[at + 1]?.lower;
    if (next !== 'to' && next !== 'into' && next !== 'back') {
      const entry = named(skip(tokens, at + 1), true);
      if (
        entry !== undefined &&
        (readVerb(token.lower)?.base === 'become' || known.isState(entry.name) || isUpper(tokens[skip(tokens, at + 1)]))
      )
        return entry;
    }
  }
  if (isForm(token, movingVerbs)) {
    let place = skip(tokens, at + 1);
    if (isThing(tokens, place, known)) place = skip(tokens, afterThing(tokens, place, known));
    const to = tokens[place]?.lower;
    if (to === 'to' || to === 'into') {
      const entry = named(place + 1, true, to === 'into' && isLower(tokens[place + 1]) ? 'in ' : '');
      if (entry !== undefined) return entry;
    }
  }
  if (isForm(token, ['make']) && isThing(tokens, at + 1, known))
    return named(skip(tokens, afterThing(tokens, at + 1, known)), false);
  if (isForm(token, markingVerbs)) {
    const place = isThing(tokens, at + 1, known) ? afterThing(tokens, at + 1, known) : at + 1;
    if (tokens[place]?.lower === 'as' || tokens[place]?.lower === 'to') return named(place + 1, true);
  }
  if (isForm(token, ['start', 'begin']) && beginsAs.test(tokens[at + 1]?.lower ?? ''))
    return named(at + (tokens[at + 1]?.lower === 'out' ? 3 : 2), true);
  if (copulas.test(token.lower) && isSubject(tokens, at, known) && !isCondition(tokens, at, known))
    return copula(sentence, tokens, at, known);
  if (goesOnTo.test(token.lower)) {
    const entry = named(skip(tokens, at + 1), true);
    const goesOn = token.lower === 'to' && beforeTo.test(tokens[at - 1]?.lower ?? '');
    const isEither = token.lower === 'or' && entry !== undefined && isUpper(tokens[at + 1]);
    if (token.lower === 'or' && !isEither) return undefined;
    return entry !== undefined && (known.isState(entry.name) || (goesOn && isMoving(tokens, at, known)))
      ? entry
      : undefined;
  }
  if (token.text === ':') {
    const entry = named(skip(tokens, at + 1), true);
    return entry !== undefined &&
      (known.isState(entry.name) || endsShort(sentence, entry) || (saysHow(entry.name) && isAtEnd(sentence, entry)))
      ? entry
      : undefined;
  }
  return lapse(tokens, at, known);
};

/** `it is terminated`, `they are at first provisional`, `it is in notice`. */
const copula = (sentence: string, tokens: readonly Token[], at: number, known: Known): Entry | undefined => {
  const start = tokens[at]?.start ?? 0;
  let place = skip(tokens, at + 1);
  const first = tokens[place];
  if (first === undefined) return undefined;
  const isIn = first.lower === 'in' || first.lower === 'on';
  if (putInto.test(first.lower) && (isUpper(tokens[place + 1]) || known.isState(tokens[place + 1]?.lower ?? '')))
    place += 1;
  if (isIn) place += 1;
  if (isIn && /^(?:the|an?)$/.test(tokens[place]?.lower ?? '')) return undefined;
  const name = nameAt(sentence, tokens, place, known);
  if (name === undefined) return undefined;
  const isPut = tokens[place - 1] === first && !isIn;
  const isState = known.isState(name.text) || (isIn && isLower(tokens[place]) === false);
  const says =
    isIn ||
    isPut ||
    saysHow(name.text) ||
    isState ||
    /^(?:at first|initially)/.test(sentence.slice(start).replace(/^\w+ /, ''));
  if (!says) return undefined;
  const text = isIn && isLower(tokens[place]) && !known.isState(name.text) ? `${first.lower} ${name.text}` : name.text;
  return { name: text, start, nameStart: name.start, end: name.end, isSure: false };
};

/** `it lapses`: what a thing does by itself, without an object. */
const lapse = (tokens: readonly Token[], at: number, known: Known): Entry | undefined => {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined || !isSubject(tokens, at, known)) return undefined;
  const verb =
    readVerb(token.lower) ??
    (/[a-z]{4}s$/.test(token.lower) ? { base: token.lower.slice(0, -1), forms: new Set(['third']) } : undefined);
  if (verb === undefined || !verb.forms.has('third') || isCondition(tokens, at, known)) return undefined;
  const next = tokens[at + 1];
  if (next !== undefined && !nothingBehind.test(next.lower)) return undefined;
  const name = verb.base.endsWith('e') ? `${verb.base}d` : `${verb.base}ed`;
  return { name, start: token.start, nameStart: token.start, end: token.end, isSure: false };
};

const saysHow = (name: string): boolean => {
  const [first = ''] = name.toLowerCase().split(' ');
  const forms = readVerb(first)?.forms;
  return forms?.has('participle') === true || forms?.has('past') === true || /(?:ed|en)$|^lost$/.test(first);
};

/** Whether the words before a verb are the thing or stand for it. */
const isSubject = (tokens: readonly Token[], verb: number, known: Known): boolean => {
  let at = verb - 1;
  while (at >= 0 && beforeVerb.test(tokens[at]?.lower ?? '')) at -= 1;
  const word = tokens[at]?.lower ?? '';
  if (isLongSubject(tokens, verb, known)) return true;
  return (
    word === 'it' ||
    word === 'they' ||
    word === 'one' ||
    known.things.has(word) ||
    known.things.has(word.replace(/s$/, ''))
  );
};

/** `Valid tickets not used by then are expired`: the sentence begins with the thing, and nothing parts it from the verb. */
const isLongSubject = (tokens: readonly Token[], verb: number, known: Known): boolean => {
  const first = afterThing(tokens, 0, known);
  return (
    first > 0 &&
    first <= verb &&
    tokens[0]?.lower !== 'it' &&
    tokens.slice(first, verb).every(({ lower, text }) => text !== ',' && text !== ':' && !endsSubject.test(lower))
  );
};

/** `as soon as two orders are open`: what is said to be so has not happened here. A clause before the subject ends the condition. */
const isCondition = (tokens: readonly Token[], verb: number, known: Known): boolean => {
  const subject = subjectStart(tokens, verb, known);
  let at = verb - 1;
  while (at >= 0 && !conditionWord.test(tokens[at]?.lower ?? '') && !/^[,;:.]$/.test(tokens[at]?.lower ?? '')) {
    const forms = readVerb(tokens[at]?.lower ?? '')?.forms;
    const isVerb = forms !== undefined && !(forms.size === 1 && forms.has('base'));
    if (at === subject - 1 && !withinSubject.test(tokens[at]?.lower ?? '')) return false;
    if (at < verb - 2 && isVerb) return false;
    at -= 1;
  }
  return conditionWord.test(tokens[at]?.lower ?? '');
};

/** Where `it` or `the loan` before a verb begins; behind the verb where the subject is another one. */
const subjectStart = (tokens: readonly Token[], verb: number, known: Known): number => {
  if (/^(?:it|they)$/.test(tokens[verb - 1]?.lower ?? '')) return verb - 1;
  for (const length of [2, 3]) {
    const start = verb - length;
    if (thingDeterminer.test(tokens[start]?.lower ?? '') && afterThing(tokens, start, known) === verb) return start;
  }
  return verb + 1;
};

/** `it`, `the ticket`, `a confirmed ticket`. */
const isThing = (tokens: readonly Token[], at: number, known: Known): boolean => afterThing(tokens, at, known) > at;

const afterThing = (tokens: readonly Token[], at: number, known: Known): number => {
  const word = tokens[at]?.lower ?? '';
  if (/^(?:it|them)$/.test(word)) return at + 1;
  const from = thingDeterminer.test(word) ? at + 1 : at;
  for (const length of [0, 1, 2]) {
    const noun = tokens[from + length]?.lower ?? '';
    if (known.things.has(noun) || known.things.has(noun.replace(/s$/, '')) || (length > 0 && noun === 'one'))
      return from + length + 1;
  }
  return at;
};

const skip = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (stateAdverbs.includes(tokens[at]?.text ?? '') && tokens[at]?.text !== 'to') at += 1;
  return at;
};

const isUpper = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');

const isLower = (token: Token | undefined): boolean => /^\p{Ll}/u.test(token?.text ?? '');

/** The most words that a state is called. */
const longestName = 4;

/** The name of a state that begins at a token: until a word or a sign that ends it. */
const nameAt = (
  sentence: string,
  tokens: readonly Token[],
  from: number,
  known: Known,
): { readonly text: string; readonly start: number; readonly end: number } | undefined => {
  let at = from;
  while (beforeName.test(tokens[at]?.lower ?? '')) at += 1;
  const first = tokens[at];
  if (first === undefined || !/^[\p{L}\d]/u.test(first.text)) return undefined;
  let longest: { readonly text: string; readonly start: number; readonly end: number } | undefined;
  const isNamed = /^\p{Lu}/u.test(first.text);
  for (let end = at; end < tokens.length && end - at < longestName; end += 1) {
    const token = tokens[end];
    if (token === undefined || !/^[\p{L}\d]/u.test(token.text)) break;
    const text = sentence.slice(first.start, token.end);
    const isKnown = known.isState(text);
    if (end > at && afterStates.includes(token.lower) && !isKnown && !isNamed) break;
    if (end > at && isNamed && isOver(tokens, end)) {
      if (isKnown) longest = { text, start: first.start, end: token.end };
      break;
    }
    if (end > at && stateAdverbs.includes(token.lower) && !isKnown) break;
    if (end === at && !isNamed && (afterStates.includes(token.lower) || thingDeterminer.test(token.lower)))
      return undefined;
    if (end > at && (token.kind === 'number' || numberWord.test(token.lower))) break;
    longest = { text, start: first.start, end: token.end };
    if (isKnown && !isNamed && !known.isState(sentence.slice(first.start, tokens[end + 1]?.end ?? 0))) break;
  }
  return longest;
};

/** `Waiting for steward` goes on through small words when a word of the name comes after them; `Ready when` does not. */
const isOver = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.lower ?? '';
  return afterStates.includes(word) && !withinName.test(word);
};

const endsShort = (sentence: string, entry: Entry): boolean => /^\p{Lu}/u.test(entry.name) && isAtEnd(sentence, entry);

const isAtEnd = (sentence: string, { end }: Entry): boolean => /^["”'’]?\s*(?:[.;]|$)/u.test(sentence.slice(end));

/** Whether something was said to move before: `goes to Ready, otherwise to Closed`. */
const isMoving = (tokens: readonly Token[], at: number, known: Known): boolean =>
  tokens.slice(0, at).some((token, place) => isForm(token, movingVerbs) && isSubject(tokens, place, known));
