import { PictureProblem } from '../picture-problem.ts';
import type { PictureReading } from '../picture-reading.ts';
import { type ReadingTools, readPixels } from '../read-pixels.ts';
import { diagramInPdf } from './carried-diagram.ts';
import { withPdf } from './open-pdf.ts';
import { findPage, renderPage, scaleOf, toRaster } from './render-page.ts';
import { textOfPage } from './text-of-page.ts';

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
    const canvas = await renderPage(found, { side: readingSide, words: words.length === 0 ? 'shown' : 'left out' });
    const raster = toRaster(canvas);
    const { reading, unit } = await readPixels(raster, { ...tools, ...(words.length === 0 ? {} : { words }) });
    const isText =
      words.length > 40 && reading.connectors.length === 0 && reading.shapes.every(({ kind }) => kind === 'text');
    if (isText) throw new PictureProblem(textOnly);
    const carried = await diagramInPdf(file);
    return { width: raster.width, height: raster.height, unit, reading, ...(carried === undefined ? {} : { carried }) };
  });
};

const textOnly = 'This page holds text and no diagram. Choose another page, or paste its text as a prompt.';
