import { expect, test } from 'vitest';
import type { ChosenShape } from './choose-shapes.ts';
import { isPattern } from './is-pattern.ts';

const bare: ChosenShape = {
  candidate: {
    region: { label: 1, box: { x: 0, y: 0, width: 30, height: 30 }, area: 900, colour: [255, 255, 255], isOpen: false },
    filled: { box: { x: 0, y: 0, width: 30, height: 30 }, area: 900, cells: new Uint8Array(900) },
    figure: 'circle',
    fit: 1,
    margin: 1,
    outline: 1,
    beyond: new Map(),
  },
  letters: [],
  isContainer: false,
};
const named: ChosenShape = { ...bare, letters: [{ label: 2, box: { x: 9, y: 9, width: 9, height: 9 }, area: 20 }] };
const many = (shape: ChosenShape) => Array.from({ length: 400 }, () => shape);

test('hundreds of circles that say nothing and hang on nothing are a pattern, and no diagram', () => {
  expect(isPattern(many(bare), 0)).toBe(true);
  expect(isPattern(many(bare), 399)).toBe(false);
  expect(isPattern(many(named), 0)).toBe(false);
});
