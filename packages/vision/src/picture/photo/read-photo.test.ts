import type { Point, Rect } from '@diagloom/diagram/model';
import { describe, expect, test } from 'vitest';
import type { Raster } from '../pixels/raster.ts';
import type { LetterReader } from '../words/letter-reader.ts';
import { findPage } from './find-page.ts';
import { readPhoto } from './read-photo.ts';

const letters: LetterReader = { read: async () => ({ text: '', confidence: 0 }), close: async () => undefined };

/** Of the photo, and of the page as it lies on the table. */
const size = { width: 900, height: 700 };

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** How the camera sees the page, from below its lower edge. */
const camera: Matrix = [0.62, -0.12, 190, 0.02, 0.55, 70, 0, -0.00025, 1];

const project = ([a, b, c, d, e, f, g, h, i]: Matrix, { x, y }: Point): Point => {
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
};

/** Up to a factor, which a projection does not see. */
const inverse = ([a, b, c, d, e, f, g, h, i]: Matrix): Matrix => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];

const corners = [
  { x: 0, y: 0 },
  { x: size.width, y: 0 },
  { x: size.width, y: size.height },
  { x: 0, y: size.height },
].map((corner) => project(camera, corner));

const boxes: readonly Rect[] = [
  { x: 120, y: 120, width: 240, height: 130 },
  { x: 500, y: 420, width: 260, height: 150 },
];

const isOnFrame = ({ x, y }: Point, box: Rect): boolean => {
  const inwards = Math.min(x - box.x, y - box.y, box.x + box.width - x, box.y + box.height - y);
  return inwards >= 0 && inwards < 5;
};

/** A page with two boxes on a dark table, with grain. `shift` moves it to the left, partly out of sight. */
const photograph = (shift = 0): Raster => {
  const data = new Uint8ClampedArray(4 * size.width * size.height).fill(255);
  const onPage = inverse(camera);
  for (let at = 0; at < size.width * size.height; at += 1) {
    const spot = project(onPage, { x: (at % size.width) + shift, y: Math.floor(at / size.width) });
    const isPage = spot.x >= 0 && spot.y >= 0 && spot.x < size.width && spot.y < size.height;
    const isInk = boxes.some((box) => isOnFrame(spot, box));
    const light = isPage ? (isInk ? 70 : 225) : 60;
    data.fill(light + ((at * 7919) % 7), 4 * at, 4 * at + 3);
  }
  return { ...size, data };
};

describe('a page that a photo shows whole', () => {
  test('is found by its corners', () => {
    const found = findPage(photograph()) ?? [];
    const away = corners.map((corner, index) => {
      const { x = 0, y = 0 } = found[index] ?? {};
      return Math.hypot(corner.x - x, corner.y - y);
    });
    expect(Math.max(...away)).toBeLessThan(4);
  });

  test('is read straight, and what is on it said by where the photo shows it', async () => {
    const { reading } = await readPhoto(photograph(), { letters });
    const found = reading.shapes.toSorted((a, b) => a.box.x - b.box.x).map(({ kind, box }) => ({ kind, ...box }));
    const seen = boxes.map(({ x, y, width, height }) => project(camera, { x: x + width / 2, y: y + height / 2 }));
    expect(found.map(({ kind }) => kind)).toEqual(['rectangle', 'rectangle']);
    const away = found.map((box, index) =>
      Math.hypot(box.x + box.width / 2 - (seen[index]?.x ?? 0), box.y + box.height / 2 - (seen[index]?.y ?? 0)),
    );
    expect(Math.max(...away)).toBeLessThan(12);
  });

  test('is left as it is where one of its edges is out of sight', () => {
    expect(findPage(photograph(200))).toBeUndefined();
  });
});
