import type { Piece } from '../../outline/outline.ts';
import { expectCounted } from './expect-counted.ts';
import type { Roster } from './roster.ts';

/** A way to say who works for whom. */
export interface Form {
  readonly pattern: RegExp;
  readonly example: string;
  /** False where it was no such sentence. */
  readonly read: (part: (name: string) => Piece, roster: Roster, whole: Piece) => boolean;
}

/** Those whom a list names, or whose number it tells, are below the first of the heads. False where there are none. */
export const below = (roster: Roster, heads: readonly string[], list: Piece, verb: Piece): boolean => {
  if (heads.length === 0) return false;
  if (expectCounted(heads[0], list, roster)) return true;
  const ids = roster.enter(list);
  roster.lead(heads, ids, verb);
  return ids.length > 0;
};
