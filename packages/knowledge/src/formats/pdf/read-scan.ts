import type { ParsedDocument } from '../../document.ts';
import { dropRunningLines } from './drop-running-lines.ts';
import type { PdfLine } from './lines-of-page.ts';
import { toBlocks } from './to-blocks.ts';

/** A line that was read of the picture of a page. */
export type ScannedLine = Omit<PdfLine, 'page' | 'isBold'>;

/** Heights of letters that differ less than this are those of one size: lines without long letters are measured lower. */
const likeSizes = 0.25;

/** Lines of pages to a document, as for PDFs with text: sizes that hardly differ are one, so that no line becomes a heading by chance. */
export const readScan = (pages: readonly (readonly ScannedLine[])[]): ParsedDocument => {
  const usual = medianOf(pages.flat().map(({ size }) => size));
  const lines = pages.map((page, place) =>
    page.map((line) => ({
      ...line,
      size: Math.abs(line.size - usual) < usual * likeSizes ? usual : line.size,
      page: place + 1,
      isBold: false,
    })),
  );
  return { pages: pages.length, ...toBlocks(dropRunningLines(lines)) };
};

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
