import type { InventoryDecl, InventoryItem } from '../../../program/index.ts';

export type InventoryField = Exclude<keyof InventoryItem, 'about'>;

/** Fields of a part; those that nothing is told of are left out. */
export const inventoryFields = ({ items, queries }: InventoryDecl): readonly InventoryField[] => {
  const all: readonly InventoryField[] = ['key', 'label', 'kind', 'area', 'parent', 'detail'];
  const isAsked = (field: InventoryField): boolean =>
    (field === 'parent' && queries.some((query) => ['children', 'path', 'depth', 'leaves'].includes(query))) ||
    (field === 'area' && queries.includes('inArea'));
  return all.filter((field) => isAsked(field) || items.some((item) => item[field] !== ''));
};
