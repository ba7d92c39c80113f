import { describe, expect, test } from 'vitest';
import { stubProcess } from '../edits/testing/stub-type.ts';
import { elkTools } from '../layout/testing/elk-tools.ts';
import { overlaps, type Page, type Rect } from '../model/index.ts';
import { readScene } from '../scene/index.ts';
import { buildPage, edge, vertex } from '../testing/index.ts';
import { tidyPart } from './index.ts';

const box = 'html=1;whiteSpace=wrap;';
const line = 'edgeStyle=orthogonalEdgeStyle;html=1;';

/** Three steps on each other beside one that stands for itself. */
const page = buildPage([
  vertex({ id: 'away', x: 600, y: 40, style: box }),
  vertex({ id: 'a', x: 40, y: 60, style: `${box}dlPlace=1;` }),
  vertex({ id: 'b', x: 100, y: 80, style: box }),
  vertex({ id: 'c', x: 60, y: 100, style: box }),
  edge({ id: 'ab', from: 'a', to: 'b', style: line }),
  edge({ id: 'bc', from: 'b', to: 'c', style: line }),
  edge({ id: 'c-away', from: 'c', to: 'away', style: line }),
]);

const boxOf = (of: Page, id: string): Rect => {
  const item = readScene(of).items.find(({ cell }) => cell.id === id);
  if (item?.kind !== 'shape') throw new Error(`no ${id}`);
  return item.bounds;
};

const tidied = (ids: readonly string[], of = page): Promise<Page> =>
  tidyPart(of, ids, { layout: elkTools, type: stubProcess });

describe('tidying a part', () => {
  test('lays it out where it was and leaves everything else in its place', async () => {
    const after = await tidied(['a', 'b', 'c']);
    const [a, b, c] = ['a', 'b', 'c'].map((id) => boxOf(after, id));
    if (a === undefined || b === undefined || c === undefined) throw new Error('a shape is gone');
    expect([overlaps(a, b), overlaps(b, c), overlaps(a, c)]).toEqual([false, false, false]);
    // 20 px higher than it was: level with what its last step leads to.
    expect([Math.min(a.x, b.x, c.x), Math.min(a.y, b.y, c.y)]).toEqual([40, 40]);
    expect(c.y).toBe(boxOf(after, 'away').y);
    expect(boxOf(after, 'away')).toEqual(boxOf(page, 'away'));
    // The layout chose the place, no hand.
    expect(after.cells.find(({ id }) => id === 'a')?.style).not.toContain('dlPlace');
  });

  test('goes back in line with what is before and behind it, and keeps room there', async () => {
    const flow = {
      ...buildPage([
        vertex({ id: 'start', x: 200, y: 0, style: box }),
        vertex({ id: 'one', x: 130, y: 130, style: box }),
        vertex({ id: 'two', x: 290, y: 230, style: box }),
        vertex({ id: 'end', x: 200, y: 320, style: box }),
        edge({ id: 'start-one', from: 'start', to: 'one', style: line }),
        edge({ id: 'one-two', from: 'one', to: 'two', style: line }),
        edge({ id: 'two-end', from: 'two', to: 'end', style: line }),
      ]),
    };
    const down = {
      ...flow,
      cells: flow.cells.map((cell) => (cell.id === '1' ? { ...cell, style: 'dlDirection=down;' } : cell)),
    };
    const after = await tidied(['one', 'two'], down);
    const [start, one, two, end] = ['start', 'one', 'two', 'end'].map((id) => boxOf(after, id));
    if (start === undefined || one === undefined || two === undefined || end === undefined)
      throw new Error('a shape is gone');
    expect([one.x, two.x]).toEqual([start.x, start.x]);
    expect(one.y - start.y - start.height).toBeGreaterThanOrEqual(30);
    expect(end.y - two.y - two.height).toBeGreaterThanOrEqual(30);
  });

  test('goes the way that the page says', async () => {
    const said = {
      ...page,
      cells: page.cells.map((cell) => (cell.id === '1' ? { ...cell, style: 'dlDirection=down;' } : cell)),
    };
    const after = await tidied(['a', 'b', 'c'], said);
    const tops = ['a', 'b', 'c'].map((id) => boxOf(after, id).y);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(new Set(tops).size).toBe(3);
  });

  test('goes beside what it would come to lie on', async () => {
    const crowded = { ...page, cells: [...page.cells, vertex({ id: 'other', x: 40, y: 260, style: box })] };
    const after = await tidied(['a', 'b', 'c'], crowded);
    const other = boxOf(after, 'other');
    expect(other).toEqual(boxOf(crowded, 'other'));
    expect(['a', 'b', 'c'].filter((id) => overlaps(boxOf(after, id), other))).toEqual([]);
  });

  test('leaves what is locked in its place, and a page without what is meant as it is', async () => {
    const locked = {
      ...page,
      cells: page.cells.map((cell) => (cell.id === 'c' ? { ...cell, style: 'locked=1;' } : cell)),
    };
    expect(boxOf(await tidied(['a', 'b', 'c'], locked), 'c')).toEqual(boxOf(page, 'c'));
    expect(await tidied(['gone'])).toBe(page);
  });
});
