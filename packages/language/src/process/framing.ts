import { clauseOpeners, determiners, pronouns } from '../lexicon/en/closed-words.ts';
import { asides, howOpeners, subjectLineOpeners, titleNouns } from '../lexicon/en/framing-words.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { markerAt } from '../segment/marker-at.ts';
import { withoutBrackets } from '../segment/phrases.ts';
import { findPredicate, type Predicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { conditionStrength } from './guards/condition-phrase.ts';

/** A text without what only stands around its steps. */
export interface Unframed {
  readonly sentences: readonly Sentence[];
  /** What its heading calls it; empty for none. */
  readonly title: string;
}

/** The most words of a title. */
const longestTitle = 9;

/**
 * Takes headings, greetings, requests and remarks about the drawing away: `Tea round. Ann boils water ...`, `tea round - Ann boils ...`,
 * `how we make tea: Ann boils ...`. What is left are the sentences that tell what happens.
 */
export const withoutFraming = (given: readonly Sentence[]): Unframed => {
  const kept = given.flatMap(withoutAsides);
  const [first, ...rest] = kept;
  if (first === undefined || first.item !== undefined) return { sentences: kept, title: '' };
  const lead = leadEnd(first);
  if (lead > 0) {
    const told = { ...first, tokens: first.tokens.slice(lead + 1) };
    return { sentences: told.tokens.length > 0 ? [told, ...rest] : rest, title: titleOf(first.tokens.slice(0, lead)) };
  }
  return isTitle(first, rest) ? { sentences: rest, title: titleOf(first.tokens) } : { sentences: kept, title: '' };
};

const titleOf = (tokens: readonly Token[]): string => {
  const bare = withoutBrackets(tokens);
  return bare.length > longestTitle || howOpeners.has(bare[0]?.lower ?? '')
    ? ''
    : capitalised(textOf(bare).replace(/[\s,:-]+$/, ''));
};

/** A sentence without the pieces that speak to the reader; none where nothing else is in it. */
const withoutAsides = (sentence: Sentence): readonly Sentence[] => {
  const { tokens } = sentence;
  if (isAside(tokens) || isSubjectLine(tokens)) return [];
  const comma = tokens.findIndex(({ text }) => text === ',' || text === ':');
  if (comma > 0 && comma < tokens.length - 1 && isAside(tokens.slice(0, comma)))
    return withoutAsides({ ...sentence, tokens: tokens.slice(comma + 1) });
  return [sentence];
};

const isSubjectLine = (tokens: readonly Token[]): boolean =>
  subjectLineOpeners.has(tokens[0]?.lower ?? '') && tokens[1]?.text === ':';

const piecesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const comma = tokens.findIndex(({ text }) => text === ',');
  return comma < 0 ? [tokens] : [tokens.slice(0, comma), ...piecesOf(tokens.slice(comma + 1))];
};

const isAside = (tokens: readonly Token[]): boolean => {
  if (tokens.length > 24) return false;
  const text = textOf(tokens).toLowerCase();
  return asides.some(({ pattern }) => pattern.test(text));
};

/** Where a title ends in the first sentence: at a colon or at a dash with a clause behind it; 0 for nowhere. */
const leadEnd = ({ tokens }: Sentence): number => {
  const at = tokens.findIndex(
    ({ text, start }, index) => text === ':' || (/^[-–—]$/.test(text) && start > (tokens[index - 1]?.end ?? 0)),
  );
  if (at < 1 || at > 14) return 0;
  const lead = withoutBrackets(tokens.slice(0, at));
  if (opensLoopOrCondition(tokens)) return 0;
  const opens = howOpeners.has(lead[0]?.lower ?? '') || piecesOf(lead).some(isAside);
  if (lead.some(({ text }) => /^(?:[-=]+>|[→➔➜⟶]|;)$/.test(text)) || (!opens && conditionStrength(lead) === 'strong'))
    return 0;
  const predicate = findPredicate(lead);
  const tells = predicate !== undefined && predicate.form !== 'gerund' && predicate.start > 0 && predicate.score >= 6.5;
  return opens || !tells ? at : 0;
};

/** `Mould change.` before sentences that have verbs. */
const isTitle = ({ tokens, closing }: Sentence, rest: readonly Sentence[]): boolean => {
  const words = withoutBrackets(tokens);
  if (words.some(({ text }) => text === ':') || opensLoopOrCondition(tokens)) return false;
  if (
    closing === '?' ||
    words.length === 0 ||
    words.length > longestTitle ||
    tokens.some(({ text }) => /^(?:[-=]+>|[→➔➜⟶]|[;/])$/.test(text))
  )
    return false;
  const predicate = findPredicate(words);
  const told = rest.filter((sentence) => findPredicate(sentence.tokens) !== undefined).length;
  if (
    told < 2 &&
    !(told === 1 && rest.length === 1 && (rest[0]?.tokens.length ?? 0) > (predicate === undefined ? 5 : 12))
  )
    return false;
  const isNamed =
    titleNouns.has(words.at(-1)?.lower ?? '') &&
    !(predicate !== undefined && predicate.start === 0 && predicate.form === 'base' && predicate.score > 7);
  return (
    isNamed ||
    /^(?:how|what)$/.test(words[0]?.lower ?? '') ||
    !tellsDeed(words, predicate) ||
    (predicate !== undefined && namesTopic(predicate, rest))
  );
};

/** `Discharge to a care home. The doctor declares ...`: what looks like a command is a noun where the rest tells who does what. */
const namesTopic = ({ start, form, voice, score, verb }: Predicate, rest: readonly Sentence[]): boolean => {
  const isBare = start === 0 && form === 'base' && voice === 'active' && score < 8 && nounHomographs.has(verb);
  return isBare && rest.slice(0, 2).every(({ tokens }) => (findPredicate(tokens)?.start ?? 0) > 0);
};

/** `Wash the cup`, `Ann washes it`, `The cup is washed`; but `First cup at noon` tells none. */
const tellsDeed = (words: readonly Token[], predicate: Predicate | undefined): boolean => {
  if (predicate === undefined || predicate.form === 'gerund') return false;
  if (predicate.voice === 'state' || predicate.end - predicate.start > 1) return true;
  const after = words[predicate.end];
  const opensObject =
    after !== undefined &&
    (determiners.has(after.lower) || pronouns.has(after.lower) || clauseOpeners.has(after.lower));
  if (predicate.start === 0) return predicate.form === 'base' || opensObject;
  return opensObject || (predicate.score >= 6 && !nounHomographs.has(predicate.verb));
};

const opensLoopOrCondition = (tokens: readonly Token[]): boolean =>
  (markerAt(tokens, 0) !== undefined && !howOpeners.has(tokens[0]?.lower ?? '')) ||
  /^(?:for|loop|repeat|go|iterate)$/.test(tokens[0]?.lower ?? '');
