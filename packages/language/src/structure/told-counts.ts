import { countAdverbs, countedPlaces } from '../lexicon/en/data-words.ts';
import { markAfter, type Token, wordAt } from '../text/token.ts';
import { leadingCardinality } from './cardinality.ts';
import { phraseAt } from './clauses/phrase.ts';
import { withRanges } from './count-ranges.ts';
import { toSingular } from './name.ts';

/** `crew = 4 or 5 sailors`, `a race is always two boats on one lake`: how many something consists of says that it has them. */
export const withEqualCounts = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ text, lower }, index) => index > 0 && (text === '=' || /^(?:is|are)$/.test(lower)));
  const sign = tokens[at];
  const told = withRanges(tokens.slice(at + 1));
  const behind = withoutAdverbs(told);
  const isSure = sign?.text === '=' || behind.length < told.length;
  if (sign === undefined || tokens[at - 1]?.lower === 'there' || !opensCount(behind, isSure)) return tokens;
  const end = phraseAt(behind, 0)?.end ?? behind.length;
  const subject = tokens.slice(0, at);
  return [...subject, wordAt('has', sign), ...behind.slice(0, end), ...withPlaceApart(subject, behind.slice(end))];
};

/** Several of something: `is one of the boats` says what it is. */
const opensCount = (tokens: readonly Token[], isSure: boolean): boolean => {
  const length = leadingCardinality(tokens)?.length;
  const phrase = phraseAt(tokens, 0);
  if (length === undefined || phrase === undefined || phrase.words.length === 0) return false;
  const last = phrase.words.at(-1)?.lower ?? '';
  return tokens[length]?.lower !== 'of' && (isSure || toSingular(last) !== last);
};

/** `on one lake` behind what it has says where it is. */
const withPlaceApart = (subject: readonly Token[], rest: readonly Token[]): readonly Token[] => {
  const [place] = rest;
  const isPlace =
    place !== undefined && countedPlaces.has(place.lower) && leadingCardinality(rest.slice(1)) !== undefined;
  return isPlace ? [markAfter('–', place), ...subject, wordAt('is', place), ...rest] : rest;
};

/** `boats have logbooks, always one owner per logbook`: each of what stands behind `per` has what stands before it. */
export const withPer = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }) => lower === 'per');
  const per = tokens[at];
  const from = tokens.slice(0, Math.max(0, at)).findLastIndex(({ text }) => /^[,;–—]$/.test(text)) + 1;
  const counted = withoutAdverbs(tokens.slice(from, at));
  const part = phraseAt(counted, 0);
  const whole = phraseAt(tokens, at + 1);
  const isCounted = leadingCardinality(counted) !== undefined && part?.end === counted.length;
  if (per === undefined || whole === undefined || !isCounted) return tokens;
  return [
    ...(from === 0 ? [] : [...tokens.slice(0, from - 1), markAfter('–', per)]),
    wordAt('each', per),
    ...whole.words.map((word) => ({ ...word, text: toSingular(word.text), lower: toSingular(word.lower) })),
    wordAt('has', per),
    ...counted,
    ...tokens.slice(whole.end),
  ];
};

const withoutAdverbs = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(
    Math.max(
      0,
      tokens.findIndex(({ lower }) => !countAdverbs.has(lower)),
    ),
  );
