import { keysOf, type LinkStoreDecl, nowhereFor, type StoreDecl, saidTogether } from '../../program/index.ts';

/** Why a store refuses an item, for a comment: `that id or email is already taken`, `or chef id refers to no chef`. */
export const refusedIn = (store: StoreDecl | LinkStoreDecl): string => {
  const taken =
    'keys' in store
      ? `that ${saidTogether(store.keys.map((name) => ({ name })))} are already taken together`
      : `that ${[store.key, ...store.unique].map(({ words }) => words.join(' ')).join(' or ')} is already taken`;
  return [taken, ...(store.references ?? []).map(nowhereFor)].join(', or ');
};

/** Why it refuses to change one. */
export const updateRefusedIn = (store: StoreDecl | LinkStoreDecl): string => {
  const unique = 'keys' in store ? [] : store.unique;
  const said = saidTogether(keysOf(store).map((name) => ({ name })));
  return [
    `there is none of that ${said}`,
    ...(unique.length === 0 ? [] : [`another has that ${unique.map(({ words }) => words.join(' ')).join(' or ')}`]),
    ...(store.references ?? []).map(nowhereFor),
  ].join(', or ');
};

/** Whether more is checked of an item than its key. */
export const checksItems = (store: StoreDecl | LinkStoreDecl): boolean =>
  ('unique' in store && store.unique.length > 0) || (store.references ?? []).length > 0;
