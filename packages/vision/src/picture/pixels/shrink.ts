import { createCanvas } from '@napi-rs/canvas';
import type { Raster } from './raster.ts';

/** A picture that is so many times smaller. */
export const shrink = ({ width, height, data }: Raster, by: number): Raster => {
  const full = createCanvas(width, height);
  const pixels = full.getContext('2d').createImageData(width, height);
  pixels.data.set(data);
  full.getContext('2d').putImageData(pixels, 0, 0);
  const small = createCanvas(Math.round(width / by), Math.round(height / by));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(full, 0, 0, small.width, small.height);
  return { width: small.width, height: small.height, data: context.getImageData(0, 0, small.width, small.height).data };
};
