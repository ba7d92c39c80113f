import fc from 'fast-check';
import type { Cell, DiagramDocument, Geometry, Page, Point } from '../../model/index.ts';

/** Documents of every shape for property tests, without texts of their own. */

const anyText = fc
  .oneof(
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 8 }).map(withoutForbidden),
    fc.constantFrom('a "b" <c> & d', 'line\nbreak', 'tab\there', '&#10;', '<b>x</b>', "it's", '🙂 漢字', ' \r\n '),
  )
  .map(withoutForbidden);

/** Text with the characters that XML can hold. */
function withoutForbidden(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML cannot hold.
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\p{Surrogate}\ufffe\uffff]/gu, '');
}

const anyAttributes = (reserved: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc.dictionary(
    fc.stringMatching(/^[a-z_][a-zA-Z0-9_-]{0,8}$/).filter((name) => !reserved.includes(name)),
    anyText,
    { maxKeys: 3, noNullPrototype: true },
  );

const anyNumber = fc.oneof(fc.integer({ min: -5000, max: 5000 }), fc.constantFrom(0.5, -12.25, 1e-7, 1_000_000));
const anyLength = fc.integer({ min: 0, max: 900 });
const anyPoint: fc.Arbitrary<Point> = fc.record({ x: anyNumber, y: anyNumber });

const anyGeometry: fc.Arbitrary<Geometry> = fc.record(
  {
    x: anyNumber,
    y: anyNumber,
    width: anyLength,
    height: anyLength,
    relative: fc.constant(true),
    offset: anyPoint,
    points: fc.array(anyPoint, { maxLength: 3 }),
    sourcePoint: anyPoint,
    targetPoint: anyPoint,
    rest: fc.constant('<mxRectangle width="10" height="20" as="alternateBounds" />'),
  },
  { requiredKeys: ['x', 'y', 'width', 'height'] },
);

const cellFields = ['id', 'value', 'style', 'vertex', 'edge', 'parent', 'source', 'target'];

const anyContent = fc.record(
  {
    kind: fc.constantFrom('vertex', 'edge', 'group' as const),
    value: anyText,
    style: anyText,
    source: anyText,
    target: anyText,
    geometry: anyGeometry,
    attributes: anyAttributes(cellFields).filter((attributes) => Object.keys(attributes).length > 0),
    wrapper: fc.record({
      tag: fc.constantFrom('UserObject', 'object', 'Custom'),
      attributes: anyAttributes(['id', 'label']),
    }),
  },
  { requiredKeys: ['kind', 'value', 'style'] },
);

const root: Cell = { id: '0', kind: 'root', value: '', style: '' };
const layer: Cell = { id: '1', kind: 'layer', parent: '0', value: '', style: '' };

const anyCells: fc.Arbitrary<readonly Cell[]> = fc
  .array(fc.tuple(anyContent, fc.nat()), { maxLength: 12 })
  .map((contents) => {
    const parentAt = (index: number, random: number): string => {
      const choice = random % (index + 1);
      return choice === index ? '1' : `c${choice}`;
    };
    return [
      root,
      layer,
      ...contents.map(
        ([content, random], index): Cell => ({ ...content, id: `c${index}`, parent: parentAt(index, random) }),
      ),
    ];
  });

const anyPage = fc.record({ name: anyText, attributes: anyAttributes([]), cells: anyCells });

export const anyDocument: fc.Arbitrary<DiagramDocument> = fc
  .tuple(anyAttributes(['host']), fc.array(anyPage, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([attributes, pages, isBare]) => ({
    attributes: isBare && pages.length === 1 ? undefined : { host: 'diagloom', ...attributes },
    pages: pages.map(
      (page, index): Page => ({
        ...page,
        id: `page-${index + 1}`,
        name: isBare && pages.length === 1 ? 'Page-1' : page.name,
      }),
    ),
  }));

/** The document without the texts that it was read from. */
export const withoutTexts = ({ attributes, pages }: DiagramDocument): DiagramDocument => ({
  attributes,
  pages: pages.map(({ verbatim: _page, ...page }) => ({
    ...page,
    cells: page.cells.map(({ verbatim: _cell, ...cell }) => cell),
  })),
});
