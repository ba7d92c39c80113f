import { checkPage } from '@diagloom/diagram/checks';
import { readDrawio } from '@diagloom/diagram/drawio';
import { type DiagramDocument, type Edit, type Page, parseNotation } from '@diagloom/diagram/model';
import { diagramTypeOf } from '@diagloom/types';
import { afterAll, expect, it } from 'vitest';
import { carryOutEdits } from './carry-out-edits.ts';
import { drawSpec } from './draw-spec.ts';
import { createLayoutRunner } from './layout-runner/index.ts';

/** Edits of lanes, and of the sizes of what stands in them. */

const layout = createLayoutRunner();
afterAll(() => layout.close());

const type = diagramTypeOf('process');
const text = `process: Claim
[e(lane)] Employee
[m(lane)] Manager
[f(lane)] Finance
a@e Submit
b@m Review
c@f Pay
a -> b -> c
`;

const pageOf = ({ pages: [page] }: DiagramDocument): Page => {
  if (page === undefined) throw new Error('A drawn document has a page.');
  return page;
};

const edited = async (...edits: readonly Edit[]): Promise<Page> => {
  const document = await drawSpec(parseNotation(text, type.id).spec, type, { layout });
  const result = await carryOutEdits(edits, { document, page: pageOf(document), type }, { layout });
  if (!result.ok) throw new Error(result.message);
  return pageOf(readDrawio(result.xml));
};

it('lanes that are swapped keep their steps', async () => {
  const page = await edited({ kind: 'swap', first: 'employee', second: 'finance' });
  const { groups, nodes } = type.recognise(page);
  expect(groups.map(({ label }) => label)).toEqual(['Finance', 'Manager', 'Employee']);
  expect(nodes.map(({ label, groups: [lane] = [] }) => `${label}: ${lane}`).sort()).toEqual([
    'Pay: finance',
    'Review: manager',
    'Submit: employee',
  ]);
  expect(checkPage(page)).toEqual([]);
});

it('a size that somebody asked for outlives the next change', async () => {
  const page = await edited(
    { kind: 'resize', targets: ['pay'], width: 300, height: 120 },
    { kind: 'addNode', id: 'thank', label: 'Thank', after: 'review' },
    { kind: 'layOut' },
  );
  expect(page.cells.find(({ id }) => id === 'pay')?.geometry).toMatchObject({ width: 300, height: 120 });
  expect(checkPage(page)).toEqual([]);
});
