import { withPdf } from './open-pdf.ts';
import { findPage, renderPage } from './render-page.ts';

/** Pages of a PDF as pictures, to choose from. */
export interface PdfPages {
  readonly pageCount: number;
  /** The page that was asked for, as a PNG. */
  readonly picture: Uint8Array;
  /** The first pages, small, as PNGs. */
  readonly thumbnails: readonly Uint8Array[];
}

const mostThumbnails = 24;

const sides = { picture: 1600, thumbnail: 220 } as const;

/** Draws a page of a PDF, counted from 1, and the first ones small. Throws a `PictureProblem`. */
export const drawPdfPages = (bytes: Uint8Array, page: number, pdfjsFolder: string): Promise<PdfPages> =>
  withPdf(bytes, pdfjsFolder, async (file) => {
    const picture = await renderPage(await findPage(file, page), { side: sides.picture, words: 'shown' });
    const thumbnails: Uint8Array[] = [];
    const count = file.numPages > 1 ? Math.min(file.numPages, mostThumbnails) : 0;
    for (let number = 1; number <= count; number += 1) {
      const small = await renderPage(await file.getPage(number), { side: sides.thumbnail, words: 'shown' });
      thumbnails.push(new Uint8Array(small.toBuffer('image/png')));
    }
    return { pageCount: file.numPages, picture: new Uint8Array(picture.toBuffer('image/png')), thumbnails };
  });
