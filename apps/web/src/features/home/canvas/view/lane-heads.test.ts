import { buildPage, vertex } from '@diagloom/diagram/testing';
import { diagramTypeOf } from '@diagloom/types';
import { expect, it } from 'vitest';
import { laneHeads } from './lane-heads.ts';
import { readPageView } from './page-view.ts';

const lane = { style: 'swimlane;horizontal=0;startSize=20;' };

it('names the lanes of a pool, but neither the pool nor what has its title on top', () => {
  const page = buildPage([
    vertex({ id: 'pool', label: 'Shop', width: 600, height: 240, ...lane }),
    vertex({ id: 'sales', label: 'Sales', parent: 'pool', x: 20, width: 580, height: 120, ...lane }),
    vertex({ id: 'stock', label: 'Stock', parent: 'pool', x: 20, y: 120, width: 580, height: 120, ...lane }),
    vertex({ id: 'table', label: 'Order', y: 400, style: 'swimlane;startSize=20;' }),
  ]);
  const heads = laneHeads(readPageView(page, { type: diagramTypeOf('process'), title: 'Shop' }));
  expect(heads.map(({ name, end }) => [name, end])).toEqual([
    ['Sales', 40],
    ['Stock', 40],
  ]);
});

it('names lanes that stand beside each other in a pool, and no table of its own', () => {
  const upright = { style: 'swimlane;startSize=20;' };
  const page = buildPage([
    vertex({ id: 'pool', label: 'Shop', width: 240, height: 600, ...upright }),
    vertex({ id: 'sales', label: 'Sales', parent: 'pool', y: 20, width: 120, height: 580, ...upright }),
    vertex({ id: 'stock', label: 'Stock', parent: 'pool', x: 120, y: 20, width: 120, height: 580, ...upright }),
    vertex({ id: 'table', label: 'Order', x: 400, ...upright }),
  ]);
  const heads = laneHeads(readPageView(page, { type: diagramTypeOf('process'), title: 'Shop' }));
  expect(heads.map(({ name, side, end }) => [name, side, end])).toEqual([
    ['Sales', 'top', 40],
    ['Stock', 'top', 40],
  ]);
});
