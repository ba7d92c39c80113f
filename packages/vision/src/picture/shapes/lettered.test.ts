import { expect, test } from 'vitest';
import type { Component } from '../pixels/components.ts';
import { middleHeight } from '../words/crop-words.ts';
import type { Candidate } from './candidate.ts';
import { withoutEdges, withoutSpecks } from './lettered.ts';

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

const shapeOf = (fit: number): Candidate => {
  const box = { x: 0, y: 0, width: 240, height: 100 };
  const area = box.width * box.height;
  return {
    region: { label: 1, box, area, colour: [30, 58, 138], isOpen: false },
    filled: { box, area, cells: new Uint8Array(area).fill(1) },
    figure: 'rectangle',
    fit,
    margin: 0.1,
    outline: 2,
    beyond: new Map(),
  };
};

test('slivers between an uneven outline and its fill are no letters, what stands beside letters is', () => {
  const slivers = [piece(4, 20, 3, 60), piece(150, 95, 60, 3)];
  expect(withoutEdges([word, other, ...slivers], shapeOf(0.94))).toEqual([word, other]);
  const [first, second] = [piece(2, 40, 8, 20), piece(14, 40, 60, 20)];
  expect(withoutEdges([first, second], shapeOf(0.94))).toEqual([first, second]);
  expect(withoutEdges([word, other, ...slivers], shapeOf(0.99))).toEqual([word, other, ...slivers]);
});
