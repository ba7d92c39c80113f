import { determiners, subjectPronouns } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import { markAfter, type Token, wordAt } from '../text/token.ts';
import { namesActor } from './actor.ts';

/** What a sentence opens with that may be there or not: `without a ticket`. */
interface Opening {
  readonly isMissing: boolean;
  /** Without its article; none in `without: pay at the desk`. */
  readonly thing: readonly Token[];
  /** Index of the token behind it. */
  readonly end: number;
}

/**
 * `Without a ticket we send him to the till. With a ticket we scan it.`: what is there or not is asked. In: sentences. Out: the same, with both
 * openings told as conditions.
 */
export const withAndWithout = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const openings = sentences.map(({ tokens }) => openingOf(tokens));
  return sentences.map((sentence, at) => {
    const own = openings[at];
    const others = openings.slice(Math.max(0, at - farthest), at + farthest + 1);
    const rival = others.find((other) => own !== undefined && other !== undefined && areRivals(own, other));
    return own === undefined || rival === undefined ? sentence : asCondition(sentence, own, rival);
  });
};

/** Sentences that may stand between the two. */
const farthest = 2;

const longestThing = 3;

const openingOf = (tokens: readonly Token[]): Opening | undefined => {
  const [first] = tokens;
  if (first === undefined || !/^with(?:out)?$/.test(first.lower)) return undefined;
  const from = determiners.has(tokens[1]?.lower ?? '') ? 2 : 1;
  let end = from;
  while (end < tokens.length && end - from < longestThing && isPartOfThing(tokens, from, end)) end += 1;
  const thing = tokens.slice(from, end);
  const isMissing = first.lower === 'without';
  if ((thing.length === 0 && !isMissing) || namesActor(thing) || end >= tokens.length - 1) return undefined;
  return { isMissing, thing, end };
};

const isPartOfThing = (tokens: readonly Token[], from: number, at: number): boolean => {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return false;
  if (subjectPronouns.has(token.lower) || determiners.has(token.lower)) return false;
  return at === from || readVerb(token.lower)?.forms.has('third') !== true;
};

const areRivals = (one: Opening, other: Opening): boolean => {
  const [a, b] = [one, other].map(({ thing }) => thing.at(-1)?.lower);
  return one.isMissing !== other.isMissing && (a === b || (a === undefined) !== (b === undefined));
};

const asCondition = (sentence: Sentence, { isMissing, thing, end }: Opening, rival: Opening): Sentence => {
  const { tokens } = sentence;
  const [first] = tokens;
  const named = thing.length > 0 ? thing : rival.thing;
  if (first === undefined) return sentence;
  const last = tokens[end - 1] ?? first;
  const rest = tokens.slice(end);
  const told = /^[,:]$/.test(rest[0]?.text ?? '') ? rest.slice(1) : rest;
  const condition = isMissing ? [wordAt('if', first), wordAt('no', first)] : [wordAt('if', first)];
  return { ...sentence, tokens: [...condition, ...named, markAfter(',', last), ...told] };
};
