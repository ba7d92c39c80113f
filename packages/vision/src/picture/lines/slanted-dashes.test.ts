import { expect, it } from 'vitest';
import { slantedDashes } from './slanted-dashes.ts';

const piece = (x: number, y: number, width: number, height: number, area: number) => ({
  label: 1,
  box: { x, y, width, height },
  area,
});

it('finds dashes of a slanted line, whichever way it leads', () => {
  const falling = [0, 1, 2, 3].map((at) => piece(16 * at, 20 * at, 8, 10, 24));
  const rising = [0, 1, 2].map((at) => piece(200 + 16 * at, 80 - 20 * at, 8, 10, 24));
  expect(slantedDashes([...falling, ...rising], 2)).toEqual(new Set([...falling, ...rising]));
});

it('leaves strokes of letters side by side and one that lies alone', () => {
  const letters = [0, 1, 2, 3].map((at) => piece(6 * at, 0, 2, 12, 24));
  expect(slantedDashes([...letters, piece(300, 300, 8, 10, 24)], 2).size).toBe(0);
});
