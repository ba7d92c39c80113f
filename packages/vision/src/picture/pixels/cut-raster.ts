import type { Rect } from '@diagloom/diagram/model';
import type { Raster } from './raster.ts';

/** A part of a picture; it lies in it as a whole. */
export const cutRaster = ({ width, data }: Raster, box: Rect): Raster => {
  const part = new Uint8ClampedArray(4 * box.width * box.height);
  for (let row = 0; row < box.height; row += 1) {
    const from = 4 * ((box.y + row) * width + box.x);
    part.set(data.subarray(from, from + 4 * box.width), 4 * row * box.width);
  }
  return { width: box.width, height: box.height, data: part };
};
