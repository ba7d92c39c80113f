import { expect, test } from 'vitest';
import { sortInk } from './find-words.ts';

const piece = (width: number, height: number, area: number) => ({
  label: 1,
  box: { x: 50, y: 50, width, height },
  area,
});

const scale = { letterHeight: 8, stroke: 3, touches: () => false };

test('beside soft lines, letters that touch each other are words, and a line with its head is none', () => {
  expect(sortInk([piece(31, 9, 165)], scale).words).toHaveLength(1);
  expect(sortInk([piece(60, 9, 215)], scale).words).toEqual([]);
});
