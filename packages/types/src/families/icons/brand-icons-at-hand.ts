import { brandIcons } from './brand-icons.generated.ts';

/** Outline and colour of a product's mark; undefined for one that we do not have. */
export const brandIcon = (name: string): { readonly colour: string; readonly path: string } | undefined =>
  brandIcons[name];

/** Resolves when every mark is at hand: here they always are. */
export const loadBrandIcons = (): Promise<void> => Promise.resolve();
