import type { Block, ParsedDocument } from '../../document.ts';
import type { PdfLine } from './lines-of-page.ts';

const marker = /^(?:([-*•‣▪●○–])|(\d{1,3}|[a-z])[.)])\s+/i;

/** Lines to blocks: larger or bold short lines are headings, markers begin items, gaps part paragraphs. */
export const toBlocks = (pages: readonly (readonly PdfLine[])[]): Pick<ParsedDocument, 'blocks' | 'title'> => {
  const lines = pages.flat();
  const body = bodySize(lines);
  const sizes = [...new Set(lines.filter((line) => isHeading(line, body)).map(sizeOf))].toSorted((a, b) => b - a);
  const blocks: Block[] = [];
  let previous: PdfLine | undefined;
  for (const line of lines) {
    const { page, text } = line;
    const last = blocks.at(-1);
    const found = marker.exec(text);
    const goesOn = previous !== undefined && last !== undefined && follows(previous, line);
    if (isHeading(line, body)) {
      const level = Math.min(6, sizes.indexOf(sizeOf(line)) + 1);
      if (goesOn && last.kind === 'heading' && last.level === level)
        blocks[blocks.length - 1] = { ...last, text: join(last.text, text) };
      else blocks.push({ kind: 'heading', level, text, page });
    } else if (found !== null) {
      const sign = found[1] === undefined ? `${found[2]}.` : '-';
      blocks.push({ kind: 'item', text: `${sign} ${text.slice(found[0].length)}`, page });
    } else if (goesOn && (last.kind === 'paragraph' || last.kind === 'item')) {
      blocks[blocks.length - 1] = { ...last, text: join(last.text, text) };
    } else blocks.push({ kind: 'paragraph', text, page });
    previous = line;
  }
  const title = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text;
  return { blocks, ...(title === undefined ? {} : { title }) };
};

const sizeOf = ({ size }: PdfLine): number => Math.round(size * 2) / 2;

/** The size that most letters have. */
const bodySize = (lines: readonly PdfLine[]): number => {
  const letters = new Map<number, number>();
  for (const line of lines) letters.set(sizeOf(line), (letters.get(sizeOf(line)) ?? 0) + line.text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};

const isHeading = (line: PdfLine, body: number): boolean => {
  if (line.text.length > 120 || /[.;,]$/.test(line.text) || !/\p{L}/u.test(line.text)) return false;
  return (
    sizeOf(line) > body * 1.12 ||
    (line.isBold && line.text.length < 80 && sizeOf(line) >= body && !/[:]$/.test(line.text))
  );
};

/** The next line of the same paragraph: right below, or at the top of the next page where the sentence has not ended. */
const follows = (previous: PdfLine, line: PdfLine): boolean => {
  if (Math.abs(previous.size - line.size) > previous.size * 0.2) return false;
  if (previous.page !== line.page) return !/[.!?:]$/.test(previous.text) && /^\p{Ll}/u.test(line.text);
  const drop = previous.y - line.y;
  return drop > 0 && drop < previous.size * 1.75;
};

/** A word that was parted at the end of a line is put together. */
const join = (text: string, next: string): string =>
  /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
