import type { Sign } from '@diagloom/diagram/model';

/** How a text that wants a type reads; the part of `TypeCandidate` that features need. */
interface Signed {
  readonly id: string;
  readonly cues: { readonly signs?: readonly (readonly Sign[])[] | undefined };
}

/**
 * What of a text speaks for one kind of diagram or another, by which the weights were learned: words without their endings, pairs of them,
 * marks that come again and again, and whose signs it has. In: the text and all types. Out: names of features, each once; linear in the text.
 */
export const typeFeatures = (text: string, types: readonly Signed[]): readonly string[] => {
  const read = text.slice(0, mostRead).toLowerCase().replace(arrow, ' -> ');
  const pieces = (read.match(piece) ?? []).map(withoutEnding);
  const features = new Set(['any']);
  for (const [at, word] of pieces.entries()) {
    features.add(`w:${word}`);
    const next = pieces[at + 1];
    if (next !== undefined) features.add(`b:${word} ${next}`);
  }
  for (const [mark, atLeast] of marks)
    if (pieces.filter((each) => each === mark).length >= atLeast) features.add(`m:${mark}`);
  for (const { id, cues } of types) if (signStrength(text, cues.signs) > 0) features.add(`s:${id}`);
  return [...features];
};

/** Characters; what comes later changes no mind. */
const mostRead = 2000;

/** However it is written. A single `>` is one only between spaces. */
export const arrow = /\s*(?:[-=]+>+|[→⇒➜➔])\s*|\s>\s/g;

const piece = /[a-z][a-z'’-]*|\d+|->|[→=|:?>/]|\n\s*[-*•]|\n\s*\d+[.)]/g;

const marks = [
  ['->', 2],
  ['?', 1],
  [':', 2],
  ['|', 3],
] as const;

const withoutEnding = (word: string): string => {
  if (/^\d/.test(word)) return '#';
  if (!/^[a-z]/.test(word)) return word.trim().replace(/\d+/, '#');
  return word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s)$/, '');
};

/** How many times over the signs of a set are there, for the set of which the most are; 0 where no set is whole. */
const signStrength = (text: string, sets: readonly (readonly Sign[])[] = []): number =>
  Math.max(
    0,
    ...sets.map((signs) =>
      Math.min(...signs.map(({ pattern, atLeast }) => Math.floor(countOf(text, pattern) / atLeast))),
    ),
  );

export const countOf = (text: string, { source, flags }: RegExp): number =>
  [...text.matchAll(new RegExp(source, `${flags.replace('g', '')}g`))].length;
