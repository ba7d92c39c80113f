import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { checkPage } from '../checks/index.ts';
import { renderSvg } from '../svg/index.ts';
import { DrawioError } from './drawio-error.ts';
import { readDrawio } from './read-drawio.ts';
import { foreignFiles } from './testing/foreign-files.ts';
import { writeDrawio } from './write-drawio.ts';
import { encodeAttribute } from './xml/encode-attribute.ts';

const page = (cells: string): string => `<mxGraphModel><root>${cells}</root></mxGraphModel>`;
const rooted = (cells: string): string => page(`<mxCell id="0"/><mxCell id="1" parent="0"/>${cells}`);
const packed = (content: string): string => `<mxfile><diagram id="p" name="P">${content}</diagram></mxfile>`;
const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Shapes of which each stands in the one before. */
const tower = (height: number): string =>
  Array.from(
    { length: height },
    (_, index) => `<mxCell id="t${index}" vertex="1" parent="${index === 0 ? '1' : `t${index - 1}`}"/>`,
  ).join('');

const box = (id: string, value: string, geometry = 'x="0" y="0" width="100" height="50"'): string =>
  `<mxCell id="${id}" value="${value}" style="html=1;" vertex="1" parent="1"><mxGeometry ${geometry} as="geometry"/></mxCell>`;

const refusals: readonly (readonly [title: string, text: string, message: string])[] = [
  ['something else', '<html><body>no</body></html>', "The file doesn't appear to be a valid Draw.io diagram"],
  ['an empty file', '', "The file doesn't appear to be a valid Draw.io diagram"],
  ['a page name inside something else', '<svg><mxfile/></svg>', "doesn't appear to be a valid Draw.io diagram"],
  ['a file without pages', '<mxfile host="x"></mxfile>', 'it has no pages'],
  [
    'an entity bomb',
    '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><mxfile><diagram>&b;</diagram></mxfile>',
    'declares a document type or entities',
  ],
  [
    'an external entity',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><mxGraphModel/>',
    'declares a document type or entities',
  ],
  ['an entity that nobody declared', rooted('<mxCell id="a" value="&copy;"/>'), 'entities'],
  ['a bare ampersand', rooted('<mxCell id="a" value="a & b"/>'), '"&amp;"'],
  ['an element that never ends', '<mxGraphModel>\n<root>', 'the root of line 2 never ends'],
  ['crossed tags', '<mxGraphModel><root></mxGraphModel></root>', 'closes a tag that isn’t open'],
  ['an attribute without an end', '<mxGraphModel><root><mxCell id="0', 'not well-formed'],
  ['an attribute given twice', rooted('<mxCell id="a" id="b"/>'), 'not well-formed'],
  ['a tag without a name', '<mxGraphModel>< /></mxGraphModel>', 'a tag without a name'],
  ['a comment without an end', '<mxGraphModel><!-- ', 'is never closed'],
  ['two documents', '<mxGraphModel/><mxGraphModel/>', 'starts a second document'],
  ['text around the diagram', 'Here you are: <mxGraphModel/>', 'text outside the diagram'],
  ['deep nesting', `<mxGraphModel>${'<a>'.repeat(200_000)}`, 'nested more than 100 deep'],
  ['broken base64', packed('%%%not base64'), 'not valid text'],
  ['base64 of nothing useful', packed('!!!!'), 'not valid base64'],
  [
    'a cut compressed page',
    packed(toBase64(deflateRawSync(strToU8('%3Cabc'.repeat(99)))).slice(0, 12)),
    'compressed page',
  ],
  [
    'a compressed page that is no diagram',
    packed(toBase64(deflateRawSync(strToU8('%3Chtml%2F%3E')))),
    'holds no diagram',
  ],
  ['an inflation bomb', packed(toBase64(deflateRawSync(new Uint8Array(22_000_000)))), 'too large when unpacked'],
  ['a label of two megabytes', rooted(`<mxCell id="a" value="${'x'.repeat(2 * 1024 * 1024)}"/>`), 'too long'],
  ['eleven megabytes', `<mxGraphModel>${' '.repeat(11 * 1024 * 1024)}</mxGraphModel>`, 'too large'],
  ['a tower of shapes', rooted(tower(2000)), 'are nested more than 200 levels deep'],
  ['too many cells', page('<mxCell/>'.repeat(100_001)), 'more shapes and lines'],
  ['too many elements', `<mxGraphModel>${'<a/>'.repeat(1_000_001)}</mxGraphModel>`, 'too large'],
];

const errorOf = (text: string): unknown => {
  try {
    return readDrawio(text);
  } catch (error) {
    return error;
  }
};

describe('hostile files', () => {
  test.each(refusals)('%s is refused with a clear message', (_, text, message) => {
    const error = errorOf(text);
    expect(error).toBeInstanceOf(DrawioError);
    expect(String(error)).toContain(message);
  });

  test('pages that are small alone but not together are refused', () => {
    const bomb = `<diagram>${toBase64(deflateRawSync(strToU8(rooted(' '.repeat(9_000_000)))))}</diagram>`;
    expect(() => readDrawio(`<mxfile>${bomb}${bomb}${bomb}</mxfile>`)).toThrow('too large when unpacked');
  });
});

describe('files that need repair', () => {
  const repaired = (text: string) => {
    const document = readDrawio(text);
    expect(writeDrawio(document)).toBe(text);
    return document.pages[0]?.cells.map(({ id, kind, parent }) => [id, kind, parent]) ?? [];
  };

  test('a missing root and layer are there in memory', () => {
    const cells = [
      ['0', 'root', undefined],
      ['1', 'layer', '0'],
    ];
    expect(repaired('<mxGraphModel/>')).toEqual(cells);
    expect(repaired('<mxGraphModel><root/></mxGraphModel>')).toEqual(cells);
    expect(repaired('<mxfile><diagram name="Empty"/></mxfile>')).toEqual(cells);
    expect(repaired('<mxfile><diagram><!-- none --></diagram></mxfile>')).toEqual(cells);
    expect(repaired(page('<mxCell id="a" vertex="1" parent="1"/>'))).toEqual([...cells, ['a', 'vertex', '1']]);
  });

  test('a root of another name is found', () => {
    expect(repaired(page('<mxCell id="x-0"/><mxCell id="x-1" parent="x-0"/>'))).toEqual([
      ['x-0', 'root', undefined],
      ['x-1', 'layer', 'x-0'],
    ]);
  });

  test('ids that are missing or used twice become new ones', () => {
    const ids = repaired(
      rooted(
        '<mxCell id="a" vertex="1" parent="1"/><mxCell id="a" vertex="1" parent="1"/><mxCell vertex="1" parent="1"/>',
      ),
    );
    expect(ids.map(([id]) => id)).toEqual(['0', '1', 'a', 'a-2', 'cell-2']);
  });

  test('three thousand cells of one id are told apart', () => {
    const cells = repaired(rooted('<mxCell id="a" vertex="1" parent="1"/>'.repeat(3000)));
    expect(new Set(cells.map(([id]) => id)).size).toBe(3002);
  });

  test('parents that do not exist or lead in a circle become the first layer', () => {
    const cell = (id: string, parent: string): string => `<mxCell id="${id}" vertex="1" parent="${parent}"/>`;
    const cells = repaired(
      rooted(cell('a', 'nobody') + cell('b', 'b') + cell('c', 'd') + cell('d', 'e') + cell('e', 'c')),
    );
    expect(cells.slice(2)).toEqual([
      ['a', 'vertex', '1'],
      ['b', 'vertex', '1'],
      ['c', 'vertex', 'd'],
      ['d', 'vertex', 'e'],
      ['e', 'vertex', '1'],
    ]);
  });

  test('a root in a circle is still the root', () => {
    expect(repaired(page('<mxCell id="0" parent="1"/><mxCell id="1" parent="0"/>'))).toEqual([
      ['0', 'root', undefined],
      ['1', 'layer', '0'],
    ]);
  });

  test('numbers that are none or far too large are cut', () => {
    const text = rooted(
      '<mxCell id="a" vertex="1" parent="1"><mxGeometry x="NaN" y="-1e9" width="Infinity" height="-5" as="geometry"/></mxCell>',
    );
    expect(readDrawio(text).pages[0]?.cells[2]?.geometry).toEqual({ x: 0, y: -1_000_000, width: 0, height: 0 });
    expect(writeDrawio(readDrawio(text))).toBe(text);
  });

  test('a name that every object has is only a name', () => {
    const text = rooted('<mxCell id="__proto__" constructor="x" __proto__="y" vertex="1" parent="toString"/>');
    const cell = readDrawio(text).pages[0]?.cells[2];
    expect(cell?.id).toBe('__proto__');
    expect(Object.entries(cell?.attributes ?? {})).toEqual([
      ['constructor', 'x'],
      ['__proto__', 'y'],
    ]);
    expect(writeDrawio(readDrawio(text))).toBe(text);
  });
});

describe('files that are read are safe to draw and to check', () => {
  const drawn = (cells: string): string => {
    const [page] = readDrawio(rooted(cells)).pages;
    return page === undefined ? '' : renderSvg(page);
  };
  test.each([
    ['a script', '<b>Pay</b><script>alert(1)</script>'],
    ['an event handler', '<b onclick="alert(1)">Pay</b><img src="x" onerror="alert(1)">'],
    ['a link that is a script', '<a href="javascript:alert(1)">Pay</a><a href=" JaVaScRiPt:alert(1)">Pay</a>'],
    ['a frame', '<iframe src="https://example.com"></iframe><b>Pay</b>'],
    ['a style that loads', '<b style="background:url(javascript:alert(1))">Pay</b>'],
  ])('a label with %s shows its words alone', (_, html) => {
    const svg = drawn(box('a', encodeAttribute(html)));
    expect(svg).toContain('Pay');
    expect(svg).not.toMatch(/<script|<iframe|javascript:|\son\w+=|alert|example\.com/i);
  });

  test('a link and a picture that are scripts are left out', () => {
    const link = `<UserObject id="u" label="Pay" link="javascript:alert(1)"><mxCell style="shape=image;image=javascript:alert(1);" vertex="1" parent="1"><mxGeometry width="10" height="10" as="geometry"/></mxCell></UserObject>`;
    expect(drawn(link)).not.toMatch(/javascript:/i);
  });

  test('coordinates of a million px make a picture with numbers in it', () => {
    const far = 'x="-1000000" y="1000000" width="1000000" height="1000000"';
    expect(drawn(box('a', 'Far', far) + box('b', 'Near'))).not.toMatch(/NaN|Infinity/);
  });

  test('lines that lead from line to line in a circle are drawn', () => {
    const line = (id: string, source: string, target: string): string =>
      `<mxCell id="${id}" edge="1" parent="1" source="${source}" target="${target}"><mxGeometry relative="1" as="geometry"/></mxCell>`;
    expect(drawn(line('e', 'f', 'e') + line('f', 'e', 'f'))).toMatch(/^<svg/);
  });

  test('of a heap of shapes in one place the first thousand findings are named', () => {
    const heap = Array.from({ length: 300 }, (_, index) => box(`a${index}`, 'Same')).join('');
    const [page] = readDrawio(rooted(heap)).pages;
    expect(page === undefined ? [] : checkPage(page)).toHaveLength(1000);
  });

  test('words that stand for each other in a circle are shown as they are', () => {
    const user = `<UserObject id="u" label="%a%" placeholders="1" a="%b%%b%" b="%a%%a%"><mxCell style="html=1;" vertex="1" parent="1"><mxGeometry width="100" height="50" as="geometry"/></mxCell></UserObject>`;
    expect(drawn(user).length).toBeLessThan(10_000);
  });
});

describe('files with random damage', () => {
  const pieces = [
    '<',
    '>',
    '"',
    '&',
    '/',
    '\u0000',
    '<mxCell',
    '</root>',
    '<!--',
    ']]>',
    '&#x110000;',
    ' id="1"',
    'é',
    '-1e99',
  ];
  const damage = fc.record({
    file: fc.constantFrom(...Object.values(foreignFiles)),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat({ max: 40 }),
    piece: fc.constantFrom('', ...pieces),
  });

  test('are either refused with a DrawioError or come back byte for byte', () => {
    fc.assert(
      fc.property(damage, ({ file, at, cut, piece }) => {
        const start = Math.floor(at * file.length);
        const text = file.slice(0, start) + piece + file.slice(start + cut);
        try {
          expect(writeDrawio(readDrawio(text))).toBe(text);
        } catch (error) {
          if (!(error instanceof DrawioError)) throw error;
        }
      }),
      { numRuns: 500, seed: 20_240_501 },
    );
  });
});
