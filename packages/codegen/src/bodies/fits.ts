import type { CodePart, ReadCode } from './read-code.ts';

/**
 * Whether a text is the same program as another one but for a stretch in it: both parse, and everything that was around the stretch is
 * around it still, from the class to the signature. What closes its method and begins another one does not fit.
 */
export const fits = (
  read: ReadCode,
  before: string,
  after: string,
  { from, to }: Pick<CodePart, 'from' | 'to'>,
): boolean => {
  const grown = after.length - before.length;
  const [old, made] = [read(before, from), read(after, from)];
  if (!old.isWhole || !made.isWhole) return false;
  const around = new Set(made.around.map(keyOf));
  return old.around
    .filter((part) => part.from < from && part.to >= to)
    .every((part) => around.has(keyOf({ ...part, to: part.to + grown })));
};

const keyOf = ({ name, from, to }: CodePart): string => `${name} ${from} ${to}`;
