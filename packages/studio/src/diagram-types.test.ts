import { checkPage } from '@diagloom/diagram/checks';
import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { type DiagramDocument, type DiagramType, parseNotation } from '@diagloom/diagram/model';
import { renderSvg } from '@diagloom/diagram/svg';
import { drawSpec } from '@diagloom/drafting';
import { diagramTypeCatalog, diagramTypes } from '@diagloom/types';
import { afterAll, describe, expect, it } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';

/** The contract of the shelf of diagram types: what every type keeps for every example it shows. */

const layout = createLayoutRunner();
afterAll(() => layout.close());

const firstPage = (document: DiagramDocument) => {
  const page = document.pages[0];
  if (page === undefined) throw new Error('A drawn document has a page.');
  return page;
};

const cases = diagramTypes.flatMap((type: DiagramType) =>
  type.examples.map((example) => ({ name: `${type.id}: ${example.title}`, type, example })),
);

type Case = (typeof cases)[number];

const specOf = ({ type, example }: Case) => parseNotation(example.notation, type.id).spec;

const drawings = new Map<string, Promise<DiagramDocument>>();

/** An example drawn; once for all that is asked of it. */
const drawingOf = (one: Case): Promise<DiagramDocument> => {
  const drawing = drawings.get(one.name) ?? drawSpec(specOf(one), one.type, { layout });
  drawings.set(one.name, drawing);
  return drawing;
};

describe('the shelf of diagram types', () => {
  it('lists the same types in the catalogue and in the registry', () => {
    expect(diagramTypes.map(({ id }) => id)).toEqual(diagramTypeCatalog.map(({ id }) => id));
  });

  it('gives every spelling to one type only', () => {
    const spellings = diagramTypeCatalog.flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(spellings.filter((spelling, index) => spellings.indexOf(spelling) !== index)).toEqual([]);
  });

  it.each(diagramTypes.map((type: DiagramType) => ({ id: type.id, type })))(
    '$id shows at least three examples',
    ({ type }) => {
      expect(type.examples.length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(diagramTypes.map((type: DiagramType) => ({ id: type.id, type })))(
    '$id offers one or two prompt templates with blanks to fill in',
    ({ type }) => {
      expect([1, 2]).toContain(type.promptTemplates.length);
      const blanks = type.promptTemplates.map(({ template }) => template.match(/\[[^\]]+\]/g)?.length ?? 0);
      expect(Math.min(...blanks)).toBeGreaterThan(1);
    },
  );

  it.each(cases)('$name reads without a problem and an expert has nothing to object', ({ type, example }) => {
    const { spec, problems } = parseNotation(example.notation, type.id);
    expect({ problems, findings: type.findProblems(spec), type: spec.type }).toEqual({
      problems: [],
      findings: [],
      type: type.id,
    });
  });

  it.each(cases)('$name is laid out readably', async (one) => {
    expect(checkPage(firstPage(await drawingOf(one)))).toEqual([]);
  });

  it.each(cases)('$name survives writing, reading and recognition', async (one) => {
    const spec = specOf(one);
    const text = writeDrawio(await drawingOf(one));
    const again = readDrawio(text);
    expect(writeDrawio(again)).toBe(text);
    const found = one.type.recognise(firstPage(again));
    // A page tells the direction in which it was drawn, also where the spec left it open.
    expect(spec.direction === undefined ? { ...found, direction: undefined } : found).toEqual(spec);
  });

  it.each(cases)('$name gives the same bytes each time', async (one) => {
    const again = await drawSpec(specOf(one), one.type, { layout });
    expect(writeDrawio(again)).toBe(writeDrawio(await drawingOf(one)));
  });

  it.each(cases)('$name shows every label in its picture', async (one) => {
    const spec = specOf(one);
    const svg = renderSvg(firstPage(await drawingOf(one)));
    const shown = svg
      .replace(/<title>.*?<\/title>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    const words = spec.nodes
      .filter(({ kind }) => !['fork', 'join', 'initial', 'final'].includes(kind ?? ''))
      .flatMap(({ label }) => label.split(/\s+/));
    const escaped = (word: string): string => word.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(words.filter((word) => !shown.includes(escaped(word)))).toEqual([]);
  });
});
