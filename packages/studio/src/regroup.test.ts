import { isHandGroup } from '@diagloom/diagram/edits';
import type { Page } from '@diagloom/diagram/model';
import { readScene } from '@diagloom/diagram/scene';
import { buildPage, vertex } from '@diagloom/diagram/testing';
import { diagramTypeOf } from '@diagloom/types';
import { expect, test } from 'vitest';
import { regroup } from './regroup.ts';

const context = { type: diagramTypeOf('flowchart'), look: { theme: 'light' } };

const group = (id: string, parent: string, x: number, y: number, width: number) =>
  vertex({ id, parent, style: 'group;', x, y, width, height: 60 });

/** A group of two in a group with a third. */
const before = buildPage([
  group('outer', '1', 40, 40, 500),
  group('inner', 'outer', 0, 0, 300),
  vertex({ id: 'a', parent: 'inner' }),
  vertex({ id: 'b', parent: 'inner', x: 180 }),
  vertex({ id: 'c', parent: 'outer', x: 380 }),
]);

/** The same shapes after a layout, which knows no groups. */
const laidOut = buildPage([
  vertex({ id: 'a', x: 100, y: 300 }),
  vertex({ id: 'b', x: 100, y: 400 }),
  vertex({ id: 'c', x: 100, y: 500 }),
]);

const boxes = (page: Page) =>
  Object.fromEntries(
    readScene(page).items.flatMap((item) => (item.kind === 'shape' ? [[item.cell.id, item.bounds]] : [])),
  );

test('groups of a hand, one in another, come around what they hold where it stands now', () => {
  const after = regroup(laidOut, before, before.cells.filter(isHandGroup), context);
  const parents = Object.fromEntries(after.cells.map(({ id, parent }) => [id, parent]));
  expect(parents).toMatchObject({ a: 'inner', b: 'inner', c: 'outer', inner: 'outer', outer: '1' });
  expect(boxes(after)).toMatchObject({
    a: { x: 100, y: 300 },
    b: { x: 100, y: 400 },
    c: { x: 100, y: 500 },
    inner: { x: 100, y: 300, width: 120, height: 160 },
    outer: { x: 100, y: 300, width: 120, height: 260 },
  });
});
