import { centreOf, type Point, type Style } from '../../model/index.ts';
import { type CellTree, finite, type PlacedCell } from '../cell-tree.ts';
import { loopRouter, type RouteRequest, routerOf } from './routers/index.ts';
import { type EdgeEnd, fixedTerminalPoint, floatingTerminalPoint } from './terminal-point.ts';

/**
 * The points of an edge, ends included: fixed ends first, then the bends of its router, then floating ends, each
 * seen from the bend next to it. Undefined where an end is nowhere, such as on a hidden shape.
 */
export const resolveEdge = (edge: PlacedCell, tree: CellTree): readonly Point[] | undefined => {
  const from = endOf(edge, tree, 'exit');
  const to = endOf(edge, tree, 'entry');
  if (!from || !to) return undefined;
  const { start, end, bends } = routeBetween(edge, from, to);
  const first = start ?? floating(edge, from, bends[0] ?? end ?? middleOf(to), 'exit');
  const last = end ?? floating(edge, to, bends.at(-1) ?? start ?? middleOf(from), 'entry');
  return first && last ? withoutRepeats([first, ...bends, last]) : undefined;
};

interface End {
  readonly terminal?: PlacedCell;
  /** Where the end is known before routing. */
  readonly point?: Point;
}

const endOf = ({ cell, style, origin }: PlacedCell, tree: CellTree, end: EdgeEnd): End | undefined => {
  const id = end === 'exit' ? cell.source : cell.target;
  const terminal = id === undefined ? undefined : tree.terminalOf(id);
  if (terminal) {
    const point = fixedTerminalPoint(terminal, style, end);
    return point ? { terminal, point } : { terminal };
  }
  const free = end === 'exit' ? cell.geometry?.sourcePoint : cell.geometry?.targetPoint;
  if (!free || (id !== undefined && tree.isKnown(id))) return undefined;
  return { point: absolute(free, origin) };
};

const absolute = (point: Point, origin: Point): Point => ({
  x: origin.x + finite(point.x),
  y: origin.y + finite(point.y),
});

const routeBetween = (
  { cell, style, origin }: PlacedCell,
  from: End,
  to: End,
): { readonly start?: Point; readonly end?: Point; readonly bends: readonly Point[] } => {
  const request: RouteRequest = {
    style,
    wayPoints: cell.geometry?.points?.map((point) => absolute(point, origin)) ?? [],
    ...(from.terminal?.bounds ? { source: from.terminal.bounds } : {}),
    ...(to.terminal?.bounds ? { target: to.terminal.bounds } : {}),
    ...(from.point ? { start: from.point } : {}),
    ...(to.point ? { end: to.point } : {}),
    ...portsOf(style, from, to),
  };
  const isLoop = from.terminal !== undefined && from.terminal === to.terminal && request.wayPoints.length < 2;
  const isFixed = from.point !== undefined && to.point !== undefined;
  if (isLoop && !isFixed) return { bends: loopRouter(request) };
  if (isLoop && style.orthogonalLoop !== '1') {
    return { bends: request.wayPoints, start: from.point, end: to.point };
  }
  return {
    bends: routerOf(style)(request),
    ...(from.point ? { start: from.point } : {}),
    ...(to.point ? { end: to.point } : {}),
  };
};

const portsOf = (style: Style, from: End, to: End): Pick<RouteRequest, 'sourcePorts' | 'targetPorts'> => {
  const sourcePorts = style.sourcePortConstraint ?? from.terminal?.style.portConstraint;
  const targetPorts = style.targetPortConstraint ?? to.terminal?.style.portConstraint;
  return { ...(sourcePorts ? { sourcePorts } : {}), ...(targetPorts ? { targetPorts } : {}) };
};

const floating = (edge: PlacedCell, { terminal }: End, next: Point | undefined, end: EdgeEnd): Point | undefined =>
  terminal && next ? floatingTerminalPoint(terminal, next, { edgeStyle: edge.style, end }) : undefined;

const middleOf = ({ terminal, point }: End): Point | undefined =>
  terminal?.bounds ? centreOf(terminal.bounds) : point;

/** Points closer than this are one, px. */
const sameSpot = 0.01;

/** Drops points that repeat the one before; at least two are left. */
const withoutRepeats = (points: readonly Point[]): readonly Point[] => {
  const kept = points.filter((point, index) => {
    const previous = points[index - 1];
    return !previous || Math.hypot(point.x - previous.x, point.y - previous.y) > sameSpot;
  });
  const [only] = kept;
  return kept.length === 1 && only ? [only, only] : kept;
};
