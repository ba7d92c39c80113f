import { createCanvas } from '@napi-rs/canvas';
import type { Raster } from './raster.ts';

/** A picture that is so many times smaller, or larger where it is less than one. */
export const resize = ({ width, height, data }: Raster, by: number): Raster => {
  const full = createCanvas(width, height);
  const pixels = full.getContext('2d').createImageData(width, height);
  pixels.data.set(data);
  full.getContext('2d').putImageData(pixels, 0, 0);
  const resized = createCanvas(Math.round(width / by), Math.round(height / by));
  const context = resized.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(full, 0, 0, resized.width, resized.height);
  return {
    width: resized.width,
    height: resized.height,
    data: context.getImageData(0, 0, resized.width, resized.height).data,
  };
};
