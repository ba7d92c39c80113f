import { serviceNouns } from '../lexicon/en/topology-words.ts';
import { noArea } from './areas.ts';
import type { Landscape } from './landscape/landscape.ts';
import type { Part } from './landscape/part.ts';
import { type Product, products } from './products.ts';

/**
 * `User service (Postgres)`: a product that keeps data is no technology of a service but its database, with a line to it. Where several services
 * have the same one in brackets, each has its own.
 */
export const openStores = (landscape: Landscape): void => {
  const found = landscape.parts.flatMap((part) => {
    const store = isService(part) ? storeOf(part.technology) : undefined;
    return store === undefined ? [] : [{ part, store }];
  });
  for (const { part, store } of found) {
    const isShared = found.filter((each) => each.store === store).length > 1;
    const label = isShared ? `${part.label} ${store.name}` : store.name;
    const known = landscape.parts.find((each) => each.label.toLowerCase() === label.toLowerCase());
    part.technology = undefined;
    const kept = known ?? landscape.add(label, 'prompt', part.parent);
    if (known === undefined) landscape.widen(kept, part.source);
    landscape.link([part], [kept]);
  }
};

const isService = ({ rank, words }: Part): boolean => rank === noArea && serviceNouns.has(words.at(-1) ?? '');

const storeOf = (technology: string | undefined): Product | undefined => {
  const product = products.get(technology?.toLowerCase() ?? '');
  return product?.roles[0] === 'database' || product?.roles[1] === 'database' ? product : undefined;
};
