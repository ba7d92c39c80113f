import { expect, it } from 'vitest';
import { notZoomed, unzoomed, zoomedAt } from './zoom-pending.ts';

it('what the pointer is on stays there while one zooms, and the pointer may move between', () => {
  const once = zoomedAt(notZoomed, { x: 100, y: 50 }, 2);
  expect(unzoomed(once, { x: 100, y: 50 })).toEqual({ x: 100, y: 50 });
  const pointedAt = unzoomed(once, { x: 20, y: 80 });
  const twice = zoomedAt(once, { x: 20, y: 80 }, 1.5);
  expect(twice.scale).toBe(3);
  expect(unzoomed(twice, { x: 20, y: 80 })).toEqual(pointedAt);
});
