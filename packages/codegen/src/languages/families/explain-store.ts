import type { StoreDecl } from '../../program/index.ts';

/** Why a store refuses an item, for a comment: `that id or email is already taken`. */
export const takenIn = ({ key, unique }: StoreDecl): string =>
  `that ${[key, ...unique].map(({ words }) => words.join(' ')).join(' or ')} is already taken`;
