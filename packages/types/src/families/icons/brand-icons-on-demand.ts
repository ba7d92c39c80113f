/**
 * The marks of products in a browser, where they are a third of what drawing loads and few texts name a product: whoever composes
 * something that does waits for `loadBrandIcons` before.
 */
type BrandIcons = typeof import('./brand-icons.generated.ts').brandIcons;

let icons: BrandIcons | undefined;

export const brandIcon = (name: string): BrandIcons[string] | undefined => {
  if (icons === undefined) throw new Error('The marks of products are to be loaded before a diagram is composed.');
  return icons[name];
};

export const loadBrandIcons = async (): Promise<void> => {
  icons ??= (await import('./brand-icons.generated.ts')).brandIcons;
};
