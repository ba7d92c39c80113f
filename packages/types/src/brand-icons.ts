import type { DiagramSpec } from '@diagloom/diagram/model';
import { loadBrandIcons } from '#brand-icons';
import { findBrand } from './families/icons/find-icon.ts';

export { type Product, productsOf } from './families/topology/products.ts';
export { loadBrandIcons };

/** Resolves when the marks of all products that a spec names can be drawn; to be awaited before a spec is composed in a browser. */
export const loadBrandIconsFor = async ({ nodes, groups }: DiagramSpec): Promise<void> => {
  const hasBrand =
    nodes.some(({ label, properties }) => findBrand(label, properties?.technology) !== undefined) ||
    groups.some(({ label }) => findBrand(label) !== undefined);
  if (hasBrand) await loadBrandIcons();
};
