import type { PageReader } from '../words/letter-reader.ts';
import { withPdf } from './open-pdf.ts';
import { findPage, renderPage, scaleOf } from './render-page.ts';

/** A page of a scan as lines of text, in points from its bottom left corner, as those of other PDFs. */
export interface ScannedPage {
  readonly pageCount: number;
  readonly lines: readonly {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    /** Of its letters. */
    readonly size: number;
    readonly pageHeight: number;
  }[];
}

/** Of the longer side, px: some 200 dots an inch of a usual sheet, from where letters of ten points are read well. */
const side = 2300;
const most = 3;

/** Lines below this are shadows, stamps and dirt more often than words. */
const leastSure = 0.5;

/** Reads the letters of a page of a PDF that is a picture, counted from 1. Throws a `PictureProblem`. */
export const readScan = (
  bytes: Uint8Array,
  page: number,
  { letters, pdfjsFolder }: { readonly letters: PageReader; readonly pdfjsFolder: string },
): Promise<ScannedPage> =>
  withPdf(bytes, pdfjsFolder, async (file) => {
    const found = await findPage(file, page);
    const canvas = await renderPage(found, { side, most, words: 'shown' });
    const scale = scaleOf(found, side, most);
    const pageHeight = canvas.height / scale;
    const lines = await letters.readPage(canvas.toBuffer('image/png'));
    return {
      pageCount: file.numPages,
      lines: lines
        .filter(({ confidence }) => confidence >= leastSure)
        .map(({ text, x, y, height }) => ({
          text,
          x: x / scale,
          y: pageHeight - (y + height) / scale,
          size: height / scale,
          pageHeight,
        })),
    };
  });
