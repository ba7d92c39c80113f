import { readEndLabel } from './end-label.ts';

/** How many, as far as code must know. */
export interface Many {
  readonly isMany: boolean;
  readonly isOptional: boolean;
}

/** How many, as it is written, where that is bounded by more than one: `1..12`, `3`. */
export const drawnBound = (text: string | undefined): string | undefined => {
  const { count } = readEndLabel(text);
  return count !== undefined && /[2-9]|\d{2}/.test(count) ? count : undefined;
};

/** Reads `1`, `0..1`, `1..*`, `0..n`, `*`, `many`, also beside a role: `0..1 reviewer`. Nothing is one. */
export const readCardinality = (text: string | undefined): Many => {
  const said = (readEndLabel(text).count ?? '').toLowerCase();
  const isMany = /(?:\*|\bn\b|\bm\b|many|more|\.\.\s*(?:[2-9]|\d\d)|^(?:[2-9]|\d\d+)$|\+|∞)/.test(said);
  return { isMany, isOptional: /^0/.test(said) || said === '*' || said === '?' };
};
