import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDrawio } from './read-drawio.ts';
import { anyDocument, withoutTexts } from './testing/any-document.ts';
import { bareFile, compressedFile, foreignFiles, richFile } from './testing/foreign-files.ts';
import { writeDrawio } from './write-drawio.ts';

describe('reading and writing a file', () => {
  test.each(Object.entries(foreignFiles))('%s comes back byte for byte', (_, text) => {
    expect(writeDrawio(readDrawio(text))).toBe(text);
  });

  test('a document of our own is read as it was written', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(withoutTexts(readDrawio(writeDrawio(document)))).toEqual(document);
      }),
    );
  });

  test('any file that we can write comes back byte for byte', () => {
    fc.assert(
      fc.property(anyDocument, fc.constantFrom('\n', '\r\n', ''), (document, lineBreak) => {
        const text = writeDrawio(document).replaceAll('\n', lineBreak);
        expect(writeDrawio(readDrawio(text))).toBe(text);
      }),
    );
  });

  test('a document without the texts that it was read from still says the same', () => {
    const document = withoutTexts(readDrawio(richFile));
    expect(withoutTexts(readDrawio(writeDrawio(document)))).toEqual(document);
  });

  test('a fresh document is written one element a line, in a fixed order', () => {
    const text = writeDrawio({
      attributes: { host: 'diagloom' },
      pages: [
        {
          id: 'page-1',
          name: 'Orders',
          attributes: { grid: '1' },
          cells: [
            { id: '0', kind: 'root', value: '', style: '' },
            { id: '1', kind: 'layer', parent: '0', value: '', style: 'dlType=flowchart;' },
            {
              id: 'ship',
              kind: 'vertex',
              parent: '1',
              value: 'Pack & "ship"\nnow\u0007',
              style: 'rounded=1;',
              geometry: { x: 40, y: 0, width: 120, height: 60 },
              attributes: { connectable: '0' },
            },
            {
              id: 'loop',
              kind: 'edge',
              parent: '1',
              value: '',
              style: 'rounded=0;',
              source: 'ship',
              target: 'ship',
              geometry: { x: 0, y: 0, width: 0, height: 0, relative: true, points: [{ x: 1.5, y: 2 }] },
            },
          ],
        },
      ],
    });
    expect(text).toBe(`<mxfile host="diagloom">
  <diagram id="page-1" name="Orders">
    <mxGraphModel grid="1">
      <root>
        <mxCell id="0" />
        <mxCell id="1" style="dlType=flowchart;" parent="0" />
        <mxCell id="ship" value="Pack &amp; &quot;ship&quot;&#10;now" style="rounded=1;" vertex="1" parent="1" connectable="0">
          <mxGeometry x="40" width="120" height="60" as="geometry" />
        </mxCell>
        <mxCell id="loop" style="rounded=0;" edge="1" parent="1" source="ship" target="ship">
          <mxGeometry relative="1" as="geometry">
            <Array as="points">
              <mxPoint x="1.5" y="2" />
            </Array>
          </mxGeometry>
        </mxCell>
      </root>
    </mxGraphModel>
  </diagram>
</mxfile>
`);
  });
});

describe('what a file says', () => {
  test('a wrapper gives the cell its id and label and keeps its data', () => {
    const cell = readDrawio(richFile).pages[0]?.cells.find(({ id }) => id === 'receive');
    expect(cell).toMatchObject({
      value: 'Receive <b>order</b>',
      kind: 'vertex',
      wrapper: { tag: 'UserObject', attributes: { owner: 'Sales', link: 'https://example.com/?a=1&b=2' } },
    });
  });

  test('layers, edge labels, way points and foreign attributes are read', () => {
    const cells = new Map(readDrawio(richFile).pages[0]?.cells.map((cell) => [cell.id, cell]));
    expect(cells.get('0')?.kind).toBe('root');
    expect(cells.get('notes')).toMatchObject({ kind: 'layer', value: 'Notes', attributes: { visible: '0' } });
    expect(cells.get('check')?.attributes).toEqual({ 'custom-data': '7' });
    expect(cells.get('check')?.geometry?.rest).toBe(
      '<mxRectangle x="40" y="160" width="50" height="30" as="alternateBounds" />',
    );
    expect(cells.get('e2')?.geometry?.points).toEqual([
      { x: 100, y: 260 },
      { x: 100, y: 280 },
    ]);
    expect(cells.get('e2-label')).toMatchObject({
      parent: 'e2',
      geometry: { x: -0.2, y: 1, relative: true, offset: { x: 10, y: -5 } },
    });
  });

  test('entities and numbers become characters', () => {
    expect(readDrawio(bareFile).pages[0]?.cells[2]?.value).toBe('tab \t line \n euro €');
  });

  test('a compressed page has the cells of the plain one', () => {
    const [packed, plain] = readDrawio(compressedFile).pages;
    expect(packed?.cells).toEqual(plain?.cells);
  });

  test('a bare model is a file of one page', () => {
    const document = readDrawio(bareFile);
    expect(document.attributes).toBeUndefined();
    expect(document.pages.map(({ id, name }) => ({ id, name }))).toEqual([{ id: 'page-1', name: 'Page-1' }]);
  });
});
