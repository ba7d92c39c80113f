import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PictureProblem } from '../picture-problem.ts';
import type { Raster } from '../pixels/raster.ts';
import { lookAtHeader } from './look-at-header.ts';

export interface DecodedPicture {
  readonly raster: Raster;
  /** px of the picture as it is shown, by px of the raster. */
  readonly scale: number;
  /** px of the picture as it is shown. */
  readonly width: number;
  readonly height: number;
}

export interface PictureLimits {
  /** The most pixels that are unpacked at all, in millions. */
  readonly megapixels: number;
}

/** Longer sides are made smaller, px: no diagram needs more to be read. */
const longest = 2400;

/** Unpacks a picture, upright and on white, without anything but its pixels. Throws a `PictureProblem`, before it is unpacked where it is too large. */
export const decodePicture = async (bytes: Uint8Array, { megapixels }: PictureLimits): Promise<DecodedPicture> => {
  const header = lookAtHeader(bytes);
  if (header === undefined) throw new PictureProblem(words.unknown);
  const { width, height, orientation } = header;
  if (width * height > megapixels * 1_000_000) throw new PictureProblem(words.large(width, height, megapixels));
  if (width < 16 || height < 16) throw new PictureProblem(words.small);
  const image = await loadImage(Buffer.from(bytes)).catch(() => {
    throw new PictureProblem(words.broken);
  });
  if (image.width === 0 || image.height === 0) throw new PictureProblem(words.broken);
  // Some decoders turn by themselves.
  const isTurned = orientation >= 5 && image.width === height && image.height === width && width !== height;
  const turn = isTurned ? 1 : orientation;
  const [shownWidth, shownHeight] = turn >= 5 ? [image.height, image.width] : [image.width, image.height];
  const factor = Math.min(1, longest / Math.max(shownWidth, shownHeight));
  const canvas = createCanvas(Math.round(shownWidth * factor), Math.round(shownHeight * factor));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(factor, factor);
  context.transform(...turns(turn, shownWidth, shownHeight));
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return {
    raster: { width: canvas.width, height: canvas.height, data },
    scale: 1 / factor,
    width: shownWidth,
    height: shownHeight,
  };
};

type Matrix = [number, number, number, number, number, number];

/** How a stored picture is turned and mirrored to be upright, by its EXIF orientation. */
const turns = (orientation: number, width: number, height: number): Matrix => {
  const matrices: readonly Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [-1, 0, 0, 1, width, 0],
    [-1, 0, 0, -1, width, height],
    [1, 0, 0, -1, 0, height],
    [0, 1, 1, 0, 0, 0],
    [0, 1, -1, 0, width, 0],
    [0, -1, -1, 0, width, height],
    [0, -1, 1, 0, 0, height],
  ];
  return matrices[orientation - 1] ?? [1, 0, 0, 1, 0, 0];
};

const words = {
  unknown: 'Please upload a JPEG, PNG, GIF, WebP image, or PDF file.',
  broken: 'This image is damaged. Save it again, or take a screenshot of it, and upload that.',
  small: 'This image is too small to contain a diagram. Upload a larger one.',
  large: (width: number, height: number, megapixels: number) =>
    `This image has ${width} × ${height} pixels, but only up to ${megapixels} million can be read. Make it smaller and upload it again.`,
} as const;
