import { describe, expect, it } from 'vitest';
import type { Cell } from '../model/index.ts';
import { buildPage, edge, vertex } from '../testing/index.ts';
import { checkPage } from './index.ts';

const findingsOf = (...cells: readonly Cell[]) =>
  checkPage(buildPage(cells)).map(({ check, cells: about }) => [check, ...about]);

const a = vertex({ id: 'a', label: 'First' });
const b = vertex({ id: 'b', label: 'Second', x: 300 });
const straight = 'exitX=1;exitY=0.5;entryX=0;entryY=0.5;html=1;';

describe('checkPage', () => {
  it('finds nothing on a tidy page', () => {
    const label = { label: 'next', x: 0, y: 12 };
    expect(findingsOf(a, b, edge({ id: 'e', from: 'a', to: 'b', style: straight, ...label }))).toEqual([]);
  });

  it('finds shapes that overlap, and names them', () => {
    const [finding] = checkPage(buildPage([a, vertex({ id: 'c', label: 'Third', x: 60, y: 30 })]));
    expect(finding).toMatchObject({ check: 'overlapping-shapes', cells: ['a', 'c'] });
    expect(finding?.message).toBe('“First” and “Third” overlap. Move one of them.');
  });

  it('lets a child lie on its container and finds one that reaches out', () => {
    const box = vertex({ id: 'box', width: 300, height: 200 });
    expect(findingsOf(box, vertex({ id: 'in', parent: 'box', x: 20, y: 40 }))).toEqual([]);
    expect(findingsOf(box, vertex({ id: 'out', parent: 'box', x: 250, y: 40 }))).toEqual([
      ['child-outside-container', 'out', 'box'],
    ]);
  });

  it('finds a line through a shape that is not one of its ends', () => {
    const between = vertex({ id: 'm', x: 150, y: 10, height: 40, width: 80 });
    expect(findingsOf(a, b, between, edge({ id: 'e', from: 'a', to: 'b', style: straight }))).toEqual([
      ['edge-through-shape', 'e', 'm'],
    ]);
  });

  it('lets a line leave the container of its source', () => {
    const box = vertex({ id: 'box', width: 200, height: 120 });
    const inside = vertex({ id: 'in', parent: 'box', x: 20, y: 30 });
    const away = vertex({ id: 'away', x: 400, y: 30 });
    expect(findingsOf(box, inside, away, edge({ id: 'e', from: 'in', to: 'away', style: straight }))).toEqual([]);
  });

  it('finds a label that is larger than its shape', () => {
    const style = 'html=1;whiteSpace=wrap;';
    const wordy = vertex({ id: 'w', label: 'far too many words for so small a shape', style, width: 60, height: 30 });
    expect(findingsOf(wordy)).toEqual([['label-outside-shape', 'w']]);
  });

  it('finds a label of a line on a shape, on another label and on another line', () => {
    const other = vertex({ id: 'c', x: 160, y: 40, width: 100, height: 40 });
    const onShape = edge({ id: 'e', from: 'a', to: 'b', style: straight, label: 'text', y: -26 });
    expect(findingsOf(a, b, other, onShape)).toEqual([['edge-label-collision', 'e', 'c']]);
    const one = edge({ id: 'e', from: 'a', to: 'b', style: straight, label: 'text', y: 12 });
    const two = edge({ id: 'f', from: 'a', to: 'b', style: straight, label: 'text', y: 12 });
    expect(findingsOf(a, b, one, two)).toContainEqual(['edge-label-collision', 'e', 'f']);
    const line = edge({ id: 'l', sourcePoint: { x: 210, y: -60 }, targetPoint: { x: 210, y: -5 } });
    expect(
      findingsOf(a, b, edge({ id: 'e', from: 'a', to: 'b', style: straight, label: 'text', y: 50 }), line),
    ).toEqual([['edge-label-collision', 'e', 'l']]);
  });

  it('lets messages cross lifelines and frames lie around them', () => {
    const style = 'shape=umlLifeline;perimeter=lifelinePerimeter;size=40;';
    const lifelines = ['x', 'y', 'z'].map((id, index) =>
      vertex({ id, style, x: 200 * index, width: 100, height: 300 }),
    );
    const frame = vertex({ id: 'frame', style: 'shape=umlFrame;', x: -20, y: 80, width: 560, height: 100 });
    const message = edge({
      id: 'm',
      from: 'x',
      to: 'z',
      style: 'exitX=0.5;exitY=0.5;exitPerimeter=0;entryX=0.5;entryY=0.5;entryPerimeter=0;',
    });
    expect(findingsOf(...lifelines, frame, message)).toEqual([]);
  });

  it('lets a shape stand on a larger one, but not on its text', () => {
    const ground = vertex({ id: 'ground', label: 'Ground', style: 'verticalAlign=top;', width: 300, height: 200 });
    expect(findingsOf(ground, vertex({ id: 'on', label: 'On', x: 90, y: 100 }))).toEqual([]);
    expect(findingsOf(ground, vertex({ id: 'on', label: 'On', x: 90, y: 2 }))).toContainEqual([
      'overlapping-shapes',
      'ground',
      'on',
    ]);
  });

  it('finds a title and a compartment that hold too much text', () => {
    const swimlane = 'swimlane;startSize=20;html=1;whiteSpace=wrap;';
    const wordy = 'a title of so many words that it needs far more lines than there are';
    expect(findingsOf(vertex({ id: 'pool', label: wordy, style: swimlane, height: 300 }))).toEqual([
      ['label-outside-shape', 'pool'],
    ]);
    const box = vertex({ id: 'box', label: 'Box', style: 'swimlane;childLayout=stackLayout;', height: 90 });
    const row = vertex({ id: 'row', parent: 'box', label: 'a name far wider than its box', style: 'text;', y: 26 });
    expect(findingsOf(box, row)).toEqual([['label-outside-shape', 'row']]);
  });

  it('finds names of icons that stand on each other', () => {
    const style = 'shape=image;verticalLabelPosition=bottom;verticalAlign=top;';
    const icons = ['one', 'two'].map((id, index) =>
      vertex({ id, label: `a rather long name ${id}`, style, x: 60 * index, width: 40, height: 40 }),
    );
    expect(findingsOf(...icons)).toEqual([['label-collision', 'two', 'one']]);
  });

  it('finds text that is too faint for what is behind it', () => {
    const faint = vertex({ id: 'faint', label: 'Read me', style: 'fillColor=#eeeeee;fontColor=#bbbbbb;' });
    const onDark = vertex({ id: 'text', label: 'Dark', style: 'text;fontColor=#333333;', x: 310, height: 30 });
    const dark = vertex({ id: 'dark', style: 'fillColor=#000000;', x: 300, width: 200 });
    expect(findingsOf(faint, dark, onDark)).toEqual([
      ['faint-text', 'faint'],
      ['faint-text', 'text'],
    ]);
    expect(findingsOf(vertex({ id: 'x', label: 'X', style: 'fillColor=#eee;gradientColor=#000;' }))).toEqual([]);
  });

  it('finds what is drawn in part: texts beyond all reading, and lines that cross without a jump', () => {
    const line = (id: string, style: string, [x1, y1, x2, y2]: readonly [number, number, number, number]) =>
      edge({ id, style: `endArrow=none;${style}`, sourcePoint: { x: x1, y: y1 }, targetPoint: { x: x2, y: y2 } });
    const rows = Array.from({ length: 100 }, (_, at) => line(`row${at}`, '', [0, at * 9, 90_000, at * 9]));
    const columns = (count: number) =>
      Array.from({ length: count }, (_, at) => line(`up${at}`, 'jumpStyle=gap;', [at * 11, -5, at * 11, 9000]));
    expect(findingsOf(...rows, ...columns(150))).toEqual([]);
    expect(findingsOf(...rows, ...columns(300))).toEqual([['drawn-in-part', 'up200']]);
    const novel = {
      ...vertex({ id: 'novel', width: 900, height: 900, style: 'overflow=hidden;' }),
      value: 'long '.repeat(4001),
    };
    expect(findingsOf(novel)).toContainEqual(['drawn-in-part', 'novel']);
  });

  it('finds cells without a valid place', () => {
    const nowhere: Cell = { id: 'n', kind: 'vertex', parent: '1', value: '', style: '' };
    expect(
      findingsOf(nowhere, vertex({ id: 'nan', x: Number.NaN }), vertex({ id: 'minus', x: 900, width: -5 })),
    ).toEqual([
      ['broken-geometry', 'n'],
      ['broken-geometry', 'nan'],
      ['broken-geometry', 'minus'],
    ]);
  });
});
