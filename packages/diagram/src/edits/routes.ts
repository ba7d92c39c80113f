import type { Point } from '../model/index.ts';
import { readCellTree } from '../scene/cell-tree.ts';
import { resolveEdge } from '../scene/edges/resolve-edge.ts';
import type { Canvas } from './canvas.ts';

/** Absolute points of the visible edges as draw.io draws them, ends included. */
export const routesOf = (canvas: Canvas): ReadonlyMap<string, readonly Point[]> => {
  const tree = readCellTree(canvas.page);
  const routes = new Map<string, readonly Point[]>();
  for (const placed of tree.placed) {
    const points = placed.cell.kind === 'edge' ? resolveEdge(placed, tree) : undefined;
    if (points !== undefined) routes.set(placed.cell.id, points);
  }
  return routes;
};
