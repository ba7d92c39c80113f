import { centreOf, type Point, type Rect } from '../../../model/index.ts';
import type { RouteRequest, Router } from './router.ts';

/**
 * Two bends on one line between the terminals: upright, or level with `elbow=vertical`. A way point moves that line.
 * Where the line would run through a terminal, one bend between them is left, from which floating ends go straight.
 */
export const elbowRouter: Router = (request) => {
  const from = anchorOf(request.start, request.source);
  const to = anchorOf(request.end, request.target);
  if (!from || !to) return [];
  const wayPoint = request.wayPoints[0];
  if (isLevel(from.box, to.box, request)) return levelBends(from, to, wayPoint);
  return levelBends(transposed(from), transposed(to), wayPoint && transposedPoint(wayPoint)).map(transposedPoint);
};

interface Anchor {
  readonly point: Point;
  /** The terminal, or the point itself where the end is known. */
  readonly box: Rect;
}

const anchorOf = (point: Point | undefined, box: RouteRequest['source']): Anchor | undefined => {
  if (point) return { point, box: { ...point, width: 0, height: 0 } };
  return box && { point: centreOf(box), box };
};

/** The style's wish, unless the way point or the terminals leave no room for it. */
const isLevel = (from: Rect, to: Rect, { style, wayPoints, source, target }: RouteRequest): boolean => {
  const wayPoint = wayPoints[0];
  const wanted = style.elbow === 'vertical';
  if (!source || !target) return wanted;
  if (!wayPoint) return wanted;
  const isAbove = wayPoint.y < Math.min(from.y, to.y) || wayPoint.y > Math.max(from.y + from.height, to.y + to.height);
  const isBeside = wayPoint.x < Math.min(from.x, to.x) || wayPoint.x > Math.max(from.x + from.width, to.x + to.width);
  return !isBeside && (isAbove || wanted);
};

/** Bends on a level line. */
const levelBends = (from: Anchor, to: Anchor, wayPoint: Point | undefined): readonly Point[] => {
  const y = wayPoint?.y ?? middleOf([from.box.y, from.box.height], [to.box.y, to.box.height]);
  const bends = [from, to]
    .map(({ point, box }) => ({ x: wayPoint && isWithin(wayPoint.x, box.x, box.width) ? wayPoint.x : point.x, y }))
    .filter((bend) => !holds(from.box, bend) && !holds(to.box, bend));
  if (bends.length > 0) return bends;
  const x = wayPoint?.x ?? middleOf([from.box.x, from.box.width], [to.box.x, to.box.width]);
  return wayPoint && (holds(from.box, { x, y }) || holds(to.box, { x, y })) ? [] : [{ x, y }];
};

const isWithin = (value: number, start: number, length: number): boolean => value >= start && value <= start + length;

const holds = (box: Rect, point: Point): boolean =>
  isWithin(point.x, box.x, box.width) && isWithin(point.y, box.y, box.height);

type Extent = readonly [start: number, length: number];

/** The middle of the gap between two extents, or of what they share. */
const middleOf = ([startA, lengthA]: Extent, [startB, lengthB]: Extent): number =>
  (Math.max(startA, startB) + Math.min(startA + lengthA, startB + lengthB)) / 2;

const transposedPoint = ({ x, y }: Point): Point => ({ x: y, y: x });

const transposed = ({ point, box }: Anchor): Anchor => ({
  point: transposedPoint(point),
  box: { x: box.y, y: box.x, width: box.height, height: box.width },
});
