import { ambiguousBrandNames, brandNames } from './brand-names.ts';

export type IconName = { readonly set: 'brand' | 'generic'; readonly name: string };

/** The mark of a product that the technology or the label names; undefined for none. */
export const findBrand = (label: string, technology = ''): IconName | undefined => {
  const name = longestName(technology, [brandNames, ambiguousBrandNames]) ?? longestName(label, [brandNames]);
  return name === undefined ? undefined : { set: 'brand', name };
};

/** "GitHub Actions" is the longer name in "GitHub Actions runner", and what comes first wins among equals. */
const longestName = (text: string, lists: readonly ReadonlyMap<string, string>[]): string | undefined => {
  const words = text.toLowerCase();
  let best: { readonly name: string; readonly length: number } | undefined;
  for (const list of lists) {
    for (const [name, icon] of list) {
      if (name.length > (best?.length ?? 0) && isNamed(name, words)) best = { name: icon, length: name.length };
    }
  }
  return best?.name;
};

/** As whole words; a version number may follow, as in "PostgreSQL16". */
const isNamed = (name: string, words: string): boolean => {
  const at = words.indexOf(name);
  if (at < 0) return false;
  const before = words[at - 1] ?? ' ';
  const after = words[at + name.length] ?? ' ';
  return !/[\p{L}\p{N}]/u.test(before) && !/\p{L}/u.test(after);
};
