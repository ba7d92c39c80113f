import type { Rect } from '@diagloom/diagram/model';
import type { PDFPageProxy } from 'pdfjs-dist';

/** Words that a page says itself, where they stand in its picture. */
export interface PageWord {
  readonly text: string;
  /** px of the picture. */
  readonly box: Rect;
}

/** More than a page of diagrams says. */
const most = 6000;

/** What is written on a page. In: the scale of its picture. */
export const textOfPage = async (page: PDFPageProxy, scale: number): Promise<readonly PageWord[]> => {
  const viewport = page.getViewport({ scale });
  const { items } = await page.getTextContent();
  return items.slice(0, most).flatMap((item): readonly PageWord[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as readonly number[];
    const size = Math.hypot(c, d) || Math.hypot(a, b);
    const along = Math.hypot(a, b) || 1;
    const [ux, uy] = [a / along, b / along];
    // Its four corners: letters reach a fifth below their line, and rise by three quarters.
    const corners = [
      [0, -0.2],
      [item.width, -0.2],
      [0, 0.75],
      [item.width, 0.75],
    ].map(([along = 0, up = 0]) =>
      viewport.convertToViewportPoint(x + ux * along - uy * up * size, y + uy * along + ux * up * size),
    );
    const xs = corners.map(([px = 0]) => px);
    const ys = corners.map(([, py = 0]) => py);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const box = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
    return [{ text: item.str, box: wholePixels(box) }];
  });
};

const wholePixels = ({ x, y, width, height }: Rect): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** Pieces of text as they are read: line by line, with a space where there is a gap. */
export const joinWords = (words: readonly PageWord[]): string => {
  const lines: PageWord[][] = [];
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const line = lines.find(
      ([first]) => first !== undefined && Math.abs(middleOf(first) - middleOf(word)) < 0.5 * first.box.height,
    );
    if (line === undefined) lines.push([word]);
    else line.push(word);
  }
  return lines
    .map((line) =>
      line
        .toSorted((a, b) => a.box.x - b.box.x)
        .reduce((text, word, index, sorted) => {
          const before = sorted[index - 1];
          const gap = before === undefined ? 0 : word.box.x - (before.box.x + before.box.width);
          return `${text}${gap > 0.18 * word.box.height ? ' ' : ''}${word.text}`;
        }, ''),
    )
    .join(' ')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

const middleOf = ({ box }: PageWord): number => box.y + box.height / 2;
