import type { Program } from '../program/index.ts';

/** How many tests every language but those of databases prints for a program: one per scenario. */
export const countTests = ({ flows, services, machines, records, inventories }: Program): number =>
  sum(flows, ({ scenarios }) => scenarios.length) +
  sum(services, ({ operations }) => sum(operations, ({ scenarios }) => scenarios.length)) +
  sum(machines, ({ scenarios }) => scenarios.length) +
  sum(records, ({ scenarios }) => scenarios.length) +
  sum(inventories, ({ scenarios }) => scenarios.length);

const sum = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
  items.reduce((all, item) => all + count(item), 0);
