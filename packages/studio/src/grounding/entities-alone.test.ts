import { understand } from '@diagloom/language';
import { diagramTypeOf } from '@diagloom/types';
import { expect, test } from 'vitest';
import { entitiesAlone } from './entities-alone.ts';

test('what an entity merely has, said once, is no entity of its own', () => {
  const text =
    'A volunteer has a pin. A volunteer works at one or more branches. A loan covers one or more items. Every item is kept at one branch.';
  const read = understand(text, { type: diagramTypeOf('conceptual') });
  const spec = read.ok ? entitiesAlone(read.spec, text) : undefined;
  expect(spec?.nodes.map(({ label }) => label)).toEqual(['Volunteer', 'Branch', 'Loan', 'Item']);
});
