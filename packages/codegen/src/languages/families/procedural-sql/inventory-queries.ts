import type { InventoryDecl, InventoryScenario } from '../../../program/index.ts';
import type { SqlDialect } from './sql-dialect.ts';

/** A question to an inventory and the answer that is expected, as lines of a test. */
export const queryOf = (
  { identifier, owned, quote, tests }: SqlDialect,
  { name, links }: InventoryDecl,
  scenario: InventoryScenario,
): readonly string[] => {
  const base = identifier(name);
  const items = owned(`${base}_items`);
  const lines = owned(`${base}_links`);
  const key = quote(scenario.argument);
  const above = `above (item_key, parent_key, steps_up) AS (SELECT item_key, parent_key, 0 FROM ${items} WHERE item_key = ${key} UNION ALL SELECT item.item_key, item.parent_key, above.steps_up + 1 FROM ${items} item JOIN above ON item.item_key = above.parent_key)`;
  const all = (query: Parameters<typeof tests.findAll>[0], expected: readonly string[]): readonly string[] => [
    ...tests.findAll(query),
    ...tests.expect('found', expected.length === 0 ? undefined : expected.join(',')),
  ];
  const itemsWhere = (condition: string, expected: readonly string[]): readonly string[] =>
    all({ value: 'item.item_key', from: `${items} item WHERE ${condition}`, order: 'item.item_position' }, expected);
  switch (scenario.query) {
    case 'find':
      return [
        ...tests.find({ value: 'MAX(item_label)', from: `${items} WHERE item_key = ${key}` }),
        ...tests.expect('found', scenario.expected === '' ? undefined : scenario.expected),
      ];
    case 'depth':
      return [
        ...tests.find({ above, value: 'MAX(steps_up)', from: 'above' }),
        ...tests.expect('found', String(scenario.expected)),
      ];
    case 'path':
      return all({ above, value: 'item_key', from: 'above', order: 'steps_up DESC' }, scenario.expected);
    case 'children':
      return itemsWhere(`item.parent_key = ${key}`, scenario.expected);
    case 'leaves':
      return itemsWhere(
        `NOT EXISTS (SELECT 1 FROM ${items} below WHERE below.parent_key = item.item_key)`,
        scenario.expected,
      );
    case 'inArea':
      return itemsWhere(`item.item_area = ${key}`, scenario.expected);
    default: {
      const back = links.some(({ isMutual }) => isMutual)
        ? ` UNION ALL SELECT start_key, link_position FROM ${lines} WHERE end_key = ${key} AND ${tests.isTrue('is_mutual')}`
        : '';
      const ends = `SELECT end_key AS other_key, link_position FROM ${lines} WHERE start_key = ${key}${back}`;
      const first = `SELECT other_key, MIN(link_position) AS first_position FROM (${ends}) ends GROUP BY other_key`;
      return all({ value: 'other_key', from: `(${first}) neighbors`, order: 'first_position' }, scenario.expected);
    }
  }
};
