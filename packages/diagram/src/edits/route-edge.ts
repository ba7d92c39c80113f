import { endKeys, fixedEnd } from '../layout/fixed-end.ts';
import { labelBeside } from '../layout/label-beside.ts';
import { labelGeometryAt, labelPointOf } from '../layout/label-geometry.ts';
import { nearestTo } from '../layout/nearest-to.ts';
import { meetOutline } from '../layout/outline.ts';
import { boxOf, segmentsOf } from '../layout/polyline.ts';
import { routeAround } from '../layout/route-around.ts';
import {
  type Cell,
  type Geometry,
  overlaps,
  type Point,
  parseStyle,
  type Rect,
  type Style,
  withStyleValues,
} from '../model/index.ts';
import { type Canvas, put, withChanges } from './canvas.ts';
import { labelSizeOf } from './label-size.ts';
import { routesOf } from './routes.ts';
import { withDescendants } from './with-dependents.ts';

/** The style without what fixes an edge's ends. */
export const withoutEnds = (style: string): string =>
  withStyleValues(style, Object.fromEntries(endKeys.map((key) => [key, ''])));

/** Gives edges new ways, one after the other; those that are still to come are in nobody's way. */
export const routeEdges = (canvas: Canvas, ids: readonly string[]): Canvas => {
  const waiting = new Set(ids);
  let current = canvas;
  for (const id of ids) {
    waiting.delete(id);
    const cell = current.cells.get(id);
    if (cell !== undefined) current = withChanges(current, [put(current, routed(current, cell, waiting))]);
  }
  return current;
};

/**
 * The edge with a new way around all shapes: ends as fractions of its shapes and bends as way points, so that every
 * viewer draws the same line. An edge to itself, or one whose style computes its own way, is left to the viewer.
 */
const routed = (canvas: Canvas, cell: Cell, waiting: ReadonlySet<string>): Cell => {
  const from = endBox(canvas, cell, 'source');
  const to = endBox(canvas, cell, 'target');
  if (from === undefined || to === undefined || isLoop(cell) || !takesWayPoints(cell.style)) {
    return withoutRoute(cell);
  }
  const others = otherRoutes(canvas, cell.id, waiting);
  const { points } = routeAround(from, to, obstaclesOf(canvas, cell, from, to), {
    lines: nearestTo([from, to], others.flatMap(segmentsOf), boxOf).slice(0, mostLines),
  });
  const start = meetShape(canvas, cell.source, points);
  const end = meetShape(canvas, cell.target, points.toReversed());
  if (start === undefined || end === undefined) return withoutRoute(cell);
  return withRoute(canvas, cell, [start, ...points.slice(1, -1), end], others);
};

/** The shape that an end is at, or nothing wide around the point where it ends in the open. */
const endBox = (canvas: Canvas, cell: Cell, end: 'source' | 'target'): Rect | undefined => {
  const shape = cell[end];
  if (shape !== undefined) return canvas.boxes.get(shape);
  const point = cell.geometry?.[end === 'source' ? 'sourcePoint' : 'targetPoint'];
  const origin = canvas.originOf(cell.parent);
  return point === undefined ? undefined : { x: origin.x + point.x, y: origin.y + point.y, width: 0, height: 0 };
};

const isLoop = ({ source, target }: Cell): boolean => source !== undefined && source === target;

/** The edge through points that somebody chose, ends included; a straight line keeps ends that find their own place. */
export const alongCourse = (canvas: Canvas, cell: Cell, course: readonly Point[]): Cell => {
  if (parseStyle(cell.style).edgeStyle === 'orthogonalEdgeStyle') {
    const start = meetShape(canvas, cell.source, course);
    const end = meetShape(canvas, cell.target, course.toReversed());
    const points = start === undefined || end === undefined ? course : [start, ...course.slice(1, -1), end];
    return withRoute(canvas, cell, points, otherRoutes(canvas, cell.id, new Set()));
  }
  const { points: _points, ...geometry } = cell.geometry ?? emptyGeometry;
  const points = pointsOf(canvas, cell, course.slice(1, -1));
  return { ...cell, geometry: { ...geometry, ...(points.length === 0 ? {} : { points }) } };
};

const pointsOf = (canvas: Canvas, cell: Cell, points: readonly Point[]): readonly Point[] => {
  const origin = canvas.originOf(cell.parent);
  return points.map(({ x, y }) => ({ x: Math.round(x * 2) / 2 - origin.x, y: Math.round(y * 2) / 2 - origin.y }));
};

const otherRoutes = (canvas: Canvas, id: string, waiting: ReadonlySet<string>): readonly (readonly Point[])[] =>
  [...routesOf(canvas)].flatMap(([other, points]) => (other === id || waiting.has(other) ? [] : [points]));

/** draw.io's other edge styles read way points their own way. */
const takesWayPoints = (style: string): boolean => {
  const { edgeStyle } = parseStyle(style);
  return edgeStyle === undefined || edgeStyle === 'none' || edgeStyle === 'orthogonalEdgeStyle';
};

const withoutRoute = (cell: Cell): Cell => ({
  ...cell,
  style: withoutEnds(cell.style),
  geometry: withoutCourse(cell),
});

/** The geometry without its course; an end in the open stays where it is. */
const withoutCourse = ({ source, target, geometry = emptyGeometry }: Cell): Geometry => {
  const { points: _points, sourcePoint, targetPoint, ...rest } = geometry;
  return {
    ...rest,
    ...(source !== undefined || sourcePoint === undefined ? {} : { sourcePoint }),
    ...(target !== undefined || targetPoint === undefined ? {} : { targetPoint }),
  };
};

const emptyGeometry: Geometry = { x: 0, y: 0, width: 0, height: 0, relative: true };

/**
 * Boxes in the way: not the ends, not what holds or backs them, not what is inside them. A box that lies over an
 * end is no obstacle either, since no way could get out from under it.
 */
const obstaclesOf = (canvas: Canvas, edge: Cell, from: Rect, to: Rect): readonly Rect[] => {
  const ends = [edge.source ?? '', edge.target ?? ''];
  const passed = new Set([...ends.flatMap((end) => canvas.ancestorsOf(end)), ...withDescendants(canvas, ends)]);
  const boxes = [...canvas.boxes].flatMap(([id, box]) =>
    passed.has(id) || overlaps(box, from) || overlaps(box, to) || isNothing(box) ? [] : [box],
  );
  return nearestTo([from, to], boxes, (box) => box).slice(0, mostObstacles);
};

/** What a way minds at most, nearest first: a crowded page must not make one line cost seconds. */
const mostObstacles = 40;
const mostLines = 24;

const isNothing = ({ width, height }: Rect): boolean => width === 0 || height === 0;

/** The first point of a way, moved along its first piece to the outline of the shape that it starts at. */
const meetShape = (canvas: Canvas, shape: string | undefined, way: readonly Point[]): Point | undefined => {
  const [start, next] = way;
  const box = canvas.boxes.get(shape ?? '');
  const style = canvas.cells.get(shape ?? '')?.style;
  if (start === undefined || next === undefined || box === undefined || style === undefined) return start;
  return meetOutline(parseStyle(style), box, start, next);
};

/** The cell with the route on it. */
const withRoute = (
  canvas: Canvas,
  cell: Cell,
  points: readonly Point[],
  others: readonly (readonly Point[])[],
): Cell => {
  const whole = points.map(({ x, y }) => ({ x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 }));
  const bends = pointsOf(canvas, cell, whole.slice(1, -1));
  const [start, end] = [pointsOf(canvas, cell, whole.slice(0, 1))[0], pointsOf(canvas, cell, whole.slice(-1))[0]];
  const kept = withoutCourse(cell);
  return {
    ...cell,
    style: withStyleValues(withoutEnds(cell.style), {
      ...endStyle(canvas, 'exit', cell.source, whole.at(0)),
      ...endStyle(canvas, 'entry', cell.target, whole.at(-1)),
    }),
    geometry: {
      ...(canvas.isOwn && cell.value !== '' ? besideLine(canvas, cell, kept, whole, others) : kept),
      relative: true,
      ...(bends.length === 0 ? {} : { points: bends }),
      ...(cell.source !== undefined || start === undefined ? {} : { sourcePoint: start }),
      ...(cell.target !== undefined || end === undefined ? {} : { targetPoint: end }),
    },
  };
};

/** The edge with its label moved along its line where it stands on a shape; its route stays. */
export const withClearLabel = (canvas: Canvas, cell: Cell): Cell => {
  const points = routesOf(canvas).get(cell.id);
  if (points === undefined || cell.geometry === undefined || cell.value === '') return cell;
  const { x, y, offset } = cell.geometry;
  const middle = labelPointOf(points, x, y);
  const size = labelSizeOf(cell);
  const box = {
    x: middle.x + (offset?.x ?? 0) - size.width / 2,
    y: middle.y + (offset?.y ?? 0) - size.height / 2,
    ...size,
  };
  const isOnShape = [...canvas.boxes].some(([id, shape]) => canvas.childrenOf(id).length === 0 && overlaps(shape, box));
  if (!isOnShape) return cell;
  const others = otherRoutes(canvas, cell.id, new Set());
  return { ...cell, geometry: besideLine(canvas, cell, cell.geometry, points, others) };
};

/** On a page of our own labels stand beside their lines; elsewhere a label keeps its place along the line. */
const besideLine = (
  canvas: Canvas,
  cell: Cell,
  { x: _x, y: _y, offset: _offset, ...kept }: Geometry,
  points: readonly Point[],
  others: readonly (readonly Point[])[],
): Geometry => {
  const place = labelBeside({ points }, labelSizeOf(cell), {
    solids: [...canvas.boxes].flatMap(([id, box]) => (canvas.childrenOf(id).length === 0 ? [box] : [])),
    taken: [],
    reserved: [],
    borders: [],
    lines: others.map(segmentsOf),
  });
  return { ...kept, ...labelGeometryAt(points, place) };
};

const endStyle = (
  canvas: Canvas,
  end: 'exit' | 'entry',
  shape: string | undefined,
  point: Point | undefined,
): Style => {
  const box = canvas.boxes.get(shape ?? '');
  const style = canvas.cells.get(shape ?? '')?.style ?? '';
  return box === undefined || point === undefined ? {} : fixedEnd(end, point, { style: parseStyle(style), box });
};
