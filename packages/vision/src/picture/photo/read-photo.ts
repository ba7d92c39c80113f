import { moveReading } from '../move-reading.ts';
import type { Raster } from '../pixels/raster.ts';
import type { ReadingTools, ReadPixels } from '../read-pixels.ts';
import { findPage } from './find-page.ts';
import { readByHand } from './read-by-hand.ts';
import { straightenPage } from './straighten-page.ts';

/** Reads what a camera took: where all edges of a page are in sight, the page alone, as it looks from above. */
export const readPhoto = async (raster: Raster, tools: ReadingTools): Promise<ReadPixels> => {
  const corners = findPage(raster);
  if (corners === undefined) return readByHand(raster, tools);
  const page = straightenPage(raster, corners);
  const read = await readByHand(page.raster, tools);
  return { ...read, reading: moveReading(read.reading, page.toPhoto) };
};
