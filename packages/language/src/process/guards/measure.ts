import { articles, contractions, copulas, determiners, pronouns } from '../../lexicon/en/closed-words.ts';
import { allOfThem, comparers, comparingPairs, units } from '../../lexicon/en/guard-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';

/** The most words of the thing that is measured. */
const longestThing = 3;

/** A measure that opens some words: `score below 500`, `7-30 days`, `60 or more`. */
export interface Measure {
  /** The words before the comparison. */
  readonly thing: readonly Token[];
  /** How many tokens it has in all. */
  readonly length: number;
}

/** The measure that the tokens open with; undefined where they open with none. Example: `orders over 100 eur go to Ann` has four. */
export const measureAt = (tokens: readonly Token[]): Measure | undefined => {
  for (let at = 0; at <= Math.min(longestThing, tokens.length - 1); at += 1) {
    const end = comparisonEnd(tokens, at);
    if (end > at)
      return { thing: withoutLink(tokens.slice(0, at)).filter(({ lower }) => !allOfThem.has(lower)), length: end };
    const isCopula = at > 0 && copulas.has(contractions.get(tokens[at]?.lower ?? '') ?? tokens[at]?.lower ?? '');
    const after = isCopula ? comparisonEnd(tokens, at + 1) : at;
    if (after > at + 1) return { thing: tokens.slice(0, at), length: after };
    if (tokens[at]?.kind !== 'word') return undefined;
  }
  return undefined;
};

/** `fines | of up to 50`, `with a | score above 700`: what ties the thing to its measure and to the case. */
const withoutLink = (thing: readonly Token[]): readonly Token[] => {
  const from = /^(?:with|for|at)$/.test(thing[0]?.lower ?? '') ? 1 : 0;
  const named = thing.slice(articles.has(thing[from]?.lower ?? '') ? from + 1 : from);
  return named.at(-1)?.lower === 'of' ? named.slice(0, -1) : named;
};

/** The index after a comparison with a number that starts at `at`; `at` itself for none. */
const comparisonEnd = (tokens: readonly Token[], at: number): number => {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (first === undefined) return at;
  if (/^(?:between|from)$/.test(first.lower) && numberEnd(tokens, at + 1) > at + 1) {
    const joined = numberEnd(tokens, at + 1);
    const end = numberEnd(tokens, joined + 1);
    return /^(?:and|to|-|–)$/.test(tokens[joined]?.lower ?? '') && end > joined + 1 ? end : at;
  }
  const isComparative = second?.lower === 'than' && /^\p{L}{2,}er$/u.test(first.lower);
  const length =
    isComparative || comparingPairs.includes(`${first.lower} ${second?.lower ?? ''}`)
      ? 2
      : /^[<>]$/.test(first.text) && second?.text === '='
        ? 2
        : comparers.has(first.lower)
          ? 1
          : 0;
  if (length > 0) {
    const number = numberEnd(tokens, at + length);
    return number > at + length ? number : at;
  }
  if (first.kind !== 'number') return at;
  if (/^(?:-|–|to)$/.test(second?.lower ?? '') && third?.kind === 'number') return numberEnd(tokens, at + 2);
  if (second?.text === '+') return unitEnd(tokens, at + 2);
  if (/^\d[\d.,]*[-–]\d/.test(first.text)) return unitEnd(tokens, at + 1);
  const unit = unitEnd(tokens, at + 1);
  const [joined, more] = tokens.slice(unit, unit + 2);
  if (
    /^(?:or|and)$/.test(joined?.lower ?? '') &&
    /^(?:more|less|fewer|over|above|below|under|up|older|younger|higher|lower)$/.test(more?.lower ?? '')
  )
    return unitEnd(tokens, unit + 2);
  return at;
};

const numberEnd = (tokens: readonly Token[], at: number): number => {
  const sign = /^(?:[$€£]|EUR|USD|GBP|CHF)$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const isNumber =
    tokens[sign]?.kind === 'number' ||
    (countWords.has(tokens[sign]?.lower ?? '') && units.has(tokens[sign + 1]?.lower ?? ''));
  return isNumber ? unitEnd(tokens, sign + 1) : at;
};

const countWords: ReadonlySet<string> = new Set('a an one two three four five six seven eight nine ten'.split(' '));

const unitEnd = (tokens: readonly Token[], at: number): number => {
  const unit = tokens[at]?.lower ?? '';
  return units.has(unit) || ratio.test(unit) || unit.startsWith('°') || isCounted(tokens, at) ? at + 1 : at;
};

/** `mmol/l`, `km/h` */
const ratio = /^[\p{Ll}µ]{1,4}\/[\p{Ll}]{1,3}$/u;

/** `5 crates,`, `5 crates the boss ...`: several of something that is no verb, with nothing more in its name. */
const isCounted = (tokens: readonly Token[], at: number): boolean => {
  const { lower = '', kind } = tokens[at] ?? {};
  const next = tokens[at + 1];
  const isOver =
    next === undefined || next.kind === 'mark' || [determiners, pronouns].some((set) => set.has(next.lower));
  const isCount = kind === 'word' && /[^s]s$/.test(lower) && readVerb(lower) === undefined;
  return isCount && isOver && tokens[at - 1]?.kind === 'number';
};
