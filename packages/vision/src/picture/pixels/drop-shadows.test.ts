import { expect, it } from 'vitest';
import { dropShadows } from './drop-shadows.ts';
import type { Raster } from './raster.ts';

const size = { width: 120, height: 90 };

const paint = (shadeAt: (x: number, y: number) => number): Raster => {
  const data = new Uint8Array(4 * size.width * size.height);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const shade = shadeAt(x, y);
      data.set([shade, shade, shade, 255], 4 * (y * size.width + x));
    }
  return { ...size, data };
};

const fade = [160, 161, 170, 189, 218];
const isBox = (x: number, y: number): boolean => x >= 20 && x < 80 && y >= 20 && y < 60;

/** How many pixels are neither paper nor the box. */
const greys = ({ data }: Raster): number =>
  data.filter((value, at) => at % 4 === 0 && value > 128 && value < 255).length;

it('takes away a shadow to the right of a shape and below it, and leaves the shape', () => {
  const shadow = paint((x, y) => {
    if (isBox(x, y)) return 40;
    const away = Math.max(x >= 24 && y >= 24 ? Math.max(x - 80, y - 60) : 99, 0);
    return fade[away] ?? 255;
  });
  const without = dropShadows(shadow);
  expect(greys(shadow)).toBeGreaterThan(400);
  expect(greys(without)).toBe(0);
  expect(without.data[4 * (40 * size.width + 40)]).toBe(40);
});

it('leaves a picture that is blurred on all sides alike', () => {
  const blurred = paint((x, y) => {
    if (isBox(x, y)) return 40;
    return fade[Math.max(20 - x - 1, x - 80, 20 - y - 1, y - 60)] ?? 255;
  });
  expect(dropShadows(blurred)).toBe(blurred);
});

it('leaves grey shapes and thin lines that are nearly level', () => {
  const drawn = paint((x, y) => {
    if (x >= 10 && x < 50 && y >= 10 && y < 40) return 225;
    return Math.min(255, Math.round(Math.abs(y - 60 - x / 9) * 170));
  });
  expect(dropShadows(drawn)).toBe(drawn);
});

it('leaves an even grey behind letters with soft edges', () => {
  const plate = paint((x, y) => {
    if (x < 20 || x >= 100 || y < 30 || y >= 52) return 255;
    const isLetter = y >= 36 && y < 46 && x % 8 < 3;
    return isLetter ? (y === 45 ? 190 : 51) : 237;
  });
  expect(dropShadows(plate)).toBe(plate);
});
