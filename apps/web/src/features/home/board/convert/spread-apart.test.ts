import { expect, it } from 'vitest';
import { spreadApart } from './spread-apart.ts';

const drawn = (x: number, y: number, width = 60, height = 30) => ({ x, y, width, height });

it('leaves shapes as large as they were drawn where their words fit', () => {
  const needed = { width: 50, height: 20 };
  expect(
    spreadApart([
      { drawn: drawn(0, 0), needed },
      { drawn: drawn(62, 0), needed },
    ]),
  ).toBe(1);
});

it('shapes that need more room than they had still stand apart', () => {
  const needed = { width: 120, height: 60 };
  const spread = spreadApart([
    { drawn: drawn(0, 0), needed },
    { drawn: drawn(80, 0), needed },
    { drawn: drawn(0, 200), needed },
  ]);
  expect(80 * spread).toBeGreaterThan(120);
  expect(80 * spread).toBeLessThan(150);
});

it('shapes that lay on each other ask for nothing', () => {
  const needed = { width: 300, height: 300 };
  expect(
    spreadApart([
      { drawn: drawn(0, 0, 200, 200), needed },
      { drawn: drawn(20, 20), needed },
    ]),
  ).toBe(1);
});
