import { cleanLine } from '../../clean-text.ts';

/** A line of text on a page. */
export interface PdfLine {
  readonly text: string;
  readonly page: number;
  /** From the bottom of the page, in points. */
  readonly y: number;
  readonly x: number;
  /** The height of the page in points. */
  readonly pageHeight: number;
  /** Of its largest letters, in points. */
  readonly size: number;
  readonly isBold: boolean;
}

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
  readonly fontName: string;
}

interface TextContent {
  readonly items: readonly unknown[];
  readonly styles: Readonly<Record<string, { readonly fontFamily: string }>>;
}

/** Puts the pieces of text of a page together to lines, in the order of the file, which is that of reading in most. */
export const linesOfPage = (content: TextContent, view: readonly number[], page: number): readonly PdfLine[] => {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const lines: PdfLine[] = [];
  let end = 0;
  for (const item of content.items.filter(isText)) {
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform;
    const size = Math.hypot(a, b);
    // What is written beside the page or in no size is there for nobody to read.
    if (size < 1 || x < left - 1 || x > right || y < bottom - 1 || y > top) continue;
    const last = lines.at(-1);
    const gap = x - end;
    if (last !== undefined && Math.abs(last.y - y) < Math.max(2, last.size * 0.4) && gap > -size * 2) {
      const space = gap > size * 0.15 && !last.text.endsWith(' ') ? ' ' : '';
      lines[lines.length - 1] = { ...last, text: last.text + space + item.str, size: Math.max(last.size, size) };
    } else {
      const isBold = /bold|black|heavy/i.test(`${item.fontName} ${content.styles[item.fontName]?.fontFamily ?? ''}`);
      lines.push({ text: item.str, page, x, y, size, isBold, pageHeight: top - bottom });
    }
    end = x + item.width;
  }
  return lines
    .map((line) => ({ ...line, text: cleanLine(line.text.normalize('NFKC')) }))
    .filter(({ text }) => text !== '');
};

const isText = (item: unknown): item is TextItem =>
  typeof item === 'object' &&
  item !== null &&
  'str' in item &&
  typeof item.str === 'string' &&
  item.str !== '' &&
  'transform' in item;
