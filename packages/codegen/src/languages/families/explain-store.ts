import { type LinkStoreDecl, nowhereFor, type StoreDecl } from '../../program/index.ts';

/** Why a store refuses an item, for a comment: `that id or email is already taken`, `or chef id refers to no chef`. */
export const refusedIn = (store: StoreDecl | LinkStoreDecl): string => {
  const taken =
    'keys' in store
      ? `that ${store.keys.map(({ words }) => words.join(' ')).join(' and ')} are already taken together`
      : `that ${[store.key, ...store.unique].map(({ words }) => words.join(' ')).join(' or ')} is already taken`;
  return [taken, ...(store.references ?? []).map(nowhereFor)].join(', or ');
};
