import type { Style } from '@diagloom/diagram/model';

/** Cardinalities as crow's feet: draw.io's arrow heads for each, and the spellings that people use for it. */
const crowsFeet = [
  { text: '1', arrow: 'ERmandOne', spellings: ['1', '1..1', 'one'] },
  { text: '0..1', arrow: 'ERzeroToOne', spellings: ['0..1', '0,1', '?'] },
  { text: '1..*', arrow: 'ERoneToMany', spellings: ['1..*', '1..n', '1..m', '+'] },
  { text: '0..*', arrow: 'ERzeroToMany', spellings: ['0..*', '0..n', '0..m', '*', 'n', 'm', 'many'] },
] as const;

const footOf = (text: string | undefined) =>
  crowsFeet.find(({ spellings }) => spellings.some((spelling) => spelling === text?.trim().toLowerCase()));

/** The line end for a cardinality; undefined for one that has no crow's foot, which is written as text instead. */
export const arrowOfCardinality = (text: string | undefined): string | undefined => footOf(text)?.arrow;

/** The style of a relationship's two ends. */
export const endStyles = (from: string | undefined, to: string | undefined): Style => ({
  startArrow: arrowOfCardinality(from) ?? 'none',
  startFill: '0',
  startSize: '10',
  endArrow: arrowOfCardinality(to) ?? 'none',
  endFill: '0',
  endSize: '10',
});

const foreignArrows: Readonly<Record<string, string>> = { ERone: '1', ERmany: '0..*' };

/** The cardinality that a line end says; undefined for a plain end. */
export const cardinalityOfArrow = (arrow: string | undefined): string | undefined =>
  crowsFeet.find((foot) => foot.arrow === arrow)?.text ?? foreignArrows[arrow ?? ''];
