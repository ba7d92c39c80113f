import { camelCase, snakeCase } from '../../printing/cases.ts';
import type { InventoryDecl, InventoryItem, InventoryQuery } from '../../program/index.ts';
import { plural } from '../../program/plural.ts';

export type InventoryField = Exclude<keyof InventoryItem, 'about'>;

const asked: Readonly<Partial<Record<InventoryField, readonly InventoryQuery[]>>> = {
  label: ['find'],
  kind: ['dependencies'],
  parent: ['children', 'path', 'depth', 'leaves'],
  area: ['inArea'],
};

/** The fields of a part; those that nothing is told of, and nothing is asked of, are left out, as is a kind that all have. */
export const inventoryFields = ({ items, queries }: InventoryDecl): readonly InventoryField[] => {
  const all: readonly InventoryField[] = ['key', 'label', 'kind', 'area', 'parent', 'person', 'address', 'detail'];
  return all.filter(
    (field) =>
      asked[field]?.some((query) => queries.includes(query)) ||
      (field === 'kind' ? new Set(items.map(({ kind }) => kind)).size > 1 : items.some((item) => item[field] !== '')),
  );
};

/** Where a part stands and what is told of it is not drawn for each; what is at the top has no parent. */
export const mayLack = ({ items }: InventoryDecl, field: InventoryField): boolean =>
  field === 'parent' || (told.has(field) && items.some((item) => item[field] === ''));

const told: ReadonlySet<InventoryField> = new Set(['area', 'person', 'address', 'detail']);

/** Those of the fields that hold anything, where an empty one need not be written. */
export const toldFields = <Field extends string>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
): readonly Field[] => fields.filter((field) => values[field] !== '');

export type LinkField = 'from' | 'to' | 'label';

/** The fields of a line; no label where no line has one. */
export const linkFields = ({ links }: InventoryDecl): readonly LinkField[] =>
  links.some(({ label }) => label !== '') ? ['from', 'to', 'label'] : ['from', 'to'];

export const mayLackLabel = ({ links }: InventoryDecl): boolean => links.some(({ label }) => label === '');

/** What is at the other end of lines: of those with a direction what a part depends on, unless queues lead elsewhere. */
export const neighborsWord = ({ queries }: Pick<InventoryDecl, 'queries'>): string =>
  !queries.includes('startOrder') ? 'neighbors' : queries.includes('dependencies') ? 'targets' : 'dependencies';

/** How the questions are called in snake case. */
export const inventoryFunctions = ({
  below,
  queries,
}: Pick<InventoryDecl, 'below' | 'queries'>): Readonly<Record<InventoryQuery, string>> => ({
  find: 'find',
  children: snakeCase({ words: [...below.split(' '), 'of'] }),
  path: 'path_to',
  depth: 'depth_of',
  leaves: 'leaves',
  neighbors: `${neighborsWord({ queries })}_of`,
  reachable: 'reachable_from',
  dependencies: 'dependencies_of',
  startOrder: 'start_order',
  inArea: 'in_area',
});

/** How the questions are called in camel case. */
export const inventoryMethods = ({
  below,
  queries,
}: Pick<InventoryDecl, 'below' | 'queries'>): Readonly<Record<InventoryQuery, string>> => ({
  find: 'find',
  children: camelCase({ words: [...below.split(' '), 'of'] }),
  path: 'pathTo',
  depth: 'depthOf',
  leaves: 'leaves',
  neighbors: `${neighborsWord({ queries })}Of`,
  reachable: 'reachableFrom',
  dependencies: 'dependenciesOf',
  startOrder: 'startOrder',
  inArea: 'inArea',
});

/** The question by which parts are put in the order of their start. */
export const waitsFor = ({ queries }: Pick<InventoryDecl, 'queries'>): InventoryQuery =>
  queries.includes('dependencies') ? 'dependencies' : 'neighbors';

export const explainItem = ({ name, item }: InventoryDecl): string => `One ${item.label} of “${name.label}”.`;

export const explainItems = ({ name, item, items }: InventoryDecl): string =>
  items.length === 1
    ? `The ${item.label} of “${name.label}”.`
    : `The ${items.length} ${pluralOf(item.label)} of “${name.label}”.`;

export const explainLink = ({ item }: InventoryDecl): string =>
  `A connection between two ${pluralOf(item.label)}, by their keys.`;

export const explainLinks = ({ links }: InventoryDecl): string =>
  links.length === 1 ? 'The connection between them.' : `The ${links.length} connections between them.`;

export const explainKeys = ({ item }: InventoryDecl): string => {
  const [first = '', ...rest] = pluralOf(item.label);
  return `${first.toUpperCase()}${rest.join('')} are identified by their keys.`;
};

const pluralOf = (label: string): string => plural(label.split(' ')).join(' ');

/** What a question answers, in a sentence; `absent` says what happens where there is no such part. */
export const explainQuery = (query: InventoryQuery, { below, item, links }: InventoryDecl, absent: string): string => {
  const answers: Readonly<Record<InventoryQuery, string>> = {
    find: `The ${item.label} with this key${absent}`,
    children: below === 'children' ? 'The keys directly below this key.' : `The keys of the ${below} of this key.`,
    path: 'The keys from the root down to this key, both included.',
    depth: `How many ${pluralOf(item.label)} are above this key.`,
    leaves: 'The keys with nothing below them.',
    neighbors: `The keys that ${links.some(({ isMutual }) => isMutual) ? 'this key is connected to, in either direction' : 'lines lead to from this key'}.`,
    reachable: 'All keys reachable from this key, nearest first.',
    dependencies: 'The keys that this key depends on: what it calls, and the queues that it reads.',
    startOrder: `All keys, each after those it depends on; cycles are broken at their first ${item.label}.`,
    inArea: 'The keys in this area.',
  };
  return answers[query];
};
