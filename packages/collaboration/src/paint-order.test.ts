import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { keyOf } from './cell-keys.ts';
import { createPaintOrder } from './paint-order.ts';

const build = (orders: Readonly<Record<string, unknown>>, page = 'p') => {
  const cells = new Y.Doc().getMap<unknown>('cells');
  for (const [id, order] of Object.entries(orders)) cells.set(keyOf(page, id), new Y.Map([['order', order]]));
  return cells;
};

test('a cell comes right below the one that it is painted before, and above all others without one', () => {
  const { placeBefore } = createPaintOrder(build({ a: 1, b: 2, odd: 'x' }));
  expect(placeBefore('p', 2)).toBe(1.5);
  // What was put a moment ago counts.
  expect(placeBefore('p', 2)).toBe(1.75);
  expect(placeBefore('p', 1)).toBe(0);
  expect(placeBefore('p', undefined)).toBe(3);
  expect(placeBefore('p', undefined)).toBe(4);
  expect(placeBefore('another page', undefined)).toBe(1);
});

test('a document is read once however many cells are put into it', () => {
  const count = 2000;
  const cells = build(Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, index])));
  let reads = 0;
  const read = Y.Map.prototype.get;
  Y.Map.prototype.get = function (key: string) {
    reads += 1;
    return read.call(this, key);
  };
  try {
    const { placeBefore } = createPaintOrder(cells);
    for (let put = 0; put < count; put += 1) placeBefore('p', put % 2 === 0 ? undefined : 700);
  } finally {
    Y.Map.prototype.get = read;
  }
  expect(reads).toBe(count);
});
