import { describe, expect, it } from 'vitest';
import type { Placement } from '../model/index.ts';
import { toPage } from './build-page.ts';
import { buildConnector, buildDiagram } from './testing/build-diagram.ts';

const placement: Placement = {
  shapes: new Map([
    ['group', { x: 40, y: 40, width: 400, height: 300 }],
    ['a', { x: 60, y: 90, width: 120, height: 60 }],
    ['b?', { x: 260, y: 210, width: 140, height: 80 }],
  ]),
  routes: new Map([
    [
      'a--b?',
      {
        points: [
          { x: 180, y: 120 },
          { x: 330, y: 120 },
          { x: 330, y: 210 },
        ],
        label: { x: 240, y: 110 },
      },
    ],
  ]),
};

const diagram = buildDiagram(['a -> b?: <yes> & no'], {
  title: 'Two steps',
  shapes: [
    { id: 'group', placing: 'container' },
    { id: 'a', parent: 'group', label: 'first\nline' },
    { id: 'b?', parent: 'group', role: 'decision' },
  ],
});

describe('toPage', () => {
  it('writes root, layer, shapes and connectors in that order, geometry relative to the parent', () => {
    const page = toPage(diagram, placement);
    expect(page.name).toBe('Two steps');
    expect(page.cells.map((cell) => cell.id)).toEqual(['0', '1', 'group', 'a', 'b?', 'a--b?']);
    expect(page.cells[1]?.style).toBe('dlType=flowchart;dlTheme=plain;dlDirection=down;');
    expect(page.cells[3]).toMatchObject({ parent: 'group', geometry: { x: 20, y: 50, width: 120, height: 60 } });
  });

  it('escapes plain text and turns newlines into line breaks', () => {
    const page = toPage(diagram, placement);
    expect(page.cells[3]?.value).toBe('first<br>line');
    expect(page.cells[5]?.value).toBe('&lt;yes&gt; &amp; no');
  });

  it('fixes both ends and gives the bends relative to the common container', () => {
    const edge = toPage(diagram, placement).cells[5];
    expect(edge).toMatchObject({ parent: 'group', source: 'a', target: 'b?' });
    expect(edge?.geometry?.points).toEqual([{ x: 290, y: 80 }]);
    expect(edge?.style).toContain('exitX=1;exitY=0.5;exitDx=0;exitDy=0;entryX=0.5;entryY=0;entryDx=0;entryDy=0;');
  });

  it('keeps a label of a straight piece on the line by distance and side', () => {
    const geometry = toPage(diagram, placement).cells[5]?.geometry;
    expect(geometry).toMatchObject({ relative: true, x: -0.5, y: 10 });
    expect(geometry?.offset).toBeUndefined();
  });

  it('writes short texts at the ends as labels of the connector', () => {
    const withTexts = {
      ...diagram,
      connectors: [buildConnector({ from: 'a', to: 'b?', fromText: '1', toText: '0..*' })],
    };
    const cells = toPage(withTexts, placement).cells.slice(-2);
    expect(cells.map(({ id, parent, value, geometry }) => [id, parent, value, geometry?.x])).toEqual([
      ['a--b?.from', 'a--b?', '1', -1],
      ['a--b?.to', 'a--b?', '0..*', 1],
    ]);
  });

  it('says which shape has no place', () => {
    expect(() => toPage(diagram, { shapes: new Map(), routes: new Map() })).toThrow('"group"');
  });
});
