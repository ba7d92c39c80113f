import { checkPage } from '@diagloom/diagram/checks';
import { readDrawio } from '@diagloom/diagram/drawio';
import { type DiagramType, type Page, parseNotation } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { diagramTypes } from '@diagloom/types';
import { afterAll, expect, test } from 'vitest';
import { carryOutEdits } from './carry-out-edits.ts';
import { createLayoutRunner } from './layout-runner/index.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const more = 'after the guidelines for complaints were read once more';

/** What a shape that grew may do to others; that a text is too long for a figure is another matter. */
const toOthers: ReadonlySet<string> = new Set([
  'overlapping-shapes',
  'edge-through-shape',
  'label-collision',
  'child-outside-container',
]);

const findingsOf = (page: Page): readonly string[] =>
  checkPage(page).flatMap(({ check, cells }) => (toOthers.has(check) ? [`${check}: ${cells.join(', ')}`] : []));

/** What is wrong on a page once one of its nodes has a longer name, for each of its nodes. */
const wrongAfterRenaming = async (notation: string, type: DiagramType): Promise<readonly string[]> => {
  const document = await drawSpec(parseNotation(notation, type.id).spec, type, { layout });
  const [page] = document.pages;
  if (page === undefined) throw new Error('A drawn document has a page.');
  const wrong: string[] = [];
  for (const { id, label } of type.recognise(page).nodes) {
    const edits = [{ kind: 'rename' as const, target: id, label: `${label} ${more}` }];
    const result = await carryOutEdits(edits, { document, page, type }, { layout });
    const [after] = result.ok ? readDrawio(result.xml).pages : [];
    wrong.push(...(after === undefined ? ['not renamed'] : findingsOf(after)).map((finding) => `${id}: ${finding}`));
  }
  return wrong;
};

const cases = diagramTypes.flatMap((type) =>
  (type.id === 'process' ? type.examples : type.examples.slice(0, 1)).map(({ title, notation }) => ({
    name: `${type.id}: ${title}`,
    type,
    notation,
  })),
);

test.each(cases)('longer names leave everything in order, $name', async ({ type, notation }) => {
  expect(await wrongAfterRenaming(notation, type)).toEqual([]);
});
