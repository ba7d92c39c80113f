import { labelSizeOf } from '../edits/label-size.ts';
import { endKeys, fixedEnd } from '../layout/fixed-end.ts';
import { labelBeside } from '../layout/label-beside.ts';
import { labelGeometryAt } from '../layout/label-geometry.ts';
import { nearestTo } from '../layout/nearest-to.ts';
import { meetOutline } from '../layout/outline.ts';
import { boxOf, type Segment, segmentsOf } from '../layout/polyline.ts';
import { routeAround } from '../layout/route-around.ts';
import {
  type Cell,
  type Geometry,
  overlaps,
  type Page,
  type Point,
  parseStyle,
  type Rect,
  withStyleValues,
} from '../model/index.ts';
import { readSheet, type Sheet, withCells } from './sheet.ts';

/**
 * Leads lines anew around everything that they do not belong to, right-angled, each beside those before it. The ends are
 * fixed at their shapes and the bends written down, so that every viewer draws the same line. `ways` are ways that are known.
 */
export const routeLines = (
  page: Page,
  ids: ReadonlySet<string>,
  ways: ReadonlyMap<string, readonly Point[]> = new Map(),
): Page => {
  if (ids.size === 0) return page;
  const sheet = readSheet(page);
  const routes = new Map(sheet.facts.edges.filter(({ cell }) => !ids.has(cell.id)).map((e) => [e.cell.id, e.points]));
  const changed = new Map<string, Cell>();
  for (const { cell } of sheet.facts.edges) {
    if (!ids.has(cell.id)) continue;
    const from = sheet.boxes.get(sheet.terminalOf(cell.source) ?? '');
    const to = sheet.boxes.get(sheet.terminalOf(cell.target) ?? '');
    if (from === undefined || to === undefined || from === to) continue;
    const points = ways.get(cell.id) ?? findWay(sheet, cell, [from, to], routes);
    const drawn = withWay(sheet, cell, points, routes);
    routes.set(cell.id, drawn.points);
    changed.set(cell.id, drawn.cell);
  }
  return withCells(page, changed);
};

/** What a way minds at most, nearest first: a crowded page must not make one line cost seconds. */
const mostObstacles = 40;
const mostLines = 24;

type Routes = ReadonlyMap<string, readonly Point[]>;

const findWay = (sheet: Sheet, cell: Cell, ends: readonly [Rect, Rect], routes: Routes): readonly Point[] => {
  const obstacles = nearestTo(ends, obstaclesOf(sheet, cell, ends), (box) => box).slice(0, mostObstacles);
  const lines = nearestTo(ends, [...routes.values()].flatMap(segmentsOf), boxOf).slice(0, mostLines);
  return routeAround(ends[0], ends[1], obstacles, { lines }).points;
};

/** A box that lies over an end is no obstacle, since no way could get out from under it. */
const obstaclesOf = ({ facts }: Sheet, { id, source, target }: Cell, ends: readonly [Rect, Rect]): readonly Rect[] => {
  const own = [source, target].flatMap((end) => end ?? []);
  return facts.solids.flatMap(({ shape, closed }) => {
    const isOwn = facts.isRelated(id, shape.cell.id) || own.some((end) => facts.isRelated(end, shape.cell.id));
    return closed === undefined || isOwn || ends.some((end) => overlaps(closed, end)) ? [] : [closed];
  });
};

const withWay = (sheet: Sheet, cell: Cell, way: readonly Point[], routes: Routes): DrawnLine => {
  const points = way.map(({ x, y }) => ({ x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 }));
  const [start, end] = [meetShape(sheet, cell.source, points), meetShape(sheet, cell.target, points.toReversed())];
  const whole = [start.point, ...points.slice(1, -1), end.point];
  const origin = sheet.originOf(cell.id);
  const bends = whole.slice(1, -1).map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }));
  const { points: _points, sourcePoint: _source, targetPoint: _target, offset, ...kept } = cell.geometry ?? noGeometry;
  const free = withStyleValues(cell.style, Object.fromEntries(endKeys.map((key) => [key, ''])));
  const style = withStyleValues(free, {
    ...takesBends(cell.style),
    ...(start.shape === undefined ? {} : fixedEnd('exit', start.point, start.shape)),
    ...(end.shape === undefined ? {} : fixedEnd('entry', end.point, end.shape)),
  });
  const geometry = { ...kept, relative: true, ...(bends.length === 0 ? {} : { points: bends }) };
  const place = cell.value === '' ? (offset === undefined ? {} : { offset }) : labelPlace(sheet, cell, whole, routes);
  return { cell: { ...cell, style, geometry: { ...geometry, ...place } }, points: whole };
};

interface DrawnLine {
  readonly cell: Cell;
  readonly points: readonly Point[];
}

const noGeometry: Geometry = { x: 0, y: 0, width: 0, height: 0, relative: true };

/** draw.io's other edge styles read bends their own way. */
const takesBends = (text: string): Readonly<Record<string, string>> => {
  const { edgeStyle } = parseStyle(text);
  const isFine = edgeStyle === undefined || edgeStyle === 'none' || edgeStyle === 'orthogonalEdgeStyle';
  return isFine ? {} : { edgeStyle: 'orthogonalEdgeStyle' };
};

/** The first point of a way, moved along its first piece to the outline of the shape that it starts at. */
const meetShape = (sheet: Sheet, end: string | undefined, way: readonly Point[]) => {
  const [point = { x: 0, y: 0 }, next = point] = way;
  const id = sheet.terminalOf(end) ?? '';
  const [box, cell] = [sheet.boxes.get(id), sheet.cells.get(id)];
  if (box === undefined || cell === undefined) return { point };
  const style = parseStyle(cell.style);
  return { point: meetOutline(style, box, point, next), shape: { style, box } };
};

/** Where the text of a line stands free beside it. */
const labelPlace = (
  sheet: Sheet,
  cell: Cell,
  points: readonly Point[],
  routes: Routes,
): Pick<Geometry, 'x' | 'y' | 'offset'> => labelGeometryAt(points, freePlace(sheet, cell, points, routes));

const freePlace = (sheet: Sheet, cell: Cell, points: readonly Point[], routes: Routes): Point => {
  const { solids, shapes, edgeLabels } = sheet.facts;
  const lines: (readonly Segment[])[] = [];
  for (const [id, other] of routes) if (id !== cell.id) lines.push(segmentsOf(other));
  return labelBeside({ points }, labelSizeOf(cell), {
    solids: solids.flatMap(({ closed }) => closed ?? []),
    taken: [
      ...edgeLabels.flatMap((label) => (label.cell.id === cell.id ? [] : [label.box])),
      ...shapes.flatMap(({ label }) => label?.box ?? []),
    ],
    reserved: [],
    borders: [],
    lines,
  });
};
