import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell, DiagramDocument } from '../model/index.ts';
import { applyChanges } from './apply-changes.ts';
import { diffDocuments } from './diff-documents.ts';
import { readDrawio } from './read-drawio.ts';
import { anyDocument, withoutTexts } from './testing/any-document.ts';
import { compressedFile, foreignFiles, oneLineFile, richFile, windowsFile } from './testing/foreign-files.ts';
import { writeDrawio } from './write-drawio.ts';

const cellOf = (document: DiagramDocument, id: string): Cell => {
  const cell = document.pages.flatMap(({ cells }) => cells).find((candidate) => candidate.id === id);
  if (cell === undefined) throw new Error(`no cell ${id}`);
  return cell;
};

const withCell = (text: string, id: string, change: (cell: Cell) => Cell): string => {
  const document = readDrawio(text);
  const page = document.pages[0]?.id ?? '';
  return writeDrawio(applyChanges(document, [{ kind: 'put', page, cell: change(cellOf(document, id)) }]));
};

describe('changing one cell', () => {
  test('only the attribute that differs is written anew', () => {
    const text = withCell(richFile, 'check', (cell) => ({ ...cell, value: 'Any "left"?' }));
    expect(text).toBe(richFile.replace('value="In stock?"', 'value="Any &quot;left&quot;?"'));
  });

  test('a label on a wrapper changes on the wrapper', () => {
    const text = withCell(windowsFile, 'receive', (cell) => ({ ...cell, value: 'Receive' }));
    expect(text).toBe(windowsFile.replace('label="Receive &lt;b&gt;order&lt;/b&gt;"', 'label="Receive"'));
  });

  test('a moved shape keeps its alternate bounds and the order of its attributes', () => {
    const text = withCell(richFile, 'check', (cell) => ({
      ...cell,
      ...(cell.geometry === undefined ? {} : { geometry: { ...cell.geometry, y: 190 } }),
    }));
    expect(text).toBe(richFile.replace('y="160" x="40" as="geometry"', 'y="190" x="40" as="geometry"'));
  });

  test('new way points open an empty geometry', () => {
    const text = withCell(oneLineFile, 'e', (cell) => ({
      ...cell,
      geometry: { x: 0, y: 0, width: 0, height: 0, relative: true, points: [{ x: 1, y: 2 }] },
    }));
    expect(text).toBe(
      oneLineFile.replace(
        '<mxGeometry relative="1" as="geometry"/>',
        '<mxGeometry relative="1" as="geometry"><Array as="points"><mxPoint x="1" y="2" /></Array></mxGeometry>',
      ),
    );
  });

  test('a value in single quotes stays well-formed', () => {
    const text = withCell(
      "<mxGraphModel><root><mxCell id='a' value='x' vertex='1' parent='1'/></root></mxGraphModel>",
      'a',
      (cell) => ({
        ...cell,
        value: `it's "it"`,
      }),
    );
    expect(cellOf(readDrawio(text), 'a').value).toBe(`it's "it"`);
  });

  test('a cell that is put without its text keeps what we do not understand', () => {
    const { verbatim: _text, ...bare } = cellOf(readDrawio(richFile), 'e1');
    expect(withCell(richFile, 'e1', () => ({ ...bare, target: 'ship' }))).toBe(
      richFile.replace('source="receive" target="check"', 'source="receive" target="ship"'),
    );
  });

  test('a compressed page that changes is written plain, and the other page stays', () => {
    const text = withCell(compressedFile, 'a', (cell) => ({ ...cell, value: 'Begin' }));
    const [before, after] = compressedFile.split('\n  <diagram id="plain"');
    expect(text.endsWith(`\n  <diagram id="plain"${after}`)).toBe(true);
    expect(text).toContain('<diagram id="zip" name="Packed"><mxGraphModel dx="800"');
    expect(text).toContain('value="Begin"');
    expect(before).not.toContain('Begin');
  });

  test('a new cell takes on the layout of the file', () => {
    const added: Cell = { id: 'new', kind: 'vertex', parent: '1', value: 'New', style: '' };
    const add = (text: string): string =>
      writeDrawio(
        applyChanges(readDrawio(text), [{ kind: 'put', page: readDrawio(text).pages[0]?.id ?? '', cell: added }]),
      );
    expect(add(oneLineFile)).toContain('</mxCell><mxCell id="new" value="New" vertex="1" parent="1" /></root>');
    expect(add(windowsFile)).toContain(
      '\r\n        <mxCell id="new" value="New" vertex="1" parent="1" />\r\n      </root>',
    );
  });

  test('comments and foreign elements before a removed cell stay', () => {
    const document = readDrawio(richFile);
    const text = writeDrawio(
      applyChanges(document, [
        { kind: 'remove', page: 'orders', id: 'check' },
        { kind: 'remove', page: 'orders', id: 'area' },
      ]),
    );
    expect(text).toContain('<!-- the middle of it all -->\n        <mxCell id="ship"');
    expect(text).toContain('<vendorExtension><mystery level="3">kept</mystery></vendorExtension>');
    expect(text).not.toContain('id="check"');
  });

  test('a page that is not there is named', () => {
    const change = { kind: 'remove', page: 'nowhere', id: 'a' } as const;
    expect(() => applyChanges(readDrawio(oneLineFile), [change])).toThrow('The diagram has no page "nowhere"');
  });

  test.each(Object.entries(foreignFiles))('%s keeps every other byte whichever cell changes', (_, file) => {
    const document = readDrawio(file);
    for (const page of document.pages) {
      for (const cell of page.cells) {
        const put = { kind: 'put', page: page.id, cell: { ...cell, style: `${cell.style}x=1;` } } as const;
        const again = readDrawio(writeDrawio(applyChanges(document, [put])));
        for (const other of page.cells.filter(({ id }) => id !== cell.id)) {
          expect(again.pages.find(({ id }) => id === page.id)?.cells.find(({ id }) => id === other.id)).toEqual(other);
        }
      }
    }
  });
});

describe('the difference of two documents', () => {
  test('leads from one to the other, order of painting included', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (before, after) => {
        const pages = after.pages.filter(({ id }) => before.pages.some((page) => page.id === id));
        const applied = applyChanges(before, diffDocuments(before, after));
        expect(applied.pages.slice(0, pages.length).map(({ cells }) => cells)).toEqual(pages.map(({ cells }) => cells));
      }),
    );
  });

  test('a reshuffled file needs only the cells that moved', () => {
    const before = readDrawio(oneLineFile);
    const after = {
      ...before,
      pages: before.pages.map((page) => ({ ...page, cells: page.cells.toSorted((a, b) => (a.id < b.id ? -1 : 1)) })),
    };
    expect(diffDocuments(before, after)).toEqual([]);
    const [page] = before.pages;
    if (page === undefined) throw new Error('no page');
    const [root, layer, a, b, e] = page.cells;
    const moved = { ...before, pages: [{ ...page, cells: [root, layer, b, e, a].flatMap((cell) => cell ?? []) }] };
    const changes = diffDocuments(before, moved);
    expect(changes.map(({ kind }) => kind)).toEqual(['remove', 'put']);
    expect(withoutTexts(applyChanges(before, changes))).toEqual(withoutTexts(moved));
  });

  test('a document read again has no difference', () => {
    const document = readDrawio(richFile);
    expect(diffDocuments(document, withoutTexts(readDrawio(richFile)))).toEqual([]);
  });
});
