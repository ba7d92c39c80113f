import { articles, copulas, pronouns } from '../lexicon/en/closed-words.ts';
import { aboveWords, belowWords } from '../lexicon/en/guard-words.ts';
import { readVerb } from '../lexicon/morphology.ts';

/** Numbers that a condition allows, and the words before them: `the load exceeds 100 %` is `load`, from 100 on. */
interface NumberRange {
  readonly subject: string;
  readonly from: number;
  readonly to: number;
}

/**
 * True where both conditions measure the same thing and no number fits both: `the load is over 100`, `it lies between 90 and 100`. One of them may
 * say the thing with a pronoun or not at all, in either order.
 */
export const areApart = (ours: readonly string[], theirs: readonly string[]): boolean => {
  const [a, b] = [rangeIn(ours), rangeIn(theirs)];
  if (a === undefined || b === undefined) return false;
  const isSame = a.subject === '' || b.subject === '' || a.subject === b.subject;
  return isSame && (a.to <= b.from || b.to <= a.from);
};

/** True where a condition compares something with a number. */
export const measures = (words: readonly string[]): boolean => rangeIn(words) !== undefined;

/** True where, between two such amounts, others are left that neither speaks of: `over 90`, `below 20`. */
export const leaveOthers = (ours: readonly string[], theirs: readonly string[]): boolean => {
  const [a, b] = [rangeIn(ours), rangeIn(theirs)];
  if (a === undefined || b === undefined || !areApart(ours, theirs)) return false;
  const [low, high] = a.to <= b.from ? [a, b] : [b, a];
  return low.to < high.from || Number.isFinite(low.from) || Number.isFinite(high.to);
};

const rangeIn = (words: readonly string[]): NumberRange | undefined => {
  const text = words.join(' ').replace(/(?<=\d)[.,](?=\d{3}\b)/g, '');
  for (const { pattern, range } of forms) {
    const match = pattern.exec(text);
    const numbers = (match?.groups?.low === undefined ? [] : [match.groups.low, match.groups.high ?? '']).map(amountOf);
    const [low = Number.NaN, high = Number.NaN] = numbers;
    if (match === null || Number.isNaN(low)) continue;
    return { subject: subjectOf(text.slice(0, match.index)), ...range(low, high) };
  }
  return undefined;
};

/** `10k` is 10000. */
const amountOf = (said: string): number => Number(said.replace(/[km]$/, '')) * (scales[said.slice(-1)] ?? 1);
const scales: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

const number = String.raw`[$€£]? ?(?<low>\d+(?:\.\d+)?(?:[km](?![\p{L}]))?)`;
const unit = String.raw`(?: [\p{L}%°/]+)?`;
const high = String.raw`[$€£]? ?(?<high>\d+(?:\.\d+)?(?:[km](?![\p{L}]))?)`;

const forms: readonly {
  readonly pattern: RegExp;
  readonly range: (low: number, high: number) => { readonly from: number; readonly to: number };
}[] = [
  {
    pattern: new RegExp(`\\bbetween ${number}${unit} and ${high}`, 'u'),
    range: (from, to) => ({ from, to }),
  },
  {
    pattern: new RegExp(`(?:\\bfrom )?${number}${unit} ?(?:to|-|–) ?${high}`, 'u'),
    range: (from, to) => ({ from, to }),
  },
  {
    pattern: new RegExp(`(?:${aboveWords}) ${number}`, 'u'),
    range: (from) => ({ from, to: Number.POSITIVE_INFINITY }),
  },
  {
    pattern: new RegExp(`(?:${belowWords}) ${number}`, 'u'),
    range: (to) => ({ from: Number.NEGATIVE_INFINITY, to }),
  },
];

/** The noun that is measured; nothing for a pronoun. */
const subjectOf = (before: string): string =>
  before
    .split(' ')
    .filter((word) => word !== '' && !articles.has(word) && !copulas.has(word) && !pronouns.has(word))
    .filter((word) => readVerb(word)?.forms.has('third') !== true)
    .at(-1) ?? '';
