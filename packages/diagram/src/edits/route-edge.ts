import { labelGeometryAt } from '../layout/label-geometry.ts';
import { isOnOutline, meetOutline } from '../layout/outline.ts';
import { boxOf, lengthOf, type Segment, segmentsOf } from '../layout/polyline.ts';
import { routeAround } from '../layout/route-around.ts';
import {
  type Cell,
  type CellChange,
  contains,
  type Geometry,
  type Point,
  parseStyle,
  type Rect,
  type Size,
  type Style,
  withStyleValues,
} from '../model/index.ts';
import { measureText } from '../text/index.ts';
import { type Canvas, put } from './canvas.ts';
import { routesOf } from './routes.ts';
import { withDescendants } from './with-dependents.ts';

/** Style keys that fix the ends of an edge. */
const endKeys = ['X', 'Y', 'Dx', 'Dy', 'Perimeter'].flatMap((key) => [`exit${key}`, `entry${key}`]);

/** The style without what fixes an edge's ends. */
export const withoutEnds = (style: string): string =>
  withStyleValues(style, Object.fromEntries(endKeys.map((key) => [key, ''])));

/**
 * Gives an edge a new way around all shapes: ends as fractions of its shapes and bends as way points, so that
 * every viewer draws the same line. An edge to itself, or one whose style computes its own way, is left to the viewer.
 */
export const routeEdge = (canvas: Canvas, id: string): readonly CellChange[] => {
  const cell = canvas.cells.get(id);
  if (cell === undefined) return [];
  const from = canvas.boxes.get(cell.source ?? '');
  const to = canvas.boxes.get(cell.target ?? '');
  if (from === undefined || to === undefined || cell.source === cell.target || !takesWayPoints(cell.style)) {
    return [put(canvas, withoutRoute(cell))];
  }
  const { points } = routeAround(from, to, obstaclesOf(canvas, cell, from, to), { lines: linesBeside(canvas, id) });
  const start = meetShape(canvas, cell.source, points);
  const end = meetShape(canvas, cell.target, points.toReversed());
  if (start === undefined || end === undefined) return [put(canvas, withoutRoute(cell))];
  return [put(canvas, withRoute(canvas, cell, [start, ...points.slice(1, -1), end]))];
};

const linesBeside = (canvas: Canvas, id: string): readonly Segment[] =>
  [...routesOf(canvas)].flatMap(([other, points]) => (other === id ? [] : segmentsOf(points)));

/** draw.io's other edge styles read way points their own way. */
const takesWayPoints = (style: string): boolean => {
  const { edgeStyle } = parseStyle(style);
  return edgeStyle === undefined || edgeStyle === 'none' || edgeStyle === 'orthogonalEdgeStyle';
};

const withoutRoute = (cell: Cell): Cell => {
  const { points: _points, sourcePoint: _source, targetPoint: _target, ...geometry } = cell.geometry ?? emptyGeometry;
  return { ...cell, style: withoutEnds(cell.style), geometry };
};

const emptyGeometry: Geometry = { x: 0, y: 0, width: 0, height: 0, relative: true };

/** Boxes in the way: not the ends, not what holds or backs them, not what is inside them. */
const obstaclesOf = (canvas: Canvas, edge: Cell, from: Rect, to: Rect): readonly Rect[] => {
  const ends = [edge.source ?? '', edge.target ?? ''];
  const passed = new Set([...ends.flatMap((end) => canvas.ancestorsOf(end)), ...withDescendants(canvas, ends)]);
  return [...canvas.boxes].flatMap(([id, box]) =>
    passed.has(id) || contains(box, from) || contains(box, to) || isNothing(box) ? [] : [box],
  );
};

const isNothing = ({ width, height }: Rect): boolean => width === 0 || height === 0;

const labelSizeOf = (cell: Cell): Size => {
  if (cell.value === '') return { width: 0, height: 0 };
  const text = cell.value.replace(/<br\s*\/?>/gi, '\n').replace(/<[^<>]*>/g, '');
  return measureText(text, { size: Number(parseStyle(cell.style).fontSize ?? 11) || 11, bold: false, italic: false });
};

/** The first point of a way, moved along its first piece to the outline of the shape that it starts at. */
const meetShape = (canvas: Canvas, shape: string | undefined, way: readonly Point[]): Point | undefined => {
  const [start, next] = way;
  const box = canvas.boxes.get(shape ?? '');
  const style = canvas.cells.get(shape ?? '')?.style;
  if (start === undefined || next === undefined || box === undefined || style === undefined) return start;
  return meetOutline(parseStyle(style), box, start, next);
};

/** The cell with the route on it, its label on the first piece that has room for it. */
const withRoute = (canvas: Canvas, cell: Cell, points: readonly Point[]): Cell => {
  const origin = canvas.originOf(cell.parent);
  const whole = points.map(({ x, y }) => ({ x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 }));
  const bends = whole.slice(1, -1).map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }));
  const { points: _points, sourcePoint: _source, targetPoint: _target, ...kept } = cell.geometry ?? emptyGeometry;
  const { x: _x, y: _y, offset: _offset, ...unlabelled } = kept;
  return {
    ...cell,
    style: withStyleValues(withoutEnds(cell.style), {
      ...endStyle(canvas, 'exit', cell.source, whole.at(0)),
      ...endStyle(canvas, 'entry', cell.target, whole.at(-1)),
    }),
    geometry: {
      ...(cell.value === ''
        ? kept
        : { ...unlabelled, ...labelGeometryAt(whole, labelPoint(whole, labelSizeOf(cell))) }),
      relative: true,
      ...(bends.length === 0 ? {} : { points: bends }),
    },
  };
};

/** Space between a label and the ends of its piece of line, px. */
const labelAir = 12;

const labelPoint = (points: readonly Point[], size: Size): Point => {
  const segments = segmentsOf(points);
  const roomy = segments.find((segment) => {
    const box = boxOf(segment);
    return box.height >= size.height + labelAir || box.width >= size.width + labelAir;
  });
  const longest = segments.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  const { from, to } = roomy ?? longest ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
};

const endStyle = (
  canvas: Canvas,
  end: 'exit' | 'entry',
  shape: string | undefined,
  point: Point | undefined,
): Style => {
  const box = canvas.boxes.get(shape ?? '');
  const style = canvas.cells.get(shape ?? '')?.style ?? '';
  if (box === undefined || point === undefined) return {};
  return {
    [`${end}X`]: String(fraction((point.x - box.x) / (box.width || 1))),
    [`${end}Y`]: String(fraction((point.y - box.y) / (box.height || 1))),
    [`${end}Dx`]: '0',
    [`${end}Dy`]: '0',
    // draw.io would otherwise move the point along the ray from the shape's centre to its own idea of the outline.
    ...(isOnOutline(parseStyle(style), box, point) ? {} : { [`${end}Perimeter`]: '0' }),
  };
};

const fraction = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;
