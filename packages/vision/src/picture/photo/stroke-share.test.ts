import { expect, test } from 'vitest';
import { findComponents } from '../pixels/components.ts';
import type { Candidate } from '../shapes/candidate.ts';
import { strokeShare } from './stroke-share.ts';

const size = { width: 40, height: 30 };
const box = { x: 8, y: 8, width: 24, height: 14 };
const area: Candidate = {
  region: { label: 1, box, area: 336, colour: [255, 255, 255], isOpen: false },
  filled: { box, cells: new Uint8Array(336).fill(1), area: 336 },
  figure: 'rectangle',
  fit: 1,
  margin: 1,
  outline: 1,
  beyond: new Map(),
};

test('a box has one stroke around it, and a word many', () => {
  const isAround = (at: number): boolean => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    return x >= 7 && x <= 32 && y >= 7 && y <= 22 && (x === 7 || x === 32 || y === 7 || y === 22);
  };
  const inLetters = (at: number): boolean => isAround(at) && (at % size.width) % 6 !== 0;
  expect(strokeShare(area, findComponents(size, isAround, { diagonal: true }), size.width)).toBe(1);
  expect(strokeShare(area, findComponents(size, inLetters, { diagonal: true }), size.width)).toBeLessThan(0.5);
});
