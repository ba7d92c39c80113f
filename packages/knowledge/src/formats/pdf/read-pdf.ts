import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ParsedDocument } from '../../document.ts';
import {
  broken,
  DocumentProblem,
  documentLimits,
  encrypted,
  picturesOnly,
  tooLong,
  tooManyPages,
} from '../../document-problem.ts';
import { dropRunningLines } from './drop-running-lines.ts';
import { linesOfPage, type PdfLine } from './lines-of-page.ts';
import { toBlocks } from './to-blocks.ts';

/** Reads the text of a PDF page by page. Nothing in it is run, and nothing that it names is fetched. */
export const readPdf = async (bytes: Uint8Array): Promise<ParsedDocument> => {
  const { getDocument, VerbosityLevel } = await loadPdfjs();
  const task = getDocument({
    // A copy, since the library keeps what it is given, and never a Buffer, which it refuses.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    cMapUrl: `${join(home, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(home, 'standard_fonts')}/`,
    useWorkerFetch: false,
  });
  try {
    const file = await task.promise;
    if (file.numPages > documentLimits.pages) throw tooManyPages(file.numPages);
    const pages: (readonly PdfLine[])[] = [];
    let characters = 0;
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const lines = linesOfPage(await page.getTextContent(), page.view, number);
      page.cleanup();
      pages.push(lines);
      characters += lines.reduce((sum, { text }) => sum + text.length, 0);
      if (characters > documentLimits.characters) throw tooLong();
    }
    if (characters === 0) throw picturesOnly();
    return { pages: file.numPages, ...toBlocks(dropRunningLines(pages)) };
  } catch (error) {
    throw toProblem(error);
  } finally {
    await task.destroy();
  }
};

const toProblem = (error: unknown): DocumentProblem => {
  if (error instanceof DocumentProblem) return error;
  return error instanceof Error && error.name === 'PasswordException' ? encrypted('PDF') : broken('PDF', error);
};

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const loadPdfjs = async () => {
  giveDrawingClasses();
  return import('pdfjs-dist/legacy/build/pdf.mjs');
};

/** The library wants classes of a drawing surface as soon as it is loaded; reading text uses none of them. */
const giveDrawingClasses = (): void => {
  const scope: Record<string, unknown> = globalThis as never;
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) scope[name] ??= class {};
};
