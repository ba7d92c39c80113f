import type { Cell } from '../model/index.ts';

/** True where both cells say the same, whatever the text that they were read from. */
export const isSameCell = (a: Cell, b: Cell): boolean =>
  a === b || isSameValue({ ...a, verbatim: undefined }, { ...b, verbatim: undefined });

/** Compares plain data; a key that is undefined counts as absent, and the order of keys does not matter. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = new Map(Object.entries(a).filter(([, value]) => value !== undefined));
  const right = Object.entries(b).filter(([, value]) => value !== undefined);
  return (
    left.size === right.length && right.every(([key, value]) => left.has(key) && isSameValue(left.get(key), value))
  );
};
