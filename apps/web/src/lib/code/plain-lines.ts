export interface CodeToken {
  readonly text: string;
  /** What it is, such as `keyword`; absent for plain text. */
  readonly kind?: string;
}

/** A file as lines without colours. */
export const plainLines = (content: string): readonly (readonly CodeToken[])[] =>
  withoutLastBreak(content.split('\n').map((text) => (text === '' ? [] : [{ text }])));

/** Files end in a line break, which begins no line. */
export const withoutLastBreak = <Line extends readonly CodeToken[]>(lines: readonly Line[]): readonly Line[] =>
  lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
