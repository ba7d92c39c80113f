import { describe, expect, test } from 'vitest';
import type { Cell } from '../model/index.ts';
import { buildPage, edge, vertex } from '../testing/index.ts';
import { type Beginning, beginningOf, readScene } from './index.ts';

const size = { width: 100, height: 40 };
const boxAt = (x: number, y: number) => ({ x, y, ...size });
const beginning = (cells: readonly Cell[]): Beginning | undefined => beginningOf(readScene(buildPage(cells)).items);

describe('a page begins', () => {
  test('at the root of a tree, wherever it stands, and goes on along its branches', () => {
    expect(
      beginning([
        vertex({ id: 'root', x: 300, y: 200, ...size }),
        vertex({ id: 'right', x: 500, y: 0, ...size }),
        vertex({ id: 'left', x: 100, y: 0, ...size }),
        vertex({ id: 'leaf', x: 0, y: 0, ...size }),
        edge({ id: 'a', from: 'root', to: 'right' }),
        edge({ id: 'b', from: 'root', to: 'left' }),
        edge({ id: 'c', from: 'left', to: 'leaf' }),
      ]),
    ).toEqual({ first: boxAt(300, 200), next: [boxAt(500, 0), boxAt(100, 0)] });
  });

  test('at the left end of the first row where nothing leads anywhere, or what leads somewhere leads to little', () => {
    const three = [
      vertex({ id: 'below', x: 0, y: 200, ...size }),
      vertex({ id: 'right', x: 300, y: 0, ...size }),
      vertex({ id: 'left', x: 100, y: 10, ...size }),
      vertex({ id: 'foot', x: 0, y: 400, ...size }),
    ];
    expect(beginning(three)).toEqual({ first: boxAt(100, 10), next: [] });
    expect(
      beginning([
        ...three,
        edge({ id: 'a', from: 'below', to: 'right' }),
        edge({ id: 'b', from: 'left', to: 'right' }),
      ]),
    ).toEqual({ first: boxAt(100, 10), next: [boxAt(300, 0)] });
  });

  test('at what leads to most of it, also where lines meet again', () => {
    expect(
      beginning([
        vertex({ id: 'shop', x: 0, y: 200, ...size }),
        vertex({ id: 'orders', x: 200, y: 0, ...size }),
        vertex({ id: 'stock', x: 200, y: 400, ...size }),
        vertex({ id: 'queue', x: 400, y: 0, ...size }),
        edge({ id: 'a', from: 'shop', to: 'orders' }),
        edge({ id: 'b', from: 'shop', to: 'stock' }),
        edge({ id: 'c', from: 'orders', to: 'queue' }),
        edge({ id: 'd', from: 'stock', to: 'queue' }),
      ])?.first,
    ).toEqual(boxAt(0, 200));
  });

  test('at a pool rather than at the start inside of it', () => {
    expect(
      beginning([
        vertex({ id: 'pool', x: 0, y: 0, width: 900, height: 200 }),
        vertex({ id: 'start', parent: 'pool', x: 120, y: 60, ...size }),
        vertex({ id: 'pack', parent: 'pool', x: 320, y: 60, ...size }),
        edge({ id: 'a', from: 'start', to: 'pack' }),
      ])?.first,
    ).toEqual({ x: 0, y: 0, width: 900, height: 200 });
  });

  test('nowhere where it is empty', () => {
    expect(beginning([])).toBeUndefined();
  });
});
