import { readScannedPages as readPages, type ScannedPages } from '@diagloom/studio';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PictureReader } from '../../platform/picture-reading/create-picture-reader.ts';
import type { Caller } from '../../platform/studio.ts';

/** Reads what is written on the pages of a scan until the caller leaves; without an answer where images are not read here. */
export const readScannedPages = async (
  reader: PictureReader,
  caller: Caller,
  bytes: Uint8Array,
): Promise<ScannedPages | undefined> => {
  try {
    return await readPages((page) => reader.readLetters(caller, { bytes, page }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_supported') return undefined;
    throw error;
  }
};
