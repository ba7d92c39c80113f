import type { Raster } from '../pixels/raster.ts';
import { type ReadingTools, type ReadPixels, readPixels } from '../read-pixels.ts';
import { drawInk } from './draw-ink.ts';

/** More shapes than this are the squares of the paper. */
const mostShapes = 24;

/** Reads what a hand drew on paper or a board: its ink alone, and figures as uneven as hands make them. */
export const readByHand = async (raster: Raster, tools: ReadingTools): Promise<ReadPixels> => {
  const all = await readPixels(drawInk(raster, { onlyStrong: false }), { ...tools, isByHand: true });
  if (shapesIn(all) <= mostShapes) return all;
  const strong = await readPixels(drawInk(raster, { onlyStrong: true }), { ...tools, isByHand: true });
  return shapesIn(strong) === 0 ? all : strong;
};

export const shapesIn = ({ reading }: ReadPixels): number =>
  reading.shapes.filter(({ kind }) => kind !== 'text').length;
