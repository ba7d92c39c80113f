/** How the text around a cell is laid out. */
export interface CellLayout {
  /** A line break and the indentation; empty for a file that is one line. */
  readonly lineStart: string;
  /** What each deeper level adds to it. */
  readonly indent: string;
}

const twoSpaces = '  ';

/** The layout of a file of our own at the given depth. */
export const prettyLayout = (depth: number): CellLayout => ({
  lineStart: `\n${twoSpaces.repeat(depth)}`,
  indent: twoSpaces,
});

/** The layout of a file that has this text before an element. */
export const layoutAfter = (before: string): CellLayout => {
  const lineStart = /\r?\n[ \t]*$/.exec(before)?.[0] ?? '';
  return { lineStart, indent: lineStart.endsWith('\t') ? '\t' : twoSpaces };
};

export const deeper = ({ lineStart, indent }: CellLayout): CellLayout => ({
  lineStart: lineStart === '' ? '' : lineStart + indent,
  indent,
});
