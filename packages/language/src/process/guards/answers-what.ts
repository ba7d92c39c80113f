import { askedThings, copulas, pronouns } from '../../lexicon/en/closed-words.ts';
import { answers, otherCases } from '../../lexicon/en/guard-words.ts';
import { asksVerbs } from '../../lexicon/en/process-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { markerAt } from '../../segment/marker-at.ts';
import { withoutBrackets } from '../../segment/phrases.ts';
import type { Sentence } from '../../text/sentences.ts';
import { type Token, textOf } from '../../text/token.ts';
import { isSign } from './signs.ts';

/**
 * `Ask what it is about. Billing -> call accounts. Repairs -> open a ticket.`: sentences that open with an answer to what was asked before
 * them. In: sentences and the place of one. Out: where the sign stands behind its answer; -1 where it gives none.
 */
export const answerToWhat = (sentences: readonly Sentence[], index: number): number => {
  const own = signOf(sentences[index]);
  if (own < 0) return -1;
  const before = sentences.slice(Math.max(0, index - mostAnswers), index);
  const asked = before.findLast((sentence) => signOf(sentence) < 0);
  const isBeside = [index - 1, index + 1].some((at) => signOf(sentences[at]) > 0);
  return isBeside && asked !== undefined && asksWhat(asked.tokens) ? own : -1;
};

/** How many sentences back the question may stand. */
const mostAnswers = 8;

/** `We ask why: too dear -> offer less, moving -> cancel` as sentences of their own. */
export const withAnswersApart = (sentence: Sentence): readonly Sentence[] => {
  const { tokens } = sentence;
  const colon = tokens.findIndex(({ text }) => /^[:–—]$/.test(text));
  if (colon < 0 || !asksWhat(tokens.slice(0, colon))) return [sentence];
  const behind = tokens.slice(colon + 1);
  const starts = [0, ...behind.flatMap(({ text }, at) => (/^[,;]$/.test(text) ? [at + 1] : []))].filter(
    (at) => signOf({ ...sentence, tokens: untilComma(behind.slice(at)) }) > 0,
  );
  if (starts.length < 2 || starts[0] !== 0) return [sentence];
  const cases = starts.map((at, index) => behind.slice(at, starts[index + 1] && (starts[index + 1] ?? 0) - 1));
  return [tokens.slice(0, colon), ...cases].map((told) => ({ ...sentence, tokens: told, closing: '.' }));
};

const untilComma = (tokens: readonly Token[]): readonly Token[] => {
  const comma = tokens.findIndex(({ text }) => /^[,;]$/.test(text));
  return comma < 0 ? tokens : tokens.slice(0, comma);
};

/** `asks the caller what it is about`, `finds out why`. */
const asksWhat = (tokens: readonly Token[]): boolean => {
  const at = tokens.findLastIndex(({ lower }) => askedThings.has(lower));
  return (
    at > 0 &&
    tokens.length - at <= longestAsked &&
    tokens.slice(Math.max(0, at - longestAsker), at).some(({ lower }) => asks(lower))
  );
};

const asks = (word: string): boolean => {
  const verb = readVerb(word)?.base ?? word;
  return asksVerbs.has(verb) || verb === 'find';
};

/** Words of what is asked, and of who asks whom. */
const longestAsked = 9;
const longestAsker = 6;

/** Where the sign stands behind the few words that a sentence opens with. */
const signOf = (sentence: Pick<Sentence, 'tokens' | 'closing'> | undefined): number => {
  const { tokens, closing } = sentence ?? { tokens: [], closing: '.' };
  const sign = closing === '?' ? -1 : tokens.findIndex((token) => isSign(token) && token.text !== '=');
  const name = withoutBrackets(tokens.slice(0, Math.max(0, sign)));
  const [first] = name;
  const isOther =
    first === undefined ||
    name.length > longestAnswer ||
    answers.has(first.lower) ||
    pronouns.has(first.lower) ||
    name.some(({ lower, kind }) => copulas.has(lower) || kind === 'mark') ||
    markerAt(name, 0) !== undefined;
  return isOther || sign === tokens.length - 1 ? -1 : sign;
};

const longestAnswer = 4;

/** `anything else` is the other answer, and none of its own. */
export const isOtherAnswer = (name: readonly Token[]): boolean => otherCases.includes(textOf(name).toLowerCase());
