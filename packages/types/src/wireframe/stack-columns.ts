import type { SpecNode } from '@diagloom/diagram/model';
import { type Column, gap, type Stacked, stack } from './stack.ts';

/** What stands at the left and at the right in two columns, the rest above and below them over the whole width. */
export const stackColumns = (nodes: readonly SpecNode[], column: Column): Stacked => {
  let stacked: Stacked = { shapes: [], bottom: column.top - gap };
  for (const block of blocksOf(nodes)) {
    const here = { ...column, top: stacked.bottom + gap };
    const next = isSide(block[0]) ? besides(block, here) : stack(block, here);
    stacked = { shapes: [...stacked.shapes, ...next.shapes], bottom: next.bottom };
  }
  return stacked;
};

export const isSide = (node: SpecNode | undefined): boolean => /^(?:left|right)/.test(node?.properties?.column ?? '');

/** Runs of elements in columns, and runs of others. */
const blocksOf = (nodes: readonly SpecNode[]): readonly (readonly SpecNode[])[] => {
  const blocks: SpecNode[][] = [];
  for (const node of nodes) {
    const block = blocks.at(-1);
    if (block !== undefined && isSide(block[0]) === isSide(node)) block.push(node);
    else blocks.push([node]);
  }
  return blocks;
};

/** Room between two columns, px. */
const between = 24;
/** The share of the width that a menu at the side takes; other columns are equally wide. */
const menuShare = 0.28;

const besides = (nodes: readonly SpecNode[], column: Column): Stacked => {
  const left = nodes.filter(({ properties }) => properties?.column === 'left');
  const right = nodes.filter(({ properties }) => properties?.column !== 'left');
  if (left.length === 0 || right.length === 0) return stack(nodes, column);
  const isMenu = left.every(({ kind }) => kind === 'navigation' || kind === 'card');
  const first = Math.round((column.width - between) * (isMenu ? menuShare : 1 / 2));
  const one = stack(left, { ...column, width: first });
  const other = stack(right, {
    ...column,
    left: column.left + first + between,
    width: column.width - between - first,
  });
  return { shapes: [...one.shapes, ...other.shapes], bottom: Math.max(one.bottom, other.bottom) };
};
