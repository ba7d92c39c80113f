import { expect, test } from 'vitest';
import { erase } from './erase-lines.ts';

test('a dark letter across a pale dashed lifeline stays whole', () => {
  const [width, height] = [9, 30];
  const data = new Uint8Array(4 * width * height).fill(255);
  const paint = (x: number, y: number, value: number): void =>
    void data.fill(value, 4 * (y * width + x), 4 * (y * width + x) + 3);
  for (let y = 0; y < height; y += 1) if (y % 6 < 3) paint(4, y, 160);
  for (let x = 1; x < 8; x += 1) paint(x, 13, 30);
  const lifeline = { axis: 'upright', at: 4, from: 0, to: 29, thickness: 1, isDashed: true } as const;
  const erased = erase(
    { width, height, data },
    { lines: [], lifelines: [lifeline], shapes: [], paper: [255, 255, 255] },
  );
  const left = Array.from({ length: height }, (_, y) => (erased[y * width + 4] === 0 ? [y] : [])).flat();
  expect(left).toEqual([13]);
});
