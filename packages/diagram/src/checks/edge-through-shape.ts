import { boxesAlong, runsThrough, segmentsOf } from '../layout/polyline.ts';
import { createSpatialGrid, sideFor } from '../layout/spatial-grid.ts';
import { contains, grown, type Point, type Rect } from '../model/index.ts';
import type { PageCheck } from './page-check.ts';
import { mostNear, type Solid } from './page-facts.ts';

const tolerance = -1;

/** A line runs through a shape that it neither starts nor ends at. */
export const edgeThroughShape = {
  id: 'edge-through-shape',
  find: function* ({ edges, solids, isRelated, nameOf }) {
    const side = sideFor(solids.map(({ box }) => box));
    const grid = createSpatialGrid<Solid>(side);
    for (const solid of solids) if (solid.closed !== undefined) grid.add(solid.closed, solid);
    for (const { cell, points } of edges) {
      const ends = [cell.source, cell.target].filter((id) => id !== undefined);
      const segments = segmentsOf(points);
      const boxes = segments.flatMap((segment) => boxesAlong(segment, side));
      const crossed = [...new Set(boxes.flatMap((near) => [...grid.near(near, mostNear)]))].filter(
        ({ shape, box, closed }) => {
          if (closed === undefined) return false;
          if (ends.some((end) => isRelated(end, shape.cell.id)) || isRelated(cell.id, shape.cell.id)) return false;
          // An end that is tied to no shape may lie in one on purpose.
          if (cell.source === undefined && holdsPoint(box, points[0])) return false;
          if (cell.target === undefined && holdsPoint(box, points.at(-1))) return false;
          return segments.some((segment) => runsThrough(segment, grown(closed, tolerance)));
        },
      );
      for (const { shape, box } of crossed) {
        yield {
          cells: [cell.id, shape.cell.id],
          message: `The line “${nameOf(cell.id)}” runs through “${nameOf(shape.cell.id)}”. Route it around the shape.`,
          where: box,
        };
      }
    }
  },
} as const satisfies PageCheck;

const holdsPoint = (box: Rect, point: Point | undefined): boolean =>
  point !== undefined && contains(box, { ...point, width: 0, height: 0 });
