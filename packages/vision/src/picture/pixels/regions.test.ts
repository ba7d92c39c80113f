import { expect, test } from 'vitest';
import { findRegions } from './regions.ts';

const [width, height] = [300, 120];

/** White above and below a line of two rows that sinks by one pixel over its whole length, drawn softly. */
const drawLeaning = () => {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let x = 0; x < width; x += 1) {
    const sunk = Math.round((255 * x) / width);
    for (const [y, light] of [
      [60, sunk],
      [61, 0],
      [62, 255 - sunk],
    ] as const)
      data.fill(light, 4 * (y * width + x), 4 * (y * width + x) + 3);
  }
  return { width, height, data };
};

test('paper does not flow into a line that fades in along its way', () => {
  const { labels, regions } = findRegions(drawLeaning());
  const middle = (y: number): number => labels[y * width + width / 2] ?? -1;
  expect([middle(60), middle(61), middle(62)]).toEqual([0, 0, 0]);
  expect(middle(20)).not.toBe(middle(100));
  expect(regions.size).toBe(2);
});

/** White, with what is drawn in it in a shade of grey, 0 to 255. */
const drawShades = (shadeOf: (x: number, y: number) => number) => {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let at = 0; at < width * height; at += 1)
    data.fill(shadeOf(at % width, Math.floor(at / width)), 4 * at, 4 * at + 3);
  return { width, height, data };
};

const isOnFrame = (x: number, y: number): boolean => x <= 50 || x >= 250 || y <= 30 || y >= 90;

test('noise from edge to edge parts no area, and a faint line does', () => {
  const countIn = (bandAt: (x: number, y: number) => number): number => {
    const isBand = (y: number): boolean => y >= 56 && y < 64;
    const picture = drawShades((x, y) => (isOnFrame(x, y) ? 0 : isBand(y) ? bandAt(x, y) : 200));
    const { labels } = findRegions(picture);
    return new Set([labels[40 * width + 150], labels[80 * width + 150]]).size;
  };
  expect(countIn((x, y) => 200 + ((x + y) % 2 === 0 ? 18 : -18))).toBe(1);
  expect(countIn((_, y) => (y === 60 ? 174 : 200))).toBe(2);
});

test('specks at an edge do not make an area higher', () => {
  const picture = drawShades((x, y) => (isOnFrame(x, y) ? (y === 30 && x % 40 === 10 ? 180 : 0) : 200));
  const { labels, regions } = findRegions(picture);
  expect(regions.get(labels[60 * width + 150] ?? 0)?.box).toEqual({ x: 51, y: 31, width: 199, height: 59 });
});

test('a filled area does not reach into a line of nearly its colour that leads away', () => {
  const isFilled = (x: number, y: number): boolean => x > 50 && x < 250 && y > 30 && y < 90;
  const isOnEdge = (x: number, y: number): boolean => x >= 50 && x <= 250 && (y === 30 || y === 90);
  const isOnLine = (x: number, y: number): boolean => x === 150 && y >= 90;
  const picture = drawShades((x, y) => (isFilled(x, y) ? 60 : isOnLine(x, y) ? 80 : isOnEdge(x, y) ? 180 : 255));
  const { labels, regions } = findRegions(picture);
  expect(regions.get(labels[60 * width + 150] ?? 0)?.box).toEqual({ x: 51, y: 31, width: 199, height: 59 });
  expect(labels[95 * width + 150]).toBe(0);
});

test('an area keeps the paper in the round corner of what is beside it', () => {
  const isFilled = (x: number, y: number): boolean => x > 50 && x < 250 && y > 30 && y < 90;
  const isInCorner = (x: number, y: number): boolean => x > 50 && x < 55 && y === 90;
  const picture = drawShades((x, y) => (isFilled(x, y) || isInCorner(x, y) ? 60 : 255));
  const { labels, regions } = findRegions(picture);
  expect(regions.get(labels[60 * width + 150] ?? 0)?.box).toEqual({ x: 51, y: 31, width: 199, height: 59 });
  expect(labels[90 * width + 52]).toBe(labels[60 * width + 150]);
});
