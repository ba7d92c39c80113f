import { PictureProblem } from '../picture-problem.ts';
import type { PictureReading } from '../picture-reading.ts';
import { type ReadingTools, readPixels } from '../read-pixels.ts';
import { diagramInPdf } from './carried-diagram.ts';
import { withPdf } from './open-pdf.ts';
import { findPage, renderPage, scaleOf, toRaster } from './render-page.ts';
import { type PageWord, textOfPage } from './text-of-page.ts';
import { pathsOfPage } from './vector/paths-of-page.ts';
import { readVectors } from './vector/read-vectors.ts';

/** As large as pages are drawn to be read, px of the longer side: thin lines are then two pixels or more. */
const readingSide = 2000;

export interface PdfTools extends ReadingTools {
  /** Where `pdfjs-dist` is installed. */
  readonly pdfjsFolder: string;
}

/**
 * Reads a page of a PDF, counted from 1. Its lines are read as it is drawn without its text, and its text as the file says it; a page
 * that is a scan, without text, is read as a picture.
 */
export const readPdf = (bytes: Uint8Array, page: number, tools: PdfTools): Promise<PictureReading> => {
  tools.onStage?.('opening');
  return withPdf(bytes, tools.pdfjsFolder, async (file) => {
    const found = await findPage(file, page);
    const scale = scaleOf(found, readingSide);
    const words = await textOfPage(found, scale);
    const carried = await diagramInPdf(file);
    const { width, height } = found.getViewport({ scale });
    const drawn = readVectors(await pathsOfPage(found, scale), { width, height, scale, words });
    if (drawn !== undefined) {
      const size = { width: Math.round(width), height: Math.round(height) };
      return { ...size, unit: unitOf(words), reading: drawn, ...(carried === undefined ? {} : { carried }) };
    }
    const canvas = await renderPage(found, { side: readingSide, words: words.length === 0 ? 'shown' : 'left out' });
    const raster = toRaster(canvas);
    const { reading, unit } = await readPixels(raster, { ...tools, ...(words.length === 0 ? {} : { words }) });
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    const isText =
      letters > mostLetters && reading.connectors.length === 0 && reading.shapes.every(({ kind }) => kind === 'text');
    if (reading.shapes.length === 0) throw new PictureProblem(nothingThere);
    if (isText) throw new PictureProblem(textOnly);
    return { width: raster.width, height: raster.height, unit, reading, ...(carried === undefined ? {} : { carried }) };
  });
};

/** Lines of letters of 12 px, which are usual in diagrams, are so high. */
const usualLine = 11.5;

const unitOf = (words: readonly PageWord[]): number => {
  const heights = words.map(({ box }) => box.height).toSorted((a, b) => a - b);
  return Math.max(1, (heights[heights.length >> 1] ?? usualLine) / usualLine);
};

/** More than a few labels are a text. */
const mostLetters = 250;

const nothingThere = 'Nothing was found on this page. Choose another page, or upload an image of it.';

const textOnly = 'This page has text but no diagram. Choose another page, or paste its text as your description.';
