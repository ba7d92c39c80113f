import { adverbs, stateAdjectives } from '../lexicon/en/closed-words.ts';
import { caseQualities, outcomeStates } from '../lexicon/en/guard-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';

/**
 * `Chip → call the owner. No chip → put up a poster`, `Plug loose: push it. Plug fine: call the smith`: heads that say the opposite of each other, or
 * how the same thing may be, are conditions. In: sentences. Out: the same, with such heads told as `if chip, ...`.
 */
export const withPairedHeads = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const heads = sentences.map((sentence) => ({ end: headEnd(sentence), words: wordsOf(sentence) }));
  return sentences.map((sentence, at) => {
    const own = heads[at];
    if (own === undefined || own.end === 0) return sentence;
    const from = Math.max(0, at - farthest);
    const rivals = heads.slice(from, at + farthest + 1).flatMap(({ words }, index) => {
      const place = from + index;
      return place !== at && areRivals(words, own.words) ? [{ words, place }] : [];
    });
    const [rival, ...more] = rivals;
    if (rival === undefined) return sentence;
    const isOther = more.length === 0 && rival.place < at && areStatesOfOne(rival.words, own.words);
    return asCondition(sentence, own.end, isOther ? rival.words.at(-1) : undefined);
  });
};

/** `plug fine: ...` as `if plug fine: ...`, or as `if plug not loose: ...` where that is the only other state. */
const asCondition = (sentence: Sentence, end: number, denied: string | undefined): Sentence => {
  const { tokens } = sentence;
  const [first, last] = [tokens[0], tokens[end - 1]];
  if (first === undefined || last === undefined) return sentence;
  const word = (text: string, from: Token): Token => ({ ...from, text, lower: text });
  const state = denied === undefined ? [last] : [word('not', last), word(denied, last)];
  const opener = { ...word('if', first), kind: 'word' as const, end: first.start };
  return {
    ...sentence,
    tokens: [opener, ...tokens.slice(0, end - 1), ...state, ...tokens.slice(end)],
  };
};

/** Sentences that may stand between two heads. */
const farthest = 3;

const longestHead = 4;

const denial = /^(?:no|not)$/;

/** Where the head of a sentence ends: before an arrow, a colon or a dash that stands behind few words, of a denial before a comma, too; 0 where there is none. */
const headEnd = ({ tokens }: Sentence): number => {
  const at = tokens.findIndex(({ kind }) => kind === 'mark');
  const [before, mark, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (at < 1 || at > longestHead || mark === undefined || before === undefined || behind === undefined) return 0;
  const isApart = before.end < mark.start && mark.end < behind.start;
  if (mark.text === ',') return denial.test(tokens[0]?.lower ?? '') ? at : 0;
  return /^[:→]$/.test(mark.text) || (isApart && /^(?:[-–—]|[-=]>)$/.test(mark.text)) ? at : 0;
};

const wordsOf = (sentence: Sentence): readonly string[] =>
  sentence.tokens.slice(0, headEnd(sentence)).map(({ lower }) => lower);

const areRivals = (one: readonly string[], two: readonly string[]): boolean =>
  one.length > 0 && two.length > 0 && areOpposed(one, two);

const areOpposed = (one: readonly string[], two: readonly string[]): boolean =>
  denies(one, two) || denies(two, one) || areStatesOfOne(one, two) || areQualitiesOfOne(one, two);

/** `weak` beside `strong`, or beside `dead colony`, which names the thing that both are about. */
const areQualitiesOfOne = ([one = '', ...thing]: readonly string[], [two = '', ...other]: readonly string[]): boolean =>
  one !== two &&
  caseQualities.has(one) &&
  caseQualities.has(two) &&
  (thing.length === 0 || other.length === 0 || thing.join(' ') === other.join(' '));

/** `no chip` beside `chip`, `not free` beside `free`. */
const denies = ([no = '', ...rest]: readonly string[], words: readonly string[]): boolean =>
  denial.test(no) && rest.length > 0 && rest.join(' ') === words.join(' ');

/** `plug loose` beside `plug fine`; `too high` and `too low` name no thing. */
const areStatesOfOne = (one: readonly string[], two: readonly string[]): boolean =>
  one.length > 1 &&
  !adverbs.has(one.at(-2) ?? '') &&
  one.slice(0, -1).join(' ') === two.slice(0, -1).join(' ') &&
  one.at(-1) !== two.at(-1) &&
  [one.at(-1), two.at(-1)].every((word) => isState(word ?? ''));

const isState = (word: string): boolean =>
  stateAdjectives.has(word) || outcomeStates.has(word) || readVerb(word)?.forms.has('participle') === true;
