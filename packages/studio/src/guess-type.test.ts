import { readDrawio } from '@diagloom/diagram/drawio';
import { type DiagramType, type Page, parseNotation } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { diagramTypes, guessType } from '@diagloom/types';
import { afterAll, describe, expect, test } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const cases = diagramTypes.flatMap((type: DiagramType) =>
  type.examples.map((example) => ({ name: `${type.id}: ${example.title}`, type, example })),
);

/** Types whose figures are their own; those that share cards with icons are told apart by stencils, which our pages have not. */
const telling: readonly string[] = diagramTypes
  .map(({ id }) => id)
  .filter((id) => !['network', 'architecture', 'deployment', 'wireframe', 'drawing'].includes(id));

/** As if somebody else had drawn it: nothing on the page says its type. */
const withoutMark = (page: Page): Page => ({
  ...page,
  cells: page.cells.map((cell) => (cell.kind === 'layer' ? { ...cell, style: '' } : cell)),
});

describe('a page is known for what it is', () => {
  test.each(cases)('$name', async ({ type, example }) => {
    const { spec } = parseNotation(example.notation, type.id);
    const page = (await drawSpec(spec, type, { layout })).pages[0];
    if (page === undefined) throw new Error('A drawn document has a page.');
    expect(guessType(page)).toBe(type.id);
    if (telling.includes(type.id)) expect(guessType(withoutMark(page))).toBe(type.id);
  });

  test('also when it is empty', () => {
    const page = readDrawio('<mxGraphModel/>').pages[0];
    expect(page === undefined ? undefined : guessType(page)).toBe('flowchart');
  });
});
