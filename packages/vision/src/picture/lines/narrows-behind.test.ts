import { expect, it } from 'vitest';
import { narrowsBehind } from './narrows-behind.ts';

const size = { width: 80, height: 80 };

/** Lines that lead right from the left edge, half as thick as `halfAt` says for each px from there. */
const narrows = (edgesAt: (x: number) => readonly number[]): boolean => {
  const cells = new Uint8Array(size.width * size.height);
  for (let x = 0; x < size.width; x += 1)
    for (const y of edgesAt(x)) for (const by of [-1, 0, 1]) cells[Math.round(40 + y + by) * size.width + x] = 1;
  const isInk = (at: number): boolean => cells[at] === 1;
  return narrowsBehind(isInk, { at: 40 * size.width, heading: { x: 1, y: 0 } }, { ...size, reach: 15, stroke: 3 });
};

it('tells the barbs of a head from curves that grow apart', () => {
  const barbs = (x: number): readonly number[] => (x < 9 ? [-x, 0, x] : [0]);
  const curves = (x: number): readonly number[] => [0, x ** 2 / 20];
  expect([narrows(barbs), narrows(curves), narrows(() => [0])]).toEqual([true, false, false]);
});
