import type { PdfLine } from './lines-of-page.ts';

/** Pages from which a line at the edge that comes again and again is a header or a footer. */
const fewestPages = 3;

/** The share of a page's height at its top and bottom where those stand. */
const edge = 0.12;

/** Leaves out headers, footers and page numbers: lines at the edge that stand on every other page, numbers aside. */
export const dropRunningLines = (pages: readonly (readonly PdfLine[])[]): readonly (readonly PdfLine[])[] => {
  if (pages.length < fewestPages) return pages;
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(lines.filter(isAtEdge).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isRunning = (line: PdfLine): boolean =>
    isAtEdge(line) && (counts.get(keyOf(line)) ?? 0) >= Math.max(2, pages.length * 0.5);
  return pages.map((lines) => lines.filter((line) => !isRunning(line)));
};

const isAtEdge = ({ y, pageHeight }: PdfLine): boolean => y < pageHeight * edge || y > pageHeight * (1 - edge);

const keyOf = ({ text }: PdfLine): string => text.replace(/\d+/g, '0').toLowerCase();
