import type { Judgement } from './judge.ts';

const mostNamed = 3;

/** What the reader of a doubtful drawing is told: which labels to look at, where some look odd, and what speaks against the drawing. */
export const doubtMessage = ({ reasons, oddLabels }: Pick<Judgement, 'reasons' | 'oddLabels'>): string => {
  const seen = reasons.length === 0 ? '' : ` (${reasons.join('; ')})`;
  if (oddLabels.length === 0) return `Check this diagram before you use it. Parts of it may be wrong${seen}.`;
  return `Check ${listed(oddLabels)} before you use this diagram${seen}.`;
};

const listed = (labels: readonly string[]): string => {
  const named = labels.slice(0, mostNamed).map((label) => `"${label}"`);
  const more = labels.length - named.length;
  return new Intl.ListFormat('en').format(more === 0 ? named : [...named, `${more} more`]);
};
