import { describe, expect, it } from 'vitest';
import { checkPage } from '../checks/index.ts';
import { elkTools } from '../layout/testing/elk-tools.ts';
import type { Cell, Page } from '../model/index.ts';
import { buildPage, edge, vertex } from '../testing/index.ts';
import { repairPage, tidyPage } from './index.ts';

const checksOf = (page: Page): readonly string[] => checkPage(page).map(({ check }) => check);

/** The ids of the cells that are not the same any more. */
const changedCells = (before: Page, after: Page): readonly string[] =>
  before.cells.filter((cell, index) => after.cells[index] !== cell).map(({ id }) => id);

const line = 'edgeStyle=orthogonalEdgeStyle;html=1;';
const box = 'html=1;whiteSpace=wrap;';

/** A chain of steps all over each other, in a group and out of it. */
const messy: readonly Cell[] = [
  vertex({ id: 'group', label: 'Group', style: 'swimlane;startSize=30;mine=kept;', x: 100, width: 200, height: 200 }),
  vertex({ id: 'a', label: 'Take the order', style: box, x: 90, y: 150 }),
  vertex({ id: 'b', parent: 'group', label: 'Pack it', style: box, x: 20, y: 60 }),
  vertex({ id: 'c', parent: 'group', label: 'Ship it', style: box, x: 60, y: 90 }),
  vertex({ id: 'd', label: 'Done', style: 'ellipse;html=1;', x: 120, y: 180, attributes: { odd: 'kept' } }),
  edge({ id: 'ab', from: 'a', to: 'b', style: line }),
  edge({ id: 'bc', from: 'b', to: 'c', style: line, label: 'next' }),
  edge({ id: 'cd', from: 'c', to: 'd', style: line }),
];

describe('repairPage', () => {
  it('gives a page without findings back as it is', () => {
    const page = buildPage([vertex({ id: 'a', label: 'A' }), vertex({ id: 'b', label: 'B', x: 300 })]);
    expect(repairPage(page)).toBe(page);
  });

  it.each([
    [
      'shapes on each other',
      [vertex({ id: 'a', label: 'A' }), vertex({ id: 'x', label: 'X', x: 60, y: 20, width: 100 })],
    ],
    [
      'a text too long for its shape',
      [vertex({ id: 'x', label: 'a long name in a short box', width: 60, height: 30 })],
    ],
    ['a faint text', [vertex({ id: 'x', label: 'X', style: 'fillColor=#dddddd;fontColor=#aaaaaa;' })]],
    ['a size that makes no sense', [vertex({ id: 'x', label: 'X', width: -80 })]],
    [
      'a line through a shape',
      [
        vertex({ id: 'a', label: 'A' }),
        vertex({ id: 'm', label: 'M', x: 200 }),
        vertex({ id: 'z', label: 'Z', x: 400 }),
        edge({ id: 'x', from: 'a', to: 'z', style: line }),
      ],
    ],
    [
      'a child beside its container',
      [vertex({ id: 'box', width: 300, height: 200 }), vertex({ id: 'x', label: 'X', parent: 'box', x: 200, y: 40 })],
    ],
  ])('mends %s and touches nothing else', (_, cells) => {
    const page = buildPage(cells);
    expect(checksOf(page)).not.toEqual([]);
    const repaired = repairPage(page);
    expect([checksOf(repaired), changedCells(page, repaired)]).toEqual([[], ['x']]);
  });

  it('never moves a locked shape', () => {
    const locked = vertex({ id: 'x', label: 'X', style: 'locked=1;', x: 60, y: 20, width: 100 });
    const page = buildPage([vertex({ id: 'a', label: 'A' }), locked]);
    const repaired = repairPage(page);
    expect([checksOf(repaired), changedCells(page, repaired)]).toEqual([[], ['a']]);
  });
});

describe('tidyPage', () => {
  it('lays a messy page out with its group, and keeps everything but places', async () => {
    const page = buildPage(messy);
    expect(checksOf(page)).not.toEqual([]);
    const tidied = await tidyPage(page, elkTools);
    expect(checksOf(tidied)).toEqual([]);
    const kept = ({ geometry: _, style, ...rest }: Cell) => ({ ...rest, own: rest.kind === 'edge' ? '' : style });
    expect(tidied.cells.map(kept)).toEqual(page.cells.map(kept));
    const sizes = ({ cells }: Page) =>
      cells.flatMap(({ id, kind, geometry }) =>
        kind === 'vertex' && id !== 'group' ? [[id, geometry?.width, geometry?.height]] : [],
      );
    expect(sizes(tidied)).toEqual(sizes(page));
  });

  it('only repairs a page whose shapes no lines join', async () => {
    const plan = [vertex({ id: 'a', label: 'Desk' }), vertex({ id: 'b', label: 'Door', x: 400 })];
    const page = buildPage(plan);
    expect(await tidyPage(page, elkTools)).toBe(page);
  });

  it('keeps lanes side by side, in their order', async () => {
    const lane = (id: string, x: number) =>
      vertex({ id, label: id, style: 'swimlane;startSize=30;', x, width: 160, height: 400 });
    const page = buildPage([
      lane('right', 160),
      lane('left', 0),
      vertex({ id: 'a', parent: 'left', label: 'A', style: box, x: 20, y: 50 }),
      vertex({ id: 'b', parent: 'right', label: 'B', style: box, x: 20, y: 60 }),
      vertex({ id: 'c', parent: 'left', label: 'C', style: box, x: 30, y: 80 }),
      edge({ id: 'ab', from: 'a', to: 'b', style: line }),
      edge({ id: 'bc', from: 'b', to: 'c', style: line }),
    ]);
    const tidied = await tidyPage(page, elkTools);
    const placeOf = (id: string) => tidied.cells.find((cell) => cell.id === id)?.geometry;
    const left = placeOf('left');
    expect(checksOf(tidied)).toEqual([]);
    expect(placeOf('right')).toMatchObject({
      x: (left?.x ?? 0) + (left?.width ?? 0),
      y: left?.y,
      height: left?.height,
    });
  });
});
