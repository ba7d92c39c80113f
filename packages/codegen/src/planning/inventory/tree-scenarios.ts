import type { InventoryDecl, InventoryItem, InventoryScenario, NameScope } from '../../program/index.ts';
import { linkScenarios } from './link-scenarios.ts';

type Asked = Omit<InventoryDecl, 'scenarios'>;

/** Each parent's children, the path to each leaf, the depth of the deepest, a key that is there and one that is not. */
export const treeScenarios = (inventory: Asked, names: NameScope): readonly InventoryScenario[] => {
  const { items } = inventory;
  const byKey = new Map(items.map((item) => [item.key, item]));
  const childrenOf = (key: string) => items.filter(({ parent }) => parent === key).map((item) => item.key);
  const pathTo = (item: InventoryItem): readonly string[] => {
    const above = byKey.get(item.parent);
    return above === undefined ? [item.key] : [...pathTo(above), item.key];
  };
  const inner = items.filter(({ key }) => childrenOf(key).length > 0);
  const leaves = items.filter(({ key }) => childrenOf(key).length === 0);
  const deepest = items.reduce((found, item) => (pathTo(item).length > pathTo(found).length ? item : found));
  return [
    ...findScenarios(inventory, names),
    ...inner.map(
      ({ key, label, about }): InventoryScenario => ({
        name: names.sentence(`finds the ${inventory.below} of ${label}`, about),
        query: 'children',
        argument: key,
        expected: childrenOf(key),
      }),
    ),
    ...leaves.map(
      (item): InventoryScenario => ({
        name: names.sentence(`finds the path to ${item.label}`, item.about),
        query: 'path',
        argument: item.key,
        expected: pathTo(item),
      }),
    ),
    {
      name: names.sentence(`counts the ${inventory.item.label}s above ${deepest.label}`, deepest.about),
      query: 'depth',
      argument: deepest.key,
      expected: pathTo(deepest).length - 1,
    },
    {
      name: names.sentence('finds the leaves', []),
      query: 'leaves',
      argument: '',
      expected: leaves.map(({ key }) => key),
    },
    ...linkScenarios(inventory, names),
  ];
};

/** Every key finds its label (the first and the last are tried), an unknown one is refused. */
export const findScenarios = ({ items }: Asked, names: NameScope): readonly InventoryScenario[] => {
  const keys = new Set(items.map(({ key }) => key));
  let unknown = 'nowhere';
  while (keys.has(unknown)) unknown += '-else';
  const tried = [items[0], items.at(-1)].filter(
    (item, index, all) => item !== undefined && all.indexOf(item) === index,
  );
  return [
    ...tried.flatMap((item): readonly InventoryScenario[] =>
      item === undefined
        ? []
        : [
            {
              name: names.sentence(`finds ${item.label}`, item.about),
              query: 'find',
              argument: item.key,
              expected: item.label,
            },
          ],
    ),
    { name: names.sentence('refuses an unknown key', []), query: 'find', argument: unknown, expected: undefined },
  ];
};
