import type { Point, Rect, Route, Size } from '../../model/index.ts';
import { type Tree, toForest } from '../forest.ts';
import type { LayoutAlgorithm } from '../layout-algorithm.ts';
import { toMargin } from '../orientation.ts';
import { routeOther } from '../route-other.ts';

/**
 * Mind maps: the topic in the middle, its branches to the right and to the left, balanced by height. Each branch grows
 * outwards; a parent stands beside the middle of its children. A second root starts a map of its own below.
 */
export const twoSided = {
  id: 'two-sided',
  place: async (diagram) => {
    const { roots, others } = toForest(diagram);
    const sizes = new Map(diagram.shapes.map(({ id, size }) => [id, size]));
    const sizeOf = (id: string): Size => sizes.get(id) ?? { width: 0, height: 0 };
    const shapes = new Map<string, Rect>();
    const routes = new Map<string, Route>();
    let top = 0;
    for (const root of roots) {
      const map = placeMap(root, sizeOf, top);
      for (const [id, rect] of map.shapes) shapes.set(id, rect);
      for (const [id, route] of map.routes) routes.set(id, route);
      top = Math.max(...[...map.shapes.values()].map((rect) => rect.y + rect.height)) + 60;
    }
    for (const connector of others) {
      const route = routeOther(connector, shapes);
      if (route !== undefined) routes.set(connector.id, route);
    }
    return toMargin({ shapes, routes });
  },
} as const satisfies LayoutAlgorithm;

/** Gap from a topic to its children, and between two siblings: leaves stand closer than branches, px. */
const gap = { outwards: 50, fromCentre: 70, leaves: 12, branches: 24 } as const;

interface MindMap {
  readonly shapes: Map<string, Rect>;
  readonly routes: Map<string, Route>;
}

const placeMap = (root: Tree, sizeOf: (id: string) => Size, top: number): MindMap => {
  const { right, left } = balance(root.children, sizeOf);
  const height = Math.max(sizeOf(root.id).height, stackHeight(right, sizeOf), stackHeight(left, sizeOf));
  const size = sizeOf(root.id);
  const centre = { x: -size.width / 2, y: top + (height - size.height) / 2, ...size };
  const map: MindMap = { shapes: new Map([[root.id, centre]]), routes: new Map() };
  placeStack(right, { parent: centre, side: 1, outwards: gap.fromCentre }, sizeOf, map);
  placeStack(left, { parent: centre, side: -1, outwards: gap.fromCentre }, sizeOf, map);
  return map;
};

/** The first branches go to the right until half of the height is used, the others to the left, read clockwise. */
const balance = (branches: readonly Tree[], sizeOf: (id: string) => Size) => {
  const heights = branches.map((branch) => subtreeHeight(branch, sizeOf) + gap.branches);
  const total = heights.reduce((sum, height) => sum + height, 0);
  let used = 0;
  let count = 0;
  for (const height of heights) {
    if (count > 0 && used + height / 2 > total / 2) break;
    used += height;
    count += 1;
  }
  return { right: branches.slice(0, count), left: branches.slice(count).reverse() };
};

const gapBetween = (a: Tree, b: Tree): number =>
  a.children.length === 0 && b.children.length === 0 ? gap.leaves : gap.branches;

const stackHeight = (trees: readonly Tree[], sizeOf: (id: string) => Size): number =>
  trees.reduce((sum, own, index) => {
    const before = trees[index - 1];
    return sum + subtreeHeight(own, sizeOf) + (before === undefined ? 0 : gapBetween(before, own));
  }, 0);

const subtreeHeight = (own: Tree, sizeOf: (id: string) => Size): number =>
  Math.max(sizeOf(own.id).height, stackHeight(own.children, sizeOf));

interface Side {
  readonly parent: Rect;
  /** 1 grows to the right, -1 to the left. */
  readonly side: 1 | -1;
  readonly outwards: number;
}

const placeStack = (
  trees: readonly Tree[],
  { parent, side, outwards }: Side,
  sizeOf: (id: string) => Size,
  map: MindMap,
): void => {
  let y = parent.y + parent.height / 2 - stackHeight(trees, sizeOf) / 2;
  trees.forEach((own, index) => {
    const before = trees[index - 1];
    if (before !== undefined) y += gapBetween(before, own);
    const height = subtreeHeight(own, sizeOf);
    const size = sizeOf(own.id);
    const x = side === 1 ? parent.x + parent.width + outwards : parent.x - outwards - size.width;
    const rect = { x, y: y + (height - size.height) / 2, ...size };
    map.shapes.set(own.id, rect);
    if (own.connector !== undefined) map.routes.set(own.connector.id, { points: branchLine(parent, rect, side) });
    placeStack(own.children, { parent: rect, side, outwards: gap.outwards }, sizeOf, map);
    y += height;
  });
};

/** Leaves the parent's side level and arrives at the child's side level; a curved style bends it softly. */
const branchLine = (parent: Rect, child: Rect, side: 1 | -1): readonly Point[] => {
  const start = { x: side === 1 ? parent.x + parent.width : parent.x, y: parent.y + parent.height / 2 };
  const end = { x: side === 1 ? child.x : child.x + child.width, y: child.y + child.height / 2 };
  if (Math.abs(start.y - end.y) < 1) return [start, { ...end, y: start.y }];
  const middle = (start.x + end.x) / 2;
  return [start, { x: middle, y: start.y }, { x: middle, y: end.y }, end];
};
