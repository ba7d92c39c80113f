/**
 * A list of wishes as sentences, of the same length, so that places in the text stay what they are: marks such as `1.` and `-` become
 * spaces, and so does the line that only announces the list; a line that ends without a mark gets a full stop for its line break. A text
 * without a list stays as it is.
 */
export const blankListMarks = (text: string): string => {
  const lines = text.split('\n');
  const items = lines.filter((line) => mark.test(line)).length;
  if (items < 2 && !(items === 1 && lines.length > 1)) return text;
  const said = lines.map((line, at) =>
    at < lines.length - 1 && announces.test(line) && mark.test(lines[at + 1] ?? '')
      ? blank(line)
      : line.replace(mark, blank),
  );
  return said.map((line, at) => (at === said.length - 1 ? line : line + (isEnded(line) ? ' ' : '.'))).join('');
};

const mark = /^\s*(?:\(?\d{1,2}[.):]|\(?[a-h][.)]|[-*•–])\s+(?=\S)/;

const announces = /^(?!\s*\d).*:\s*$/;

const blank = (text: string): string => text.replace(/\S/g, ' ');

const isEnded = (line: string): boolean => /(?:[.!?;:,]|^)\s*$/.test(line);
