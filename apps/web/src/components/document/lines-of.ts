/** A line of a document's text as it is shown. */
export interface DocumentLine {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'row';
  /** Of a heading, from 1. */
  readonly level: number;
  /** Without the signs of a heading. */
  readonly text: string;
  /** Where `text` begins in the document. */
  readonly start: number;
}

/** The lines of a stretch of a document, blank ones left out. */
export const linesOf = (
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): readonly DocumentLine[] => {
  const lines: DocumentLine[] = [];
  let start = from;
  while (start < Math.min(to, text.length)) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const line = text.slice(start, end);
    if (line.trim() !== '') lines.push(toLine(line, start));
    start = end + 1;
  }
  return lines;
};

const toLine = (line: string, start: number): DocumentLine => {
  const signs = /^(#{1,6}) /.exec(line);
  if (signs !== null) {
    const level = signs[1]?.length ?? 1;
    return { kind: 'heading', level, text: line.slice(level + 1), start: start + level + 1 };
  }
  const kind = /^\s*(?:[-*]|\w{1,4}\.) /.test(line) ? 'item' : line.startsWith('| ') ? 'row' : 'paragraph';
  return { kind, level: 0, text: line, start };
};
