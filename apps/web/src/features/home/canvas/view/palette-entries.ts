import type { DiagramType } from '@diagloom/diagram/model';
import { productsOf } from '@diagloom/types/brand-icons';

/** What can be added to a page: a kind of its type, or a product that is one of them. */
export interface PaletteEntry {
  readonly kind: string;
  readonly label: string;
  /** The mark of a product, as a style's `image` has it; absent for a kind. */
  readonly image?: string;
}

export interface PaletteEntries {
  readonly kinds: readonly PaletteEntry[];
  readonly products: readonly PaletteEntry[];
}

/** The kinds and the products whose name, or another word for them, has all the words. */
export const paletteEntries = ({ vocabulary, family }: DiagramType, words: string): PaletteEntries => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = (names: readonly string[]): boolean => {
    const known = names.join('\n').toLowerCase();
    return wanted.every((word) => known.includes(word));
  };
  const products = family === 'topology' ? productsOf(vocabulary.nodes) : [];
  return {
    kinds: vocabulary.nodes
      .filter(({ label, synonyms }) => isWanted([label, ...synonyms]))
      .map(({ id, label }) => ({ kind: id, label })),
    products: products
      .filter(({ name, synonyms }) => isWanted([name, ...synonyms]))
      .map(({ name, kind, image }) => ({ kind, label: name, image })),
  };
};
