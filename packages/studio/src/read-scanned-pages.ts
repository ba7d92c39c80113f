import type { DocumentFile } from '@diagloom/knowledge';
import type { ScannedPage } from '@diagloom/vision';

/** Each page takes some seconds of a processor. */
const mostPages = 30;

export type ScannedPages =
  | { readonly pages: NonNullable<DocumentFile['scan']> }
  /** Says what to do. */
  | { readonly problem: string };

/** Reads what is written on the pages of a scan, one after the other. */
export const readScannedPages = async (readPage: (page: number) => Promise<ScannedPage>): Promise<ScannedPages> => {
  const first = await readPage(1);
  if (first.pageCount > mostPages) return { problem: tooManyPages(first.pageCount) };
  const pages = [first.lines];
  for (let page = 2; page <= first.pageCount; page += 1) pages.push((await readPage(page)).lines);
  return pages.some((lines) => lines.length > 0) ? { pages } : { problem: nothingRead };
};

const tooManyPages = (count: number): string =>
  `This scan has ${count} pages. Up to ${mostPages} pages can be read as images. Split it into several files, or run text recognition (OCR) on it first.`;

const nothingRead =
  'No text was found on the pages of this scan. Scan it again, straight and at 200 dpi or higher, then upload that.';
