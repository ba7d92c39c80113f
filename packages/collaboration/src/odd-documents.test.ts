import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { Cell, DiagramDocument, Page } from '@diagloom/diagram/model';
import { anyDocument } from '@diagloom/diagram/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { drawingFrom } from './drawing-from.ts';
import { liveLimits } from './live-limits.ts';
import { mergeChanges, plantCells, readSharedCells, seedCells } from './shared-cells.ts';
import { createSharedDrawing } from './shared-drawing.ts';

const longText = 'x'.repeat(500_001);

/** What files may have and people cannot send: each makes a cell odd. */
const oddities: readonly ((cell: Cell) => Cell)[] = [
  (cell) => cell,
  (cell) => ({ ...cell, value: longText }),
  (cell) => ({ ...cell, style: `shape=image;image=data:${longText};html=1;html=0;bare;` }),
  (cell) => ({ ...cell, wrapper: { tag: 'object', attributes: { größe: 'XL', 単位: 'kg', long: longText } } }),
  (cell) => ({ ...cell, attributes: { ...cell.attributes, имя: 'Ada' } }),
  (cell) => ({ ...cell, attributes: Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`n${at}`, 'x'])) }),
  (cell) => ({ ...cell, kind: 'edge', source: 'gone', target: 'gone, too' }),
  (cell) => ({
    ...cell,
    geometry: { x: 0, y: 0, width: 0, height: 0, points: Array.from({ length: 2100 }, (_, x) => ({ x, y: 1 })) },
  }),
];

const odd = (page: Page, choices: readonly number[]): Page => {
  const cells = page.cells.map((cell, index) =>
    index < 2 ? cell : (oddities[choices[index] ?? 0] ?? ((same: Cell) => same))(cell),
  );
  const long = (id: string | undefined) => (id === 'c1' ? 'long'.repeat(60) : id);
  const renamed = cells.map((cell): Cell => {
    const [id = '', parent, source] = [long(cell.id), long(cell.parent), long(cell.source)];
    return { ...cell, id, ...(parent && { parent }), ...(source && { source }) };
  });
  // Children may come before what holds them.
  return { ...page, cells: [...renamed.slice(0, 2), ...renamed.slice(2).reverse()] };
};

const oddDocument: fc.Arbitrary<DiagramDocument> = fc
  .tuple(anyDocument, fc.array(fc.nat({ max: oddities.length - 1 }), { minLength: 14, maxLength: 14 }))
  .map(([document, choices]) =>
    readDrawio(writeDrawio({ ...document, pages: document.pages.slice(0, 1).map((page) => odd(page, choices)) })),
  );

const share = (stored: DiagramDocument): Y.Doc => {
  const doc = new Y.Doc();
  plantCells(doc, seedCells(stored));
  return doc;
};

const moved = (cell: Cell): Cell => ({ ...cell, geometry: { width: 1, height: 1, ...cell.geometry, x: 77, y: 88 } });

describe('whatever a file holds', () => {
  test('is all still there once somebody has moved a shape', () => {
    fc.assert(
      fc.property(oddDocument, fc.nat(), (stored, choice) => {
        const doc = share(stored);
        const seen = createSharedDrawing(doc, stored).read();
        expect(seen).toEqual(stored);
        const [page] = seen.pages;
        const cells = page?.cells.slice(2) ?? [];
        const old = cells[choice % Math.max(1, cells.length)];
        if (page === undefined || old === undefined) return;
        mergeChanges(doc, [{ change: { kind: 'put', page: page.id, cell: moved(old) }, old }]);
        const after = { ...page, cells: page.cells.map((cell) => (cell === old ? moved(old) : cell)) };
        const expected = { ...stored, pages: [after, ...stored.pages.slice(1)] };
        const drawn = drawingFrom(readSharedCells(doc), stored);
        expect(drawn).toEqual(expected);
        expect(writeDrawio(drawn)).toBe(writeDrawio(expected));
      }),
      { numRuns: 15 },
    );
  });

  test('is drawn, also more cells than people may bring it to, whose own are left out then', () => {
    const many = Array.from({ length: liveLimits.cells + 5 }, (_, at) => `<mxCell id="n${at}" vertex="1" parent="1"/>`);
    const stored = readDrawio(
      `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${many.join('')}</root></mxGraphModel>`,
    );
    const doc = share(stored);
    const [page] = stored.pages;
    const cell: Cell = { id: 'new', kind: 'vertex', parent: '1', value: 'New', style: '' };
    mergeChanges(doc, [{ change: { kind: 'put', page: page?.id ?? '', cell } }]);
    expect(drawingFrom(readSharedCells(doc), stored).pages[0]).toBe(page);
    expect(createSharedDrawing(doc, stored).read().pages[0]).toBe(page);
  });

  test('of pages is told apart, also where their ids have line breaks', () => {
    const page = (id: string) =>
      `<diagram id="${id}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="a" value="${id}" vertex="1" parent="1"/></root></mxGraphModel></diagram>`;
    const stored = readDrawio(`<mxfile>${page('p&#10;q')}${page('p')}</mxfile>`);
    expect(drawingFrom(readSharedCells(share(stored)), stored)).toEqual(stored);
  });
});
