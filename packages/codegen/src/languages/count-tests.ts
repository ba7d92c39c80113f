import type { Program } from '../program/index.ts';
import { planRequestTests } from '../serving/plan-request-tests.ts';
import { planResources } from '../serving/plan-resources.ts';
import type { PrintOptions } from './language.ts';

/** How many tests every language but those of databases prints for a program: one per scenario, and those of requests behind a framework. */
export const countTests = (program: Program, options?: PrintOptions): number =>
  countScenarios(program) + (options?.framework === undefined ? 0 : countRequestTests(program));

export const countRequestTests = (program: Program): number => planRequestTests(planResources(program), unnamed).length;

export const countScenarios = ({ flows, services, machines, records, inventories }: Program): number =>
  sum(flows, ({ scenarios }) => scenarios.length) +
  sum(services, ({ operations }) => sum(operations, ({ scenarios }) => scenarios.length)) +
  sum(machines, ({ scenarios }) => scenarios.length) +
  sum(records, ({ scenarios }) => scenarios.length) +
  sum(inventories, ({ scenarios }) => scenarios.length);

const sum = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
  items.reduce((all, item) => all + count(item), 0);

/** How many there are does not depend on how they name things. */
const unnamed = { key: () => '', member: () => '' };
