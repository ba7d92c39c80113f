/** A text without what no reader needs, and where in the source each of its characters came from. */
export interface NarrowedText {
  readonly text: string;
  readonly placeOf: (at: number) => number;
}

/**
 * Hundreds of blanks or empty lines in a row as a hundred, since a pattern that looks for what may stand behind blanks takes longer with each of
 * them. Undefined for a text without such a gap. Linear in its length.
 */
export const narrowGaps = (source: string): NarrowedText | undefined => {
  const cuts = [...source.matchAll(wideGap)].map(({ index, 0: gap }) => ({
    from: index + widest,
    length: gap.length - widest,
  }));
  if (cuts.length === 0) return undefined;
  const placeOf = (at: number): number =>
    cuts.reduce((place, { from, length }) => place + (place < from ? 0 : length), at);
  return { text: source.replace(wideGap, (gap) => gap.slice(0, widest)), placeOf };
};

/** In characters: more than any table or indented list has. */
const widest = 100;

const wideGap = /[^\S\n]{101,}|\n{101,}/g;
