import { describe, expect, test } from 'vitest';
import { applyChanges, readDrawio } from '../../drawio/index.ts';
import type { CellChange, Page, Point } from '../../model/index.ts';
import { buildPage, edge, vertex } from '../../testing/index.ts';
import { createCanvas } from '../canvas.ts';
import { routesOf } from '../routes.ts';
import { ownFile } from '../testing/edited-files.ts';
import { stubProcess } from '../testing/stub-type.ts';
import { changeLine, type LineRequest } from './change-line.ts';
import { groupCells } from './group-cells.ts';
import { type Order, orderCells } from './order-cells.ts';

const context = { type: stubProcess, look: { theme: 'light' } };

const [own] = readDrawio(ownFile).pages;
if (own === undefined) throw new Error('no page');

const after = (page: Page, changes: readonly CellChange[]) => {
  const [changed = page] = applyChanges({ attributes: undefined, pages: [page] }, changes).pages;
  return createCanvas(changed, context);
};

describe('a line in hand', () => {
  const changed = (request: LineRequest) => after(own, changeLine(own, request, context));
  const route = (request: LineRequest): readonly Point[] => routesOf(changed(request)).get(request.target) ?? [];

  test('is taken to another shape and finds its way there', () => {
    const canvas = changed({ target: 'ab', end: 'target', to: { shape: 'c' } });
    expect(canvas.cells.get('ab')).toMatchObject({ source: 'a', target: 'c' });
    expect(routesOf(canvas).get('ab')?.length).toBeGreaterThan(1);
  });

  test('ends in the open, and stays there when its shape moves on', () => {
    const point = { x: 700, y: 500 };
    const canvas = changed({ target: 'ab', end: 'target', to: { point } });
    expect(canvas.cells.get('ab')?.target).toBeUndefined();
    expect(routesOf(canvas).get('ab')?.at(-1)).toEqual(point);
    const again = after(canvas.page, changeLine(canvas.page, { target: 'ab', course: 'anew' }, context));
    expect(routesOf(again).get('ab')?.at(-1)).toEqual(point);
  });

  test('runs through the points that it is given', () => {
    const [start = { x: 0, y: 0 }, ...rest] = routesOf(createCanvas(own, context)).get('ab') ?? [];
    const end = rest.at(-1) ?? start;
    const course = [
      start,
      { x: start.x, y: start.y + 10 },
      { x: 400, y: start.y + 10 },
      { x: 400, y: end.y - 10 },
      { x: end.x, y: end.y - 10 },
      end,
    ];
    expect(route({ target: 'ab', course })).toEqual(course);
  });

  test('that is gone is left alone', () => {
    expect(changeLine(own, { target: 'gone', course: 'anew' }, context)).toEqual([]);
  });
});

describe('what lies over what', () => {
  const page = buildPage([
    vertex({ id: 'a' }),
    vertex({ id: 'far', x: 600 }),
    vertex({ id: 'b', x: 60 }),
    vertex({ id: 'inside', parent: 'b' }),
    vertex({ id: 'c', x: 90 }),
  ]);
  const ordered = (targets: readonly string[], order: Order): readonly string[] =>
    after(page, orderCells(page, { targets, order }, context))
      .page.cells.slice(2)
      .map(({ id }) => id);

  test('goes to the front or back with what is in it, several in their order', () => {
    expect(ordered(['b'], 'back')).toEqual(['b', 'inside', 'a', 'far', 'c']);
    expect(ordered(['a', 'b'], 'front')).toEqual(['far', 'c', 'a', 'b', 'inside']);
    expect(ordered(['b', 'c'], 'back')).toEqual(['b', 'inside', 'c', 'a', 'far']);
  });

  test('goes past the next one that it touches', () => {
    expect(ordered(['a'], 'forward')).toEqual(['far', 'b', 'a', 'inside', 'c']);
    expect(ordered(['b'], 'backward')).toEqual(['b', 'inside', 'a', 'far', 'c']);
    expect(ordered(['c'], 'forward')).toEqual(['a', 'far', 'b', 'inside', 'c']);
  });
});

test('shapes of several holders become one group and stand where they stood', () => {
  const page = buildPage([
    vertex({ id: 'lane', x: 100, y: 100, width: 300, height: 200 }),
    vertex({ id: 'a', x: 20, y: 30, parent: 'lane' }),
    vertex({ id: 'part', x: 5, y: 5, width: 10, height: 10, parent: 'a' }),
    vertex({ id: 'b', x: 500, y: 40 }),
    edge({ id: 'ab', from: 'a', to: 'b' }),
  ]);
  const canvas = after(page, groupCells(page, { id: 'g', targets: ['a', 'b', 'ab'] }, context));
  expect(canvas.boxes.get('a')).toEqual({ x: 120, y: 130, width: 120, height: 60 });
  expect(canvas.boxes.get('b')).toEqual({ x: 500, y: 40, width: 120, height: 60 });
  expect(canvas.boxes.get('part')).toMatchObject({ x: 125, y: 135 });
  expect(canvas.cells.get('ab')?.parent).toBe('g');
  expect(canvas.boxes.get('g')).toEqual({ x: 120, y: 40, width: 500, height: 150 });
  expect(groupCells(page, { id: 'g', targets: ['a', 'ab'] }, context)).toEqual([]);
});
