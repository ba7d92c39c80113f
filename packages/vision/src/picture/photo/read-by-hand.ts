import type { Raster } from '../pixels/raster.ts';
import { type ReadingTools, type ReadPixels, readPixels } from '../read-pixels.ts';
import { drawInk, type InkOptions } from './draw-ink.ts';

/** More shapes than this are the squares of the paper. */
const mostShapes = 24;

/** Gaps that hands leave, px: what closes an outline here closes the space between two strokes there, so that several are tried. */
const gaps = [4, 10] as const;

/** Reads what a hand drew on paper or a board: its ink alone, and figures as uneven as hands make them. */
export const readByHand = async (raster: Raster, tools: ReadingTools): Promise<ReadPixels> => {
  const read = (ink: InkOptions): Promise<ReadPixels> => readPixels(drawInk(raster, ink), { ...tools, isByHand: true });
  const [narrow, wide] = gaps;
  const all = await read({ onlyStrong: false, gap: narrow });
  if (shapesIn(all) > mostShapes) {
    const strong = await read({ onlyStrong: true, gap: narrow });
    return shapesIn(strong) === 0 ? all : strong;
  }
  const closed = await read({ onlyStrong: false, gap: wide });
  return shapesIn(closed) <= mostShapes && partsIn(closed) > partsIn(all) ? closed : all;
};

export const shapesIn = ({ reading }: ReadPixels): number =>
  reading.shapes.filter(({ kind }) => kind !== 'text').length;

/** Connectors tell that both of their shapes are some. */
const partsIn = (read: ReadPixels): number => shapesIn(read) + read.reading.connectors.length;
