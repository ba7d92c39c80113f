import { diffDocuments } from '../../drawio/index.ts';
import { labelGeometryAt } from '../../layout/label-geometry.ts';
import { type Cell, type CellChange, type Page, type Point, parseStyle, withStyleValues } from '../../model/index.ts';
import { type Canvas, createCanvas, put, withChanges } from '../canvas.ts';
import type { EditContext } from '../edit-context.ts';
import { commonParent } from '../new-edge.ts';
import { alongCourse, routeEdges, withoutEnds } from '../route-edge.ts';
import { routesOf } from '../routes.ts';

/** Where a hand puts an end of a line: to a shape, or to a point of the page in the open, px. */
export type LineEnd = { readonly shape: string } | { readonly point: Point };

/** What a hand did to a line, px of the page. */
export type LineRequest = { readonly target: string } /** An end goes elsewhere, and the line finds a new way. */ & (
  | { readonly end: 'source' | 'target'; readonly to: LineEnd }
  /** The line runs through these points, ends included; `anew` finds the way around everything. */
  | { readonly course: readonly Point[] | 'anew' }
  /** The middle of its label comes here. */
  | { readonly label: Point }
);

/** The changes of cells that a hand made to a line. Empty where it is not on the page any more, or on a timeline, where order says all. */
export const changeLine = (page: Page, request: LineRequest, context: EditContext): readonly CellChange[] => {
  const canvas = createCanvas(page, context);
  const cell = canvas.cells.get(request.target);
  if (cell?.kind !== 'edge' || context.type.layout === 'timeline') return [];
  const after = changed(canvas, cell, request).page;
  return diffDocuments({ attributes: undefined, pages: [page] }, { attributes: undefined, pages: [after] });
};

const changed = (canvas: Canvas, cell: Cell, request: LineRequest): Canvas => {
  if ('label' in request) return withLabelAt(canvas, cell, request.label);
  if ('end' in request) return withEnd(canvas, cell, request);
  if (request.course === 'anew') return routeEdges(canvas, [cell.id]);
  return withChanges(canvas, [put(canvas, alongCourse(canvas, withWayPoints(cell), request.course))]);
};

const withLabelAt = (canvas: Canvas, cell: Cell, label: Point): Canvas => {
  const points = routesOf(canvas).get(cell.id);
  if (points === undefined || cell.geometry === undefined) return canvas;
  const { x: _x, y: _y, offset: _offset, ...rest } = cell.geometry;
  const geometry = { ...rest, ...labelGeometryAt(points, label) };
  return withChanges(canvas, [put(canvas, { ...cell, geometry })]);
};

const withEnd = (
  canvas: Canvas,
  cell: Cell,
  { end, to }: { readonly end: 'source' | 'target'; readonly to: LineEnd },
): Canvas => {
  if ('shape' in to && !canvas.boxes.has(to.shape)) return canvas;
  const point = end === 'source' ? 'sourcePoint' : 'targetPoint';
  const { [end]: _end, geometry, ...rest } = cell;
  const { [point]: _point, points: _points, ...place } = geometry ?? { x: 0, y: 0, width: 0, height: 0 };
  const origin = canvas.originOf(cell.parent);
  const joined: Cell = {
    ...rest,
    style: withoutEnds(cell.style),
    ...('shape' in to ? { [end]: to.shape } : {}),
    geometry: {
      ...place,
      relative: true,
      ...('point' in to ? { [point]: { x: to.point.x - origin.x, y: to.point.y - origin.y } } : {}),
    },
  };
  return routeEdges(withChanges(canvas, [put(canvas, inCommonParent(canvas, joined))]), [cell.id]);
};

/** A line between two shapes lies where both do; one with a free end stays where its points are measured from. */
const inCommonParent = (canvas: Canvas, cell: Cell): Cell =>
  cell.source === undefined || cell.target === undefined
    ? cell
    : { ...cell, parent: commonParent(canvas, cell.source, cell.target) };

/** Styles that compute their own way take no points of a hand: the line becomes one of right angles, or a curve through its points. */
const withWayPoints = (cell: Cell): Cell => {
  const { edgeStyle } = parseStyle(cell.style);
  const isFine = edgeStyle === undefined || edgeStyle === 'none' || edgeStyle === 'orthogonalEdgeStyle';
  return isFine ? cell : { ...cell, style: withStyleValues(cell.style, { edgeStyle: 'orthogonalEdgeStyle' }) };
};
