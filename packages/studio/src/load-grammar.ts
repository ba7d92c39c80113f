import { createRequire } from 'node:module';
import type { ReadCode } from '@diagloom/codegen/bodies';
import type { Node } from 'web-tree-sitter';

const { resolve } = createRequire(import.meta.url);

const loaded = new Map<string, Promise<ReadCode>>();

/** A grammar that is WebAssembly, by its name, such as `kotlin`. It is loaded once, and none before somebody needs it. */
export const loadGrammar = (name: string): Promise<ReadCode> => {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
};

const load = async (name: string): Promise<ReadCode> => {
  const { Language, Parser } = await import('web-tree-sitter');
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(resolve(`@unit-mesh/treesitter-artifacts/wasm/tree-sitter-${name}.wasm`)));
  return (text, position) => {
    const tree = parser.parse(text);
    if (tree === null) return { isWhole: false, around: [] };
    // Its memory is not the one that is cleared by itself.
    try {
      return { isWhole: !tree.rootNode.hasError, around: partsAround(tree.rootNode, position) };
    } finally {
      tree.delete();
    }
  };
};

const partsAround = (root: Node, position: number) => {
  const found = [];
  for (let node = root.descendantForIndex(position); node !== null; node = node.parent)
    found.push({ name: node.type, from: node.startIndex, to: node.endIndex });
  return found;
};
