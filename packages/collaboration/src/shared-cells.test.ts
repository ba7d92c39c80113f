import { applyChanges, diffDocuments, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { CellChange, DiagramDocument } from '@diagloom/diagram/model';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { checkUpdate } from './check-update.ts';
import { drawingFrom } from './drawing-from.ts';
import { cellsOf, mergeChanges, plantCells, readSharedCells, seedCells } from './shared-cells.ts';
import { createSharedDrawing } from './shared-drawing.ts';

const xml = `<mxfile><diagram id="p" name="Page"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>
<mxCell id="a" value="Pack" style="rounded=1;whiteSpace=wrap;html=1;" vertex="1" parent="1"><mxGeometry x="10" y="20" width="80" height="40" as="geometry"/></mxCell>
<mxCell id="b" value="Ship" style="ellipse;html=1;" vertex="1" parent="1"><mxGeometry x="10" y="120" width="80" height="40" as="geometry"/></mxCell>
<mxCell id="e" style="edgeStyle=orthogonalEdgeStyle;" edge="1" parent="1" source="a" target="b"><mxGeometry relative="1" as="geometry"/></mxCell>
</root></mxGraphModel></diagram></mxfile>`;

const stored = readDrawio(xml);

/** Two people at the same drawing, who meet when `sync` is called. */
const buildPair = () => {
  const [one, other] = [new Y.Doc(), new Y.Doc()];
  plantCells(one, seedCells(stored));
  const sync = (): void => {
    Y.applyUpdate(other, Y.encodeStateAsUpdate(one, Y.encodeStateVector(other)));
    Y.applyUpdate(one, Y.encodeStateAsUpdate(other, Y.encodeStateVector(one)));
  };
  sync();
  return { one, other, sync };
};

const drawn = (doc: Y.Doc): DiagramDocument => drawingFrom(readSharedCells(doc), stored);

const cellOf = ({ pages }: DiagramDocument, id: string) => pages[0]?.cells.find((cell) => cell.id === id);

/** Changes a cell as somebody sees it. */
const change = (doc: Y.Doc, id: string, over: object): void => {
  const old = cellOf(drawn(doc), id);
  if (old !== undefined) mergeChanges(doc, [{ change: { kind: 'put', page: 'p', cell: { ...old, ...over } }, old }]);
};

const remove = (doc: Y.Doc, id: string): void =>
  mergeChanges(doc, [{ change: { kind: 'remove', page: 'p', id } satisfies CellChange }]);

const moved = (x: number, y: number) => ({ geometry: { x, y, width: 80, height: 40 } });

describe('a shared drawing', () => {
  test('that nobody changed is the file, byte for byte', () => {
    const { other } = buildPair();
    expect(drawn(other).pages[0]).toBe(stored.pages[0]);
    expect(writeDrawio(drawn(other))).toBe(xml);
  });

  test('keeps what two people change of one cell at once', () => {
    const { one, other, sync } = buildPair();
    change(one, 'a', moved(300, 20));
    change(other, 'a', { value: 'Wrap', style: 'rounded=0;whiteSpace=wrap;html=1;fillColor=#ff0000;' });
    sync();
    expect(drawn(one)).toEqual(drawn(other));
    expect(cellOf(drawn(one), 'a')).toMatchObject({
      value: 'Wrap',
      style: 'rounded=0;whiteSpace=wrap;html=1;fillColor=#ff0000;',
      geometry: { x: 300, y: 20 },
    });
  });

  test('takes one of two places as a whole', () => {
    const { one, other, sync } = buildPair();
    change(one, 'a', moved(300, 20));
    change(other, 'a', moved(10, 500));
    sync();
    expect(drawn(one)).toEqual(drawn(other));
    const { x, y } = cellOf(drawn(one), 'a')?.geometry ?? {};
    expect([
      [300, 20],
      [10, 500],
    ]).toContainEqual([x, y]);
  });

  test('has a cell behind or before others where its change says so, in front of all without a word', () => {
    const { one, other, sync } = buildPair();
    const order = (): readonly string[] => drawn(other).pages[0]?.cells.map(({ id }) => id) ?? [];
    const put = (id: string, before?: string): void => {
      const cell = cellOf(drawn(one), id);
      if (cell === undefined) throw new Error(`no ${id}`);
      const changes: readonly CellChange[] = [
        { kind: 'remove', page: 'p', id },
        { kind: 'put', page: 'p', cell, ...(before === undefined ? {} : { before }) },
      ];
      mergeChanges(
        one,
        changes.map((each) => ({ change: each, old: cell })),
      );
      sync();
    };
    put('a');
    expect(order()).toEqual(['0', '1', 'b', 'e', 'a']);
    put('a', 'b');
    expect(order()).toEqual(['0', '1', 'a', 'b', 'e']);
  });

  test('leaves a line out whose shape somebody else took away, and breaks circles of parents', () => {
    const { one, other, sync } = buildPair();
    remove(one, 'b');
    change(other, 'e', { value: 'then' });
    sync();
    expect(cellOf(drawn(one), 'e')).toBeUndefined();
    const pair = buildPair();
    change(pair.one, 'a', { parent: 'b' });
    change(pair.other, 'b', { parent: 'a' });
    pair.sync();
    expect(drawn(pair.one)).toEqual(drawn(pair.other));
    expect(cellOf(drawn(pair.one), 'a')?.parent).toBe('1');
    expect(cellOf(drawn(pair.one), 'b')?.parent).toBe('a');
  });

  test('survives whatever an editor puts into it', () => {
    const { one } = buildPair();
    const cells = cellsOf(one);
    cells.set('p\na', 'no cell at all');
    cells.set(
      'p\nx',
      new Y.Map(Object.entries({ kind: 'vertex', xy: ['NaN', {}], wh: [1e300, -5], value: 7, 's.a;b': 'c' })),
    );
    cells.set('p\n1', new Y.Map(Object.entries({ kind: 'rocket' })));
    cells.delete('p\n0');
    const { pages } = drawn(one);
    expect(pages[0]?.cells.map(({ id }) => id)).toEqual(['0', '1', 'b', 'x']);
    expect(() => readDrawio(writeDrawio(drawn(one)))).not.toThrow();
    expect(cellOf(drawn(one), 'x')).toMatchObject({ value: '', style: '', geometry: { width: 1e7, height: 0 } });
  });

  test('takes what was stored elsewhere meanwhile without undoing what is done here', () => {
    const { one } = buildPair();
    change(one, 'a', { value: 'Wrap' });
    const next = applyChanges(stored, [
      { kind: 'put', page: 'p', cell: { ...(cellOf(stored, 'a') ?? fail()), ...moved(400, 400) } },
      {
        kind: 'put',
        page: 'p',
        cell: { id: 'n', kind: 'vertex', parent: '1', value: 'New', style: '', ...moved(0, 0) },
        before: 'b',
      },
    ]);
    mergeChanges(
      one,
      diffDocuments(stored, next).map((one) => {
        const old = one.kind === 'put' ? cellOf(stored, one.cell.id) : undefined;
        return { change: one, ...(old === undefined ? {} : { old }) };
      }),
    );
    expect(cellOf(drawn(one), 'a')).toMatchObject({ value: 'Wrap', geometry: { x: 400, y: 400 } });
    expect(drawn(one).pages[0]?.cells.map(({ id }) => id)).toEqual(['0', '1', 'a', 'n', 'b', 'e']);
  });

  test('keeps what was written here since, where both have changed the same and ours is preferred', () => {
    const old = cellOf(stored, 'a') ?? fail();
    const theirs = { change: { kind: 'put', page: 'p', cell: { ...old, value: 'Theirs' } }, old } as const;
    const { one, other } = buildPair();
    for (const doc of [one, other]) change(doc, 'a', { value: 'Ours' });
    mergeChanges(one, [theirs], { prefer: 'ours' });
    mergeChanges(other, [theirs]);
    expect([one, other].map((doc) => cellOf(drawn(doc), 'a')?.value)).toEqual(['Ours', 'Theirs']);
  });

  test('is read as it changes', () => {
    const { one, other, sync } = buildPair();
    const drawing = createSharedDrawing(other, stored);
    expect(drawing.read().pages[0]).toBe(stored.pages[0]);
    change(one, 'a', moved(300, 20));
    remove(one, 'b');
    sync();
    expect(drawing.read()).toEqual(drawn(one));
    expect(drawing.read()).toBe(drawing.read());
  });
});

test('an update that is none is found out before it is kept', () => {
  const { one } = buildPair();
  expect(checkUpdate(Y.encodeStateAsUpdate(one))).toBeUndefined();
  expect(checkUpdate(new Uint8Array([1, 2, 3, 250, 250]))).toBe(
    'The server couldn’t read a change. Reload the page and try again.',
  );
  expect(checkUpdate(new Uint8Array(1_000_001))).toBe(
    'A change is too large to send at once. Make it in smaller steps.',
  );
});

const fail = (): never => {
  throw new Error('There is no such cell.');
};
