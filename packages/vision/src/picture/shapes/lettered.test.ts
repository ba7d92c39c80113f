import { expect, test } from 'vitest';
import type { Component } from '../pixels/components.ts';
import { middleHeight } from '../words/crop-words.ts';
import { withoutSpecks } from './lettered.ts';

const piece = (x: number, y: number, width: number, height: number): Component => ({
  label: x + 1000 * y,
  box: { x, y, width, height },
  area: width * height,
});

const word = piece(40, 40, 77, 20);
const other = piece(130, 42, 71, 17);
const dot = piece(50, 34, 3, 3);
const specks = [piece(4, 6, 1, 1), piece(200, 90, 2, 1), piece(10, 80, 1, 1)];

test('specks that JPEG leaves around letters say nothing of how high these are', () => {
  expect(middleHeight([word, other, ...specks])).toBe(17);
});

test('dots stay with their letters, specks apart from all letters go', () => {
  expect(withoutSpecks([word, other, dot, ...specks])).toEqual([word, other, dot]);
});
