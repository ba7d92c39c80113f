import { expect, test } from 'vitest';
import { tellEntityLists } from './tell-entity-lists.ts';

test('a list of tables that tells what their columns point to is told as a model', () => {
  const list =
    'The tables:\n\n- `pier` – with its length\n- `berth` – (pier_id → `pier`, owner -> `club`)\n- `club`\n\nNo more.\n';
  expect(tellEntityLists(list)).toBe(
    '\n\npier\nberth (pier_id, owner)\nberth.pier_id → pier\nberth.owner → club\nclub\n\n\n',
  );
});

test('other lists stay', () => {
  const list = '- oars (two)\n- sails\n';
  expect(tellEntityLists(list)).toBe(list);
});
