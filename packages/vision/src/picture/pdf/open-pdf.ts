import type { PDFDocumentProxy } from 'pdfjs-dist';
import { PictureProblem } from '../picture-problem.ts';

/** The first bytes of a PDF may have something before its mark (PDF 32000, annex H). */
export const isPdf = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 1024)).includes('%PDF-');

/**
 * Opens a PDF for as long as `use` takes. In: its bytes and the folder of `pdfjs-dist`, for fonts that files only name. Nothing in the
 * file is run, and nothing that it names is fetched. Throws a `PictureProblem` for a file that is damaged or locked.
 */
export const withPdf = async <Result>(
  bytes: Uint8Array,
  pdfjsFolder: string,
  use: (file: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> => {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    // A copy: the library keeps what it is given.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    cMapUrl: `${pdfjsFolder}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${pdfjsFolder}/standard_fonts/`,
    wasmUrl: `${pdfjsFolder}/wasm/`,
    useWorkerFetch: false,
    // Larger pictures in a page are left out, px.
    maxImageSize: 40_000_000,
    canvasMaxAreaInBytes: 160_000_000,
  });
  try {
    return await use(await task.promise);
  } catch (error) {
    throw toProblem(error);
  } finally {
    await task.destroy();
  }
};

const toProblem = (error: unknown): unknown => {
  if (error instanceof PictureProblem) return error;
  if (!(error instanceof Error)) return error;
  if (error.name === 'PasswordException') return new PictureProblem(words.locked);
  return new PictureProblem(words.broken, { cause: error });
};

const words = {
  locked: 'This PDF is locked with a password. Save it without one, and upload that.',
  broken:
    'Failed to convert PDF: the file is damaged. Print it to a new PDF, or take a screenshot of it, and upload that.',
} as const;
