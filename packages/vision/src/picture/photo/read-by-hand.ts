import type { Mask, Raster } from '../pixels/raster.ts';
import { type ReadingTools, type ReadPixels, readPixels } from '../read-pixels.ts';
import { findInk } from './find-ink.ts';

/** Reads what a hand drew on paper or a board: its ink alone, and figures as uneven as hands make them. */
export const readByHand = (raster: Raster, tools: ReadingTools): Promise<ReadPixels> => {
  const handInk = findInk(raster);
  return readPixels(drawInk(handInk), { ...tools, handInk });
};

/** Black on white. */
const drawInk = ({ width, height, data: ink }: Mask): Raster => {
  const data = new Uint8ClampedArray(4 * ink.length).fill(255);
  for (let at = 0; at < ink.length; at += 1) if (ink[at] === 1) data.fill(0, 4 * at, 4 * at + 3);
  return { width, height, data };
};

export const shapesIn = ({ reading }: ReadPixels): number =>
  reading.shapes.filter(({ kind }) => kind !== 'text').length;
