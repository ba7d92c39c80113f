import { scaleReading } from '../move-reading.ts';
import { findComponents } from '../pixels/components.ts';
import type { Mask, Raster } from '../pixels/raster.ts';
import { resize } from '../pixels/resize.ts';
import { type ReadingTools, type ReadPixels, readPixels } from '../read-pixels.ts';
import { texture } from '../texture.ts';
import { dropLoose } from './drop-loose.ts';
import { findInk } from './find-ink.ts';

/** Longer sides are made smaller, px: gaps and strokes of hands are about as many px wide then. */
const longest = 1700;

/** Reads what a hand drew on paper or a board: its ink alone, and figures as uneven as hands make them. */
export const readByHand = async (raster: Raster, tools: ReadingTools): Promise<ReadPixels> => {
  const by = Math.max(1, Math.max(raster.width, raster.height) / longest);
  const handInk = findInk(by === 1 ? raster : resize(raster, by));
  if (isTexture(handInk)) return texture;
  const read = await readPixels(drawInk(handInk), { ...tools, handInk });
  return { ...read, unit: read.unit * by, reading: scaleReading(dropLoose(read.reading), by) };
};

/** More pieces of ink are grain, leaves or hair, and no drawing; drawings have some hundreds. */
const mostPieces = 5000;

const isTexture = (ink: Mask): boolean =>
  findComponents(ink, (at) => ink.data[at] === 1, { diagonal: true }).components.length > mostPieces;

/** Black on white. */
const drawInk = ({ width, height, data: ink }: Mask): Raster => {
  const data = new Uint8ClampedArray(4 * ink.length).fill(255);
  for (let at = 0; at < ink.length; at += 1) if (ink[at] === 1) data.fill(0, 4 * at, 4 * at + 3);
  return { width, height, data };
};
