import { buildPage, vertex } from '@diagloom/diagram/testing';
import { diagramTypeOf } from '@diagloom/types';
import { describe, expect, it } from 'vitest';
import { laneTitles, slideOf } from './lane-titles.ts';
import { readPageView } from './page-view.ts';

const title = { bar: { start: 0, end: 1000 }, words: { start: 450, end: 550 } };

describe('the words of a title', () => {
  it('stay where they are while they are seen', () => {
    expect(slideOf(title, { start: 0, end: 600 })).toBe(0);
  });

  it('slide into what is seen, no farther than they must', () => {
    expect(slideOf(title, { start: 0, end: 400 })).toBe(-158);
    expect(slideOf(title, { start: 700, end: 1100 })).toBe(258);
  });

  it('stay where too little of their bar is seen', () => {
    expect(slideOf(title, { start: 950, end: 1400 })).toBe(0);
  });
});

it('has the titles of pools and of the lanes in them, and of no table', () => {
  const lane = { style: 'swimlane;horizontal=0;startSize=20;' };
  const page = buildPage([
    vertex({ id: 'pool', label: 'Shop', width: 600, height: 120, ...lane }),
    vertex({ id: 'sales', label: 'Sales', parent: 'pool', x: 20, width: 580, height: 120, ...lane }),
    vertex({ id: 'table', label: 'Order', y: 400, style: 'swimlane;startSize=20;' }),
  ]);
  const titles = laneTitles(readPageView(page, { type: diagramTypeOf('process'), title: 'Shop' }));
  expect(titles.map(({ id, side, bar }) => [id, side, bar])).toEqual([
    ['pool', 'left', { start: 0, end: 120 }],
    ['sales', 'left', { start: 0, end: 120 }],
  ]);
});
