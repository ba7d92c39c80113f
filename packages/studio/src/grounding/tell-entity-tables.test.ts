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

test('a table whose columns hold members, or say what its rows point to, is one of entities whatever its first column is called', () => {
  expect(
    tellEntityTables(
      '| Word | Means | Key | Points to |\n| Printer | Prints | printer_no | |\n| Print Job | One run | job_no + page_no | Printer |\n',
    ),
  ).toBe('\nPrinter (printer_no)\nPrint Job (job_no, page_no)\nPrint Job → Printer\n\n');
  expect(tellEntityTables('| Item | Attributes |\n| Bed | number, ward |\n| Ward | name |\n')).toBe(
    '\nBed (number, ward)\nWard (name)\n\n',
  );
  const prices = '| Item | Price |\n| Bed | 200 |\n| Lamp | 30 |\n';
  expect(tellEntityTables(prices)).toBe(prices);
});
