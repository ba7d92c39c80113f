import type { InventoryDecl, InventoryItem, InventoryQuery } from '../../program/index.ts';

export type InventoryField = Exclude<keyof InventoryItem, 'about'>;

const asked: Readonly<Partial<Record<InventoryField, readonly InventoryQuery[]>>> = {
  label: ['find'],
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

/** How the questions are called in snake case. */
export const inventoryFunctions: Readonly<Record<InventoryQuery, string>> = {
  find: 'find',
  children: 'children_of',
  path: 'path_to',
  depth: 'depth_of',
  leaves: 'leaves',
  neighbors: 'neighbors_of',
  reachable: 'reachable_from',
  startOrder: 'start_order',
  inArea: 'in_area',
};

/** How the questions are called in camel case. */
export const inventoryMethods: Readonly<Record<InventoryQuery, string>> = {
  find: 'find',
  children: 'childrenOf',
  path: 'pathTo',
  depth: 'depthOf',
  leaves: 'leaves',
  neighbors: 'neighborsOf',
  reachable: 'reachableFrom',
  startOrder: 'startOrder',
  inArea: 'inArea',
};

export const explainItem = ({ name }: InventoryDecl): string => `One part of “${name.label}”.`;

export const explainLink = 'A connection between two parts, by their keys.';

/** What a question answers, in a sentence; `absent` says what happens where there is no such part. */
export const explainQuery = (query: InventoryQuery, { links }: InventoryDecl, absent: string): string => {
  const answers: Readonly<Record<InventoryQuery, string>> = {
    find: `The part with this key${absent}`,
    children: 'The keys directly below this key.',
    path: 'The keys from the root down to this key, both included.',
    depth: 'How many parts are above this key.',
    leaves: 'The keys with nothing below them.',
    neighbors: `The keys that this key is connected to${links.some(({ isMutual }) => isMutual) ? ', in either direction' : ''}.`,
    reachable: 'All keys reachable from this key, nearest first.',
    startOrder: 'All keys, each after those it depends on; cycles are broken at their first part.',
    inArea: 'The keys in this area.',
  };
  return answers[query];
};
