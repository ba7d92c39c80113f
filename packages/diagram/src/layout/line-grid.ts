import { grown, overlaps, type Point, type Rect, type Route } from '../model/index.ts';
import { boundsOfPoints, boxOf, cross, type Segment, segmentsOf } from './polyline.ts';
import { lengthBeside } from './route-world.ts';
import { createSpatialGrid, sideFor } from './spatial-grid.ts';

/** The pieces of all routes, to be asked for by place while routes change. */
export interface LineGrid {
  readonly replace: (id: string, points: readonly Point[]) => void;
  /** The pieces of all other routes that touch a box. */
  readonly near: (box: Rect, except: string) => readonly Segment[];
}

interface Piece {
  readonly id: string;
  readonly segment: Segment;
  readonly box: Rect;
}

export const createLineGrid = (routes: ReadonlyMap<string, Route>): LineGrid => {
  const grid = createSpatialGrid<Piece>(sideFor([...routes.values()].map(({ points }) => boundsOfPoints(points))));
  const pieces = new Map<string, readonly Piece[]>();
  const replace: LineGrid['replace'] = (id, points) => {
    for (const piece of pieces.get(id) ?? []) grid.remove(piece.box, piece);
    const own = segmentsOf(points).map((segment): Piece => ({ id, segment, box: grown(boxOf(segment), 0.5) }));
    for (const piece of own) grid.add(piece.box, piece);
    pieces.set(id, own);
  };
  for (const [id, { points }] of routes) replace(id, points);
  return {
    replace,
    near: (box, except) => {
      const found: Segment[] = [];
      for (const piece of grid.near(box)) {
        if (piece.id !== except && overlaps(piece.box, box)) found.push(piece.segment);
      }
      return found;
    },
  };
};

/** How often a piece of a route crosses the other routes. */
export const crossingsAt = (points: readonly Point[], id: string, lines: LineGrid): number => {
  let count = 0;
  for (const segment of segmentsOf(points)) {
    for (const other of lines.near(grown(boxOf(segment), 0.5), id)) if (cross(segment, other)) count += 1;
  }
  return count;
};

/** How many px a piece of a route runs along other routes at less than `distance` px. */
export const besidesAt = (points: readonly Point[], id: string, lines: LineGrid, distance: number): number =>
  segmentsOf(points).reduce(
    (sum, segment) => sum + lengthBeside(segment, lines.near(grown(boxOf(segment), distance), id), distance),
    0,
  );
