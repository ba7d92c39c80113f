import type { Rect } from '@diagloom/diagram/model';
import { createCanvas } from '@napi-rs/canvas';
import type { Component } from '../pixels/components.ts';
import { clipBox, growBox, type Raster } from '../pixels/raster.ts';
import { spreadInk } from '../pixels/spread-ink.ts';

export interface CropRequest {
  readonly letters: readonly Component[];
  /** The component of every pixel. */
  readonly labels: Int32Array;
  readonly box: Rect;
  /** What the letters stand on. */
  readonly ground: readonly [number, number, number];
  /** By how much larger than usual they are read. */
  readonly by?: number;
}

/** Tesseract reads letters best where a small one is about so many px high. */
const goodHeight = 17;

/** The border of a crop, px: without one, letters at the edge are lost. */
const margin = 10;

/** Letters alone, dark on white whatever they were, as large as they are read best: a PNG. */
export const cropWords = (
  { data, width, height }: Raster,
  { letters, labels, box, ground, by = 1 }: CropRequest,
): Buffer => {
  const part = clipBox(growBox(box, 2), { width, height });
  const own = new Set(letters.map(({ label }) => label));
  const cells = new Uint8Array(part.width * part.height);
  for (let y = 0, place = 0; y < part.height; y += 1)
    for (let x = 0; x < part.width; x += 1, place += 1)
      if (own.has(labels[(part.y + y) * width + part.x + x] ?? 0)) cells[place] = 1;
  const beside = spreadInk(cells, part, { reach: 1, way: 'grow' });
  const contrast = new Float32Array(part.width * part.height);
  let most = 1;
  for (let y = 0, place = 0; y < part.height; y += 1) {
    for (let x = 0; x < part.width; x += 1, place += 1) {
      if (beside[place] === 0) continue;
      const at = 4 * ((part.y + y) * width + part.x + x);
      const away = Math.max(
        Math.abs((data[at] ?? 0) - ground[0]),
        Math.abs((data[at + 1] ?? 0) - ground[1]),
        Math.abs((data[at + 2] ?? 0) - ground[2]),
      );
      contrast[place] = away;
      if (away > most) most = away;
    }
  }
  const small = createCanvas(part.width, part.height);
  const pixels = small.getContext('2d').createImageData(part.width, part.height);
  for (let at = 0; at < contrast.length; at += 1) {
    const value = 255 - Math.round((255 * (contrast[at] ?? 0)) / most);
    pixels.data.fill(value, 4 * at, 4 * at + 3);
    pixels.data[4 * at + 3] = 255;
  }
  small.getContext('2d').putImageData(pixels, 0, 0);
  const factor = Math.max(0.5, Math.min(4, (by * goodHeight) / middleHeight(letters)));
  const canvas = createCanvas(
    Math.round(part.width * factor) + 2 * margin,
    Math.round(part.height * factor) + 2 * margin,
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(small, margin, margin, part.width * factor, part.height * factor);
  return canvas.toBuffer('image/png');
};

/** What JPEG leaves around letters is no higher, px, and there may be more of it than letters, which it ties together. */
const speck = 3;

/**
 * Most pieces are letters that are about as high as each other: dots, commas and icons beside them say nothing about how high letters are.
 * By hand no two are: there the middle of all but the smallest counts.
 */
export const middleHeight = (letters: readonly Component[], isByHand = false): number => {
  const heights = letters.map(({ box }) => box.height).toSorted((a, b) => b - a);
  if (isByHand) {
    const tall = heights.filter((height) => height > 0.4 * (heights[0] ?? 0));
    return tall[(tall.length - 1) >> 1] ?? 12;
  }
  const whole = heights.filter((height) => height > speck);
  const counted = whole.length > 0 ? whole : heights;
  let alike: readonly number[] = [];
  for (const height of new Set(counted)) {
    const near = counted.filter((other) => other >= 0.72 * height && other <= 1.4 * height);
    if (near.length > alike.length) alike = near;
  }
  return alike[alike.length >> 1] ?? 12;
};

/** How many lines letters stand in. */
export const countLines = (letters: readonly Component[]): number => {
  const height = middleHeight(letters);
  const middles = letters
    .filter(({ box }) => box.height > 0.6 * height)
    .map(({ box }) => box.y + box.height / 2)
    .toSorted((a, b) => a - b);
  return middles.reduce((count, y, index) => count + (y - (middles[index - 1] ?? y) > 0.8 * height ? 1 : 0), 1);
};
