import type { Parser, SyntaxNode, Tree } from '@lezer/common';

/** A stretch of a text in characters, the end excluded. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a text is the same program as another one but for a stretch in it: both parse, and everything that was around the stretch is
 * around it still, from the class to the signature. What closes its method and begins another one does not fit.
 */
export const fits = (parser: Parser, before: string, after: string, { from, to }: Stretch): boolean => {
  const grown = after.length - before.length;
  const [old, made] = [parser.parse(before), parser.parse(after)];
  if (hasError(old) || hasError(made)) return false;
  const around = new Set(ancestorsAt(made, from).map(nameOf));
  return ancestorsAt(old, from)
    .filter((node) => node.from < from && node.to >= to)
    .every((node) => around.has(nameOf({ name: node.name, from: node.from, to: node.to + grown })));
};

const hasError = (tree: Tree): boolean => {
  let isBroken = false;
  tree.iterate({
    enter: ({ type }) => {
      isBroken ||= type.isError;
    },
  });
  return isBroken;
};

const ancestorsAt = (tree: Tree, position: number): readonly SyntaxNode[] => {
  const found: SyntaxNode[] = [];
  for (let node: SyntaxNode | null = tree.resolveInner(position, 1); node !== null; node = node.parent)
    found.push(node);
  return found;
};

const nameOf = ({ name, from, to }: Pick<SyntaxNode, 'name' | 'from' | 'to'>): string => `${name} ${from} ${to}`;
