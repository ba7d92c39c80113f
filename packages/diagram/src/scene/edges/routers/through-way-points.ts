import { centreOf, type Point } from '../../../model/index.ts';
import type { RouteRequest, Router } from './router.ts';

/**
 * The right-angled line through given way points. Its segments run horizontally and vertically in turn, and a way
 * point says where the segment that it lies on runs: this is how draw.io reads way points of orthogonal edges.
 * Whether the first segment is horizontal follows from how the first or else the last way point lies to its end.
 */
export const throughWayPoints: Router = (request) => {
  const wayPoints = snapToEnds(request);
  const first = wayPoints[0];
  const last = wayPoints.at(-1);
  if (!first || !last) return [];
  const bends: Point[] = [];
  let isHorizontal = startsHorizontally(wayPoints, request);
  const begin = cornerAt(request.start, request.source, first, isHorizontal);
  if (begin) bends.push(begin);
  let at = { ...(request.start ?? (request.source ? centreOf(request.source) : first)) };
  at = isHorizontal ? { ...at, y: first.y } : { ...at, x: first.x };
  for (const wayPoint of wayPoints) {
    isHorizontal = !isHorizontal;
    at = isHorizontal ? { ...at, y: wayPoint.y } : { ...at, x: wayPoint.x };
    bends.push(at);
  }
  const finish = cornerAt(request.end, request.target, at, isHorizontal);
  if (finish) bends.push(finish);
  return bends;
};

/** Like `throughWayPoints`, and with a single corner where there are none. */
export const segmentRouter: Router = (request) => {
  if (request.wayPoints.length > 0) return throughWayPoints(request);
  const start = request.start ?? (request.source && centreOf(request.source));
  const corner = start && cornerAt(request.end, request.target, start, true);
  return corner ? [corner] : [];
};

/** Way points within a pixel of the line of a known end are meant to be on it. */
const snapToEnds = ({ wayPoints, start, end }: RouteRequest): readonly Point[] =>
  wayPoints.map((point, index) => {
    const known = [index === 0 ? start : undefined, index === wayPoints.length - 1 ? end : undefined];
    return known.reduce<Point>(
      (snapped, reference) =>
        reference
          ? {
              x: Math.abs(snapped.x - reference.x) < 1 ? reference.x : snapped.x,
              y: Math.abs(snapped.y - reference.y) < 1 ? reference.y : snapped.y,
            }
          : snapped,
      point,
    );
  });

const startsHorizontally = (wayPoints: readonly Point[], request: RouteRequest): boolean => {
  const first = wayPoints[0];
  const last = wayPoints.at(-1);
  if (!first || !last) return true;
  const atStart = alignment(request.start, request.source, first);
  if (atStart.row !== atStart.column) return atStart.row;
  const atEnd = alignment(request.end, request.target, last);
  if (atEnd.row === atEnd.column) return true;
  return wayPoints.length % 2 === 0 ? atEnd.row : atEnd.column;
};

/** Whether a way point can be reached from an end by a horizontal (`row`) or a vertical (`column`) line. */
const alignment = (end: Point | undefined, box: RouteRequest['source'], point: Point) => {
  if (end) return { row: end.y === point.y, column: end.x === point.x };
  if (!box) return { row: false, column: false };
  return {
    row: point.y >= box.y && point.y <= box.y + box.height,
    column: point.x >= box.x && point.x <= box.x + box.width,
  };
};

/** The corner that an end needs because the segment next to it passes it by; undefined where it does not. */
const cornerAt = (
  end: Point | undefined,
  box: RouteRequest['source'],
  next: Point,
  isHorizontal: boolean,
): Point | undefined => {
  const anchor = end ?? (box ? centreOf(box) : undefined);
  if (!anchor) return undefined;
  const { row, column } = alignment(end, box, next);
  if (isHorizontal) return row ? undefined : { x: anchor.x, y: next.y };
  return column ? undefined : { x: next.x, y: anchor.y };
};
