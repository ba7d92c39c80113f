import { expect, test } from 'vitest';
import type { Candidate } from '../shapes/candidate.ts';
import { lookAtEdge } from './look-at-edge.ts';

const size = { width: 100, height: 60 };
const box = { x: 10, y: 10, width: 80, height: 40 };
const area: Candidate = {
  region: { label: 1, box, area: 3200, colour: [255, 255, 255], isOpen: false },
  filled: { box, cells: new Uint8Array(3200).fill(1), area: 3200 },
  figure: 'rectangle',
  fit: 1,
  margin: 1,
  outline: 0,
  beyond: new Map(),
};

const ink = (isInk: (x: number, y: number) => boolean) => ({
  ...size,
  data: new Uint8Array(size.width * size.height).map((_, at) =>
    isInk(at % size.width, Math.floor(at / size.width)) ? 1 : 0,
  ),
});

const isAround = (x: number, y: number): boolean =>
  x >= 8 && x <= 91 && y >= 8 && y <= 51 && (x <= 11 || x >= 88 || y <= 11 || y >= 48);

test('an outline is inked all around, with paper behind it', () => {
  const { inked, clear } = lookAtEdge(area, ink(isAround));
  expect([inked, clear]).toEqual([1, 1]);
});

test('words have gaps at their edge', () => {
  const isLetter = (x: number, y: number): boolean => x % 16 < 3 && (y < 26 || y > 34);
  expect(lookAtEdge(area, ink(isLetter)).inked).toBeLessThan(0.85);
});

test('words that are dense have strokes right behind those at their edge', () => {
  const { inked, clear } = lookAtEdge(
    area,
    ink((x, y) => x % 5 < 2 || y % 8 < 2),
  );
  expect(inked).toBeGreaterThan(0.95);
  expect(clear).toBeLessThan(0.2);
});
