import type { Kind } from '@diagloom/diagram/model';
import { writtenNames } from '../icons/brand-names.ts';
import { iconStyle } from '../icons/icon-style.ts';
import { kindsByBrand } from './kinds-by-brand.ts';

/** A product with a mark of its own, which a shape of that name and kind shows. */
export interface Product {
  readonly name: string;
  /** The id of the kind that it is among those of a type. */
  readonly kind: string;
  readonly synonyms: readonly string[];
  /** Its mark, as a style's `image` has it. */
  readonly image: string;
}

/** The products that shapes of these kinds may be, such as Kafka among queues, by name. To be asked once their marks are loaded. */
export const productsOf = (kinds: readonly Kind[]): readonly Product[] => {
  const [plain] = kinds;
  if (plain === undefined) return [];
  const isKnown = (id: string | undefined): boolean => kinds.some((kind) => kind.id === id);
  return Object.entries(writtenNames)
    .map(([brand, [name, ...synonyms]]): Product => {
      const kind = kindsByBrand[brand];
      const { image = '' } = iconStyle(
        { set: 'brand', name: brand },
        { colour: '#475569', background: '#ffffff', side: 24 },
      );
      return { name, synonyms, image, kind: kind !== undefined && isKnown(kind) ? kind : plain.id };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
};
