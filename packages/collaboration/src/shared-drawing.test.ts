import { readDrawio } from '@diagloom/diagram/drawio';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { drawingFrom } from './drawing-from.ts';
import { cellsOf, plantCells, readSharedCells, seedCells } from './shared-cells.ts';
import { createSharedDrawing } from './shared-drawing.ts';

const shape = (id: string, parent: string): string =>
  `<mxCell id="${id}" value="${id}" vertex="1" parent="${parent}"><mxGeometry x="10" y="20" width="80" height="40" as="geometry"/></mxCell>`;

const stored = readDrawio(
  `<mxfile>${['p', 'q']
    .map(
      (
        page,
      ) => `<diagram id="${page}" name="${page}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${shape('a', '1')}${shape('b', 'a')}
<mxCell id="e" edge="1" parent="1" source="a" target="b"><mxGeometry relative="1" as="geometry"/></mxCell></root></mxGraphModel></diagram>`,
    )
    .join('')}</mxfile>`,
);

const keys = ['p\na', 'p\nb', 'p\ne', 'q\na'];

const built = () => {
  const doc = new Y.Doc();
  plantCells(doc, seedCells(stored));
  return { doc, drawing: createSharedDrawing(doc, stored) };
};

const set = (doc: Y.Doc, key: string, name: string, value: unknown): void => {
  const cell = cellsOf(doc).get(key);
  if (cell instanceof Y.Map) cell.set(name, value);
};

test('another text is read in its place, and everything else stays the same object', () => {
  const { doc, drawing } = built();
  const [before, other] = drawing.read().pages;
  set(doc, 'p\na', 'value', 'Pack');
  set(doc, 'p\na', 'value', 'Wrap');
  const [after, same] = drawing.read().pages;
  expect(after?.cells.map(({ value }) => value)).toEqual(['', '', 'Wrap', 'b', '']);
  expect(after?.cells.map((cell, place) => cell === before?.cells[place])).toEqual([true, true, false, true, true]);
  expect(same).toBe(other);
});

const step = fc.oneof(
  fc.record({ key: fc.constantFrom(...keys), name: fc.constant('value'), value: fc.constantFrom('x', 'y', 'a') }),
  fc.record({
    key: fc.constantFrom(...keys),
    name: fc.constantFrom('parent', 'source', 'target'),
    value: fc.constantFrom('1', 'a', 'b', 'e', 'gone'),
  }),
  fc.record({ key: fc.constantFrom(...keys), name: fc.constant('order'), value: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ key: fc.constantFrom(...keys), name: fc.constantFrom('gone', 'back', 'read'), value: fc.constant('') }),
);

test('whatever is changed, and whenever it is read, it is what the cells make', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { doc, drawing } = built();
      for (const { key, name, value } of steps) {
        if (name === 'read') drawing.read();
        else if (name === 'gone') cellsOf(doc).delete(key);
        else if (name === 'back')
          cellsOf(doc).set(
            key,
            new Y.Map(Object.entries({ kind: 'vertex', parent: '1', order: 3, xy: [1, 2], wh: [3, 4] })),
          );
        else set(doc, key, name, value);
      }
      expect(drawing.read()).toEqual(drawingFrom(readSharedCells(doc), stored));
    }),
  );
});
