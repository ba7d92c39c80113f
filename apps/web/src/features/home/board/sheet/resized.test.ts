import type { DrawingElement } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { boxAround, pulled, resized } from './resized.ts';

const look = { color: '#1f2937', strokeWidth: 2, opacity: 1 };
const rectangle: DrawingElement = { id: 'r', type: 'rectangle', x: 100, y: 50, width: 80, height: 40, ...look };
const arrow: DrawingElement = { id: 'a', type: 'arrow', x: 180, y: 90, endX: 100, endY: 50, ...look };

test('a corner that is pulled leaves the opposite one where it is', () => {
  const box = { x: 100, y: 50, width: 80, height: 40 };
  expect(pulled(box, { across: -1, down: -1 }, { x: -20, y: 10 }, 'free')).toEqual({
    x: 80,
    y: 60,
    width: 100,
    height: 30,
  });
  expect(pulled(box, { across: 1, down: 1 }, { x: 80, y: 0 }, 'keep')).toEqual({
    x: 100,
    y: 50,
    width: 160,
    height: 80,
  });
});

test('what is pulled beyond its other side stays a little', () => {
  const box = { x: 100, y: 50, width: 80, height: 40 };
  expect(pulled(box, { across: 1, down: 1 }, { x: -900, y: -900 }, 'free')).toMatchObject({
    x: 100,
    width: 12,
    height: 12,
  });
});

test('shapes and lines grow with the box around them', () => {
  const from = { x: 100, y: 50, width: 80, height: 40 };
  const to = { x: 100, y: 50, width: 160, height: 40 };
  expect(resized(rectangle, from, to)).toMatchObject({ x: 100, y: 50, width: 160, height: 40 });
  expect(resized(arrow, from, to)).toMatchObject({ x: 260, y: 90, endX: 100, endY: 50 });
});

test('words get larger letters', () => {
  const words: DrawingElement = { id: 't', type: 'text', x: 10, y: 10, text: 'Pay', ...look };
  const box = boxAround([words], 0) ?? { x: 0, y: 0, width: 1, height: 1 };
  expect(resized(words, box, { ...box, width: 2 * box.width, height: 2 * box.height }).strokeWidth).toBe(10);
});
