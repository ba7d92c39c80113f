import type { Rect, Size } from '../../model/index.ts';
import type { Tree } from '../forest.ts';
import { hangLeaves, longestRow } from './hang-leaves.ts';
import { clearance, type Skyline, skylineOf } from './skyline.ts';

/**
 * Places a forest top-down. In: trees and sizes. Out: a box per node and, for hung leaves, the line that they hang from.
 * The idea is Reingold and Tilford's: subtrees are placed on their own, moved together until their outlines are a gap
 * apart, and the parent stands centred above its children. Nodes of one depth share their top.
 */
export interface TreePlacement {
  readonly rects: ReadonlyMap<string, Rect>;
  /** x of the line from which a leaf hangs. */
  readonly hangingLines: ReadonlyMap<string, number>;
  /** Half-way between a row and the one above it: where connectors run across. */
  readonly channelAbove: (id: string) => number;
}

export interface TreeSpacing {
  /** Between siblings, px. */
  readonly across: number;
  /** Between a row and the next, px. */
  readonly along: number;
}

export const placeForest = (
  roots: readonly Tree[],
  sizeOf: (id: string) => Size,
  spacing: TreeSpacing,
): TreePlacement => {
  const tops = rowTops(roots, sizeOf, spacing.along);
  const depths = new Map<string, number>();
  const context: Context = { sizeOf, spacing, topOf: (depth) => tops[depth] ?? 0, depths };
  const placed = joinBlocks(
    roots.map((root) => placeSubtree(root, 0, context)),
    spacing.across * 2,
  );
  return {
    rects: new Map(placed.items.map(({ id, rect }) => [id, rect])),
    hangingLines: new Map(placed.items.flatMap(({ id, line }) => (line === undefined ? [] : [[id, line] as const]))),
    channelAbove: (id) => context.topOf(depths.get(id) ?? 0) - spacing.along / 2,
  };
};

interface Context {
  readonly sizeOf: (id: string) => Size;
  readonly spacing: TreeSpacing;
  readonly topOf: (depth: number) => number;
  readonly depths: Map<string, number>;
}

interface Item {
  readonly id: string;
  readonly rect: Rect;
  readonly line?: number;
}

/** A placed subtree; `centre` is where a parent's connector wants to arrive. */
interface Block {
  readonly items: readonly Item[];
  readonly centre: number;
}

const isLeaf = (tree: Tree): boolean => tree.children.length === 0;

const placeSubtree = (tree: Tree, depth: number, context: Context): Block => {
  const size = context.sizeOf(tree.id);
  context.depths.set(tree.id, depth);
  const own = (centre: number): Item => ({
    id: tree.id,
    rect: { x: centre - size.width / 2, y: context.topOf(depth), ...size },
  });
  if (isLeaf(tree)) return { items: [own(0)], centre: 0 };
  const children = joinBlocks(placeChildren(tree, depth + 1, context), context.spacing.across);
  return { items: [own(children.centre), ...children.items], centre: children.centre };
};

const placeChildren = (tree: Tree, depth: number, context: Context): readonly Block[] => {
  const leaves = tree.children.filter(isLeaf);
  const longest = depth === 1 ? longestRow.atTop : longestRow.below;
  if (leaves.length <= longest) return tree.children.map((child) => placeSubtree(child, depth, context));
  const branches = tree.children.filter((child) => !isLeaf(child));
  for (const { id } of leaves) context.depths.set(id, depth);
  const hung = hangLeaves(
    leaves.map(({ id }) => ({ id, size: context.sizeOf(id) })),
    context.topOf(depth),
  );
  return [...branches.map((child) => placeSubtree(child, depth, context)), { items: hung, centre: 0 }];
};

/** Moves each block to the right until it clears all before it; the centre is that of the first and last of them. */
const joinBlocks = (blocks: readonly Block[], gap: number): Block => {
  const items: Item[] = [];
  const centres: number[] = [];
  let outline: Skyline | undefined;
  for (const block of blocks) {
    const own = skylineOf(block.items.map(({ rect }) => rect));
    const shift = outline === undefined ? 0 : Math.max(0, clearance(outline, own, gap));
    centres.push(block.centre + shift);
    for (const item of block.items) items.push(moved(item, shift));
    outline = skylineOf(items.map(({ rect }) => rect));
  }
  return { items, centre: middleOf(centres) };
};

/** Nearer to the middle than this, a child stands right below its parent, px: the step in its line would look like a mistake. */
const snap = 48;

const middleOf = (centres: readonly number[]): number => {
  const middle = ((centres[0] ?? 0) + (centres.at(-1) ?? 0)) / 2;
  return centres.find((centre) => Math.abs(centre - middle) < snap) ?? middle;
};

const moved = ({ id, rect, line }: Item, shift: number): Item => ({
  id,
  rect: { ...rect, x: rect.x + shift },
  ...(line === undefined ? {} : { line: line + shift }),
});

/** Every depth begins below the highest node of the depth above. */
const rowTops = (roots: readonly Tree[], sizeOf: (id: string) => Size, gap: number): readonly number[] => {
  const heights: number[] = [];
  let row = roots;
  while (row.length > 0) {
    heights.push(Math.max(...row.map(({ id }) => sizeOf(id).height)));
    row = row.flatMap(({ children }) => children);
  }
  const tops: number[] = [];
  let top = 0;
  for (const height of heights) {
    tops.push(top);
    top += height + gap;
  }
  return tops;
};
