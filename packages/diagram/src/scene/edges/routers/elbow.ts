import { centreOf, type Point, type Rect } from '../../../model/index.ts';
import type { RouteRequest, Router } from './router.ts';

/** Two bends on one line between the terminals: upright, or level with `elbow=vertical`. A way point moves that line. */
export const elbowRouter: Router = (request) => {
  const from = anchorOf(request.start, request.source);
  const to = anchorOf(request.end, request.target);
  if (!from || !to) return [];
  const wayPoint = request.wayPoints[0];
  if (request.style.elbow === 'vertical') {
    const y = wayPoint?.y ?? middleOf([from.box.y, from.box.height], [to.box.y, to.box.height]);
    return [
      { x: from.point.x, y },
      { x: to.point.x, y },
    ];
  }
  const x = wayPoint?.x ?? middleOf([from.box.x, from.box.width], [to.box.x, to.box.width]);
  return [
    { x, y: from.point.y },
    { x, y: to.point.y },
  ];
};

const anchorOf = (
  point: Point | undefined,
  box: RouteRequest['source'],
): { readonly point: Point; readonly box: Rect } | undefined => {
  const anchor = point ?? (box ? centreOf(box) : undefined);
  return anchor && { point: anchor, box: box ?? { ...anchor, width: 0, height: 0 } };
};

type Extent = readonly [start: number, length: number];

/** The middle of the gap between two extents, or of what they share. */
const middleOf = ([startA, lengthA]: Extent, [startB, lengthB]: Extent): number =>
  (Math.max(startA, startB) + Math.min(startA + lengthA, startB + lengthB)) / 2;
