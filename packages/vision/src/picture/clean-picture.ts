import { createCanvas, ImageData } from '@napi-rs/canvas';
import { decodePicture, type PictureLimits } from './decode/decode-picture.ts';
import { lookAtHeader } from './decode/look-at-header.ts';
import { PictureProblem } from './picture-problem.ts';

/** A picture drawn anew from its pixels: nothing else of the file is in it, neither where it was taken nor what was hidden in it. */
export interface CleanPicture {
  /** px. */
  readonly width: number;
  readonly height: number;
  /** Both as WebP. */
  readonly picture: Uint8Array;
  readonly thumbnail: Uint8Array;
}

/** The longest side of the small one, px: twice what a thread shows, for sharp screens. */
const small = 320;

/** WebP's own scale; letters of screenshots stay clean. */
const quality = 88;

/** Unpacks a picture and packs its pixels again; of one that moves, the first that is seen. Throws a `PictureProblem`. */
export const cleanPicture = async (bytes: Uint8Array, limits: PictureLimits): Promise<CleanPicture> => {
  if (lookAtHeader(bytes) === undefined) throw new PictureProblem('Choose a PNG, JPEG, WebP or GIF picture.');
  const { raster } = await decodePicture(bytes, limits);
  const { width, height, data } = raster;
  const whole = createCanvas(width, height);
  whole.getContext('2d').putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0);
  const factor = Math.min(1, small / Math.max(width, height));
  const reduced = createCanvas(Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor)));
  const context = reduced.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, reduced.width, reduced.height);
  return {
    width,
    height,
    picture: new Uint8Array(await whole.encode('webp', quality)),
    thumbnail: new Uint8Array(await reduced.encode('webp', quality)),
  };
};
