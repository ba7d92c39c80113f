import { anchoredAt } from '@diagloom/diagram/scene';
import { expect, test } from 'vitest';
import { draggedSize, pinnedPlace } from './pinned-place.ts';

const box = { x: 100, y: 50, width: 80, height: 40 };

test('a note that is dropped on a shape moves with it, and one on paper stays where it is', () => {
  const onShape = pinnedPlace({ x: 120, y: 60 }, { id: 'pack', box });
  expect(onShape).toEqual({ x: 120, y: 60, cellId: 'pack', anchorX: 0.25, anchorY: 0.25 });
  expect(anchoredAt(onShape, new Map([['pack', { ...box, x: 300 }]]))).toEqual({ x: 320, y: 60 });
  expect(pinnedPlace({ x: 20.4, y: 60 }, undefined)).toMatchObject({ x: 20, y: 60, cellId: null });
});

test('a note is dragged larger, and never smaller than can be read', () => {
  expect(draggedSize({ width: 200, height: 100 }, { x: 40, y: -10 })).toEqual({ width: 240, height: 90 });
  expect(draggedSize({ width: 200, height: 100 }, { x: -900, y: -900 })).toEqual({ width: 60, height: 40 });
});
