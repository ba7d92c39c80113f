import type { Diagram, Placement, Point, Rect, Route } from '../../model/index.ts';
import { turnPlacement } from '../orientation.ts';
import { meetOutline } from '../outline.ts';
import { segmentsOf } from '../polyline.ts';
import { routeAround } from '../route-around.ts';
import type { FlowGraph } from './flow.ts';
import type { Grid } from './grid.ts';
import type { SizedGrid } from './size-grid.ts';

/** Turns the sized grid into boxes and routes on the page: steps in the middle of their cells, lanes and pools around them. */
export const toPlacement = (
  diagram: Diagram,
  graph: FlowGraph,
  grid: Grid,
  sized: SizedGrid,
  ways: readonly (readonly number[])[],
): Placement => {
  const shapes = new Map<string, Rect>();
  graph.steps.forEach(({ id, size }, index) => {
    const { along = 0, across = 0 } = grid.at[index] ?? {};
    shapes.set(id, {
      x: (sized.across[across] ?? 0) - size.across / 2,
      y: (sized.along[along] ?? 0) - size.along / 2,
      width: size.across,
      height: size.along,
    });
  });
  const routes = new Map<string, Route>();
  const width = grid.along.length;
  graph.flows.forEach(({ id, from, to }, index) => {
    const corners = cornersOf(ways[index] ?? []).map((point) => ({
      x: sized.across[Math.floor(point / width)] ?? 0,
      y: sized.along[point % width] ?? 0,
    }));
    const source = shapes.get(graph.steps[from]?.id ?? '');
    const target = shapes.get(graph.steps[to]?.id ?? '');
    const [first, second] = corners;
    const last = corners.at(-1);
    const beforeLast = corners.at(-2);
    if (!source || !target || !first || !second || !last || !beforeLast) return;
    corners[0] = borderTowards(source, first, second);
    corners[corners.length - 1] = borderTowards(target, last, beforeLast);
    routes.set(id, { points: corners });
  });
  for (const [id, box] of holderBoxes(diagram, graph, sized)) shapes.set(id, box);
  return withOtherRoutes(diagram, turnPlacement({ shapes, routes }, diagram.direction));
};

/** The ends of a way and the points where it turns. */
const cornersOf = (way: readonly number[]): readonly number[] =>
  way.filter((point, index) => {
    const [before, after] = [way[index - 1], way[index + 1]];
    return before === undefined || after === undefined || point - before !== after - point;
  });

/** Where the straight line from the middle of a box to a point outside leaves the box. */
const borderTowards = (box: Rect, middle: Point, outside: Point): Point => ({
  x: outside.x === middle.x ? middle.x : outside.x > middle.x ? box.x + box.width : box.x,
  y: outside.y === middle.y ? middle.y : outside.y > middle.y ? box.y + box.height : box.y,
});

/** Lanes are as long as the longest flow; a pool encloses its lanes and has its own title before theirs. */
const holderBoxes = (diagram: Diagram, graph: FlowGraph, sized: SizedGrid): ReadonlyMap<string, Rect> => {
  const titles = new Map(diagram.shapes.map(({ id, title }) => [id, title?.size ?? 0]));
  const isTurned = diagram.direction === 'left' || diagram.direction === 'up';
  const boxes = new Map<string, Rect>();
  const depth = Math.max(0, ...graph.bands.map(({ shapes }) => titleSum(shapes, titles)));
  for (const [index, { shapes }] of graph.bands.entries()) {
    const { start = 0, end = 0 } = sized.bands[index] ?? {};
    // A band with fewer titles than others has a gap before its steps, so that all pools begin on one line.
    let before = depth;
    for (const id of shapes) {
      const known = boxes.get(id);
      const x = Math.min(known?.x ?? start, start);
      const right = Math.max(known === undefined ? end : known.x + known.width, end);
      boxes.set(id, {
        x,
        width: right - x,
        y: isTurned ? 0 : -before,
        height: sized.length + before,
      });
      before -= titles.get(id) ?? 0;
    }
  }
  return boxes;
};

const titleSum = (shapes: readonly string[], titles: ReadonlyMap<string, number>): number =>
  shapes.reduce((sum, id) => sum + (titles.get(id) ?? 0), 0);

/** A connector that ends at a lane or a pool, such as a message to a pool that shows nothing of its inside, is led around all steps. */
const withOtherRoutes = (diagram: Diagram, { shapes, routes }: Placement): Placement => {
  const all = new Map(routes);
  const solids = diagram.shapes.filter(({ placing }) => placing === 'node' || placing === 'note');
  for (const { id, from, to, labelSize } of diagram.connectors) {
    const source = shapes.get(from);
    const target = shapes.get(to);
    if (all.has(id) || source === undefined || target === undefined) continue;
    const obstacles = solids.flatMap((shape) =>
      shape.id === from || shape.id === to ? [] : (shapes.get(shape.id) ?? []),
    );
    const lines = [...all.values()].flatMap(({ points }) => segmentsOf(points));
    all.set(id, routeAround(source, target, obstacles, { labelSize, lines }));
  }
  return { shapes, routes: all };
};

/** Draws the ends of routes on to figures that do not fill their box. */
export const toOutlines = (diagram: Diagram, { shapes, routes }: Placement): Placement => {
  const styles = new Map(diagram.shapes.map(({ id, style }) => [id, style]));
  const met = (id: string, end: Point | undefined, next: Point | undefined): Point => {
    const box = shapes.get(id);
    if (box === undefined || end === undefined || next === undefined) return end ?? { x: 0, y: 0 };
    return meetOutline(styles.get(id) ?? {}, box, end, next);
  };
  const finished = new Map(routes);
  for (const { id, from, to } of diagram.connectors) {
    const route = routes.get(id);
    if (route === undefined) continue;
    const points = [...route.points];
    points[0] = met(from, points[0], points[1]);
    points[points.length - 1] = met(to, points.at(-1), points.at(-2));
    finished.set(id, { ...route, points });
  }
  return { shapes, routes: finished };
};
