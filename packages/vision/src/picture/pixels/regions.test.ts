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
