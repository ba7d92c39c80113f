import { expect, test } from 'vitest';
import { dragCorner } from './drag-corner.ts';

const box = { x: 100, y: 100, width: 120, height: 60 };

test('the corner across from the dragged one stays where it is', () => {
  expect(dragCorner(box, { x: 1, y: 1 }, { x: 30, y: -10 })).toEqual({ x: 100, y: 100, width: 150, height: 50 });
  expect(dragCorner(box, { x: -1, y: -1 }, { x: 30, y: -10 })).toEqual({ x: 130, y: 90, width: 90, height: 70 });
});

test('a shape never becomes too small to be taken hold of', () => {
  expect(dragCorner(box, { x: -1, y: 1 }, { x: 500, y: -500 })).toEqual({ x: 200, y: 100, width: 20, height: 20 });
});
