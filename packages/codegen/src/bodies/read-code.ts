import type { Parser, SyntaxNode, Tree } from '@lezer/common';

/** A part of a program: what a grammar calls it, and its stretch in characters, the end excluded. */
export interface CodePart {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Reads a program: whether all of it is one, and the parts around a position, the smallest first. */
export type ReadCode = (
  text: string,
  position: number,
) => { readonly isWhole: boolean; readonly around: readonly CodePart[] };

/** Reads with a grammar that is JavaScript. */
export const readWith =
  (parser: Parser): ReadCode =>
  (text, position) => {
    const tree = parser.parse(text);
    return { isWhole: !hasError(tree), around: ancestorsAt(tree, position) };
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

const ancestorsAt = (tree: Tree, position: number): readonly CodePart[] => {
  const found: CodePart[] = [];
  for (let node: SyntaxNode | null = tree.resolveInner(position, 1); node !== null; node = node.parent)
    found.push({ name: node.name, from: node.from, to: node.to });
  return found;
};
