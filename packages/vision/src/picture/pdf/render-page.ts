import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { PictureProblem } from '../picture-problem.ts';
import type { Raster } from '../pixels/raster.ts';

/** Finds a page, counted from 1. Throws a `PictureProblem` for one that the file does not have. */
export const findPage = async (file: PDFDocumentProxy, number: number): Promise<PDFPageProxy> => {
  if (number < 1 || number > file.numPages)
    throw new PictureProblem(
      `This PDF has ${file.numPages === 1 ? 'one page' : `${file.numPages} pages`}. Choose one of them.`,
    );
  return file.getPage(number);
};

interface RenderOptions {
  /** Of the longer side, px. */
  readonly side: number;
  /** Without what is written, where that is known from elsewhere. */
  readonly words: 'shown' | 'left out';
  /** How many times as large as printed at most; twice where absent. */
  readonly most?: number;
}

/** How large a page is drawn, so that its longer side is as long as that, px; twice as large as printed at most, or `most` times. */
export const scaleOf = (page: PDFPageProxy, side: number, most = 2): number => {
  const { width, height } = page.getViewport({ scale: 1 });
  return Math.min(most, side / Math.max(width, height, 1));
};

/** Draws a page on white. */
export const renderPage = async (page: PDFPageProxy, { side, words, most }: RenderOptions) => {
  const viewport = page.getViewport({ scale: scaleOf(page, side, most) });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const context = canvas.getContext('2d');
  const filter = words === 'shown' ? undefined : await withoutWords(page);
  await page.render({
    // The library is typed for browsers; this canvas has what it uses.
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    background: '#ffffff',
    ...(filter === undefined ? {} : { operationsFilter: filter }),
  }).promise;
  return canvas;
};

export const toRaster = (canvas: Awaited<ReturnType<typeof renderPage>>): Raster => ({
  width: canvas.width,
  height: canvas.height,
  data: canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data,
});

/** Lets everything be drawn but text. */
const withoutWords = async (page: PDFPageProxy): Promise<(index: number) => boolean> => {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { fnArray } = await page.getOperatorList();
  const writing = new Set<number>([
    OPS.showText,
    OPS.showSpacedText,
    OPS.nextLineShowText,
    OPS.nextLineSetSpacingShowText,
  ]);
  return (index) => !writing.has(fnArray[index] ?? -1);
};
