import type { Raster } from '../pixels/raster.ts';
import { spreadInk } from '../pixels/spread-ink.ts';

/** Closes gaps of up to twice `reach` px in strokes: ink grows, then shrinks again as much, and what it had covered before stays covered. */
export const closeGaps = (cells: Uint8Array, size: Pick<Raster, 'width' | 'height'>, reach: number): Uint8Array => {
  const shrunk = spreadInk(spreadInk(cells, size, { reach, way: 'grow' }), size, { reach, way: 'shrink' });
  return shrunk.map((cell, at) => (cell === 1 || cells[at] === 1 ? 1 : 0));
};
