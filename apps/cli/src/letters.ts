import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createLetterReader, type PageReader } from '@diagloom/vision';

const folderOf = (library: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${library}/package.json`));

export const pdfjsFolder = (): string => folderOf('pdfjs-dist');

/** Reads letters of pictures; takes a second to start. */
export const openLetters = (): Promise<PageReader> => createLetterReader(folderOf('@tesseract.js-data/eng'));
