import { checkPage } from '@diagloom/diagram/checks';
import { diagramTypeOf } from '@diagloom/types';
import { afterAll, expect, it } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';
import { notationEditor } from './testing/edit-notation.ts';

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

const edited = notationEditor(text, type, { layout });

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
