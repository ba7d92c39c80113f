import type { DocumentFile } from '@diagloom/knowledge';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PictureReader } from '../../platform/picture-reading/create-picture-reader.ts';
import type { Caller } from '../../platform/studio.ts';

/** Each page takes some seconds of a processor. */
const mostPages = 30;

type Scan =
  | { readonly pages: NonNullable<DocumentFile['scan']> }
  /** Without words of its own where images are not read here. */
  | { readonly problem: string | undefined };

/** Reads what is written on the pages of a scan, one after the other, until the caller leaves. */
export const readScannedPages = async (reader: PictureReader, caller: Caller, bytes: Uint8Array): Promise<Scan> => {
  try {
    const first = await reader.readLetters(caller, { bytes, page: 1 });
    if (first.pageCount > mostPages) return { problem: tooManyPages(first.pageCount) };
    const pages = [first.lines];
    for (let page = 2; page <= first.pageCount; page += 1)
      pages.push((await reader.readLetters(caller, { bytes, page })).lines);
    return pages.some((lines) => lines.length > 0) ? { pages } : { problem: nothingRead };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_supported') return { problem: undefined };
    throw error;
  }
};

const tooManyPages = (count: number): string =>
  `This scan has ${count} pages. Up to ${mostPages} pages can be read as images. Split it into several files, or run text recognition (OCR) on it first.`;

const nothingRead =
  'No text was found on the pages of this scan. Scan it again straight, with 200 dpi or more, and upload that.';
