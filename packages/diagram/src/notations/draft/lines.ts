export interface TextLine {
  /** Without the white space around it. */
  readonly text: string;
  /** Counted from 1. */
  readonly number: number;
  /** Where its text begins, in UTF-16 units. */
  readonly start: number;
}

/** The lines of a text that say anything. */
export const linesOf = (text: string): readonly TextLine[] => {
  const lines: TextLine[] = [];
  let offset = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim();
    if (content !== '')
      lines.push({ text: content, number: index + 1, start: offset + (line.length - line.trimStart().length) });
    offset += line.length + 1;
  }
  return lines;
};

export const spanOf = ({ text, start }: TextLine) => ({ start, end: start + text.length });

/** A part of a text blanked out, so that places and lines stay. */
export const blanked = (part: string): string => part.replace(/[^\n]/g, ' ');
