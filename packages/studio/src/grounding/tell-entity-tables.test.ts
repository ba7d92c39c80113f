import { expect, test } from 'vitest';
import { tellEntityTables } from './tell-entity-tables.ts';

test('a table of tables becomes tables with columns, and what columns point to', () => {
  const text = `All ids are numbers.

| Table | Columns | Notes |
| --- | --- | --- |
| \`site\` | site_id, name varchar(80) | one per town |
| \`gate\` | gate_id, site_id, is_wide boolean | as painted |
`;
  expect(tellEntityTables(text).trim()).toBe(
    'site (site_id, name)\ngate (gate_id, site_id, is_wide)\ngate.site_id → site',
  );
});

test('what a row points to is told by its words', () => {
  const text = `| Table | Key | Points to |
| --- | --- | --- |
| shelf | shelf_id | |
| batch | batch_no | shelf_id in shelf, seller_id in seller |
| seller | seller_id | |

A batch lies on a shelf. Nobody likes it.
`;
  expect(
    tellEntityTables(text)
      .split('\n')
      .filter((line) => line !== ''),
  ).toEqual([
    'shelf (shelf_id)',
    'batch (batch_no)',
    'batch.shelf_id → shelf',
    'batch.seller_id → seller',
    'seller (seller_id)',
    'A batch lies on a shelf.',
  ]);
});

test('a column of foreign keys tells where they point, and no columns', () => {
  const text = `| Table | Columns | Foreign keys |
| --- | --- | --- |
| bed | bed_no | ward_id → ward |
| ward | ward_id | |
`;
  expect(tellEntityTables(text).trim()).toBe('bed (bed_no)\nbed.ward_id → ward\nward (ward_id)');
});

test('other tables stay as they are', () => {
  const text = '| Plan | Price |\n| --- | --- |\n| Small | 5 |\n| Large | 9 |\n';
  expect(tellEntityTables(text)).toBe(text);
});
