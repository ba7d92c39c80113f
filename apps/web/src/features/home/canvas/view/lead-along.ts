import { routeAround } from '@diagloom/diagram/layout';
import { boundsOf, centreOf, grown, overlaps, type Point, type Rect } from '@diagloom/diagram/model';

/** A line between something that moves and something that stays. */
export interface Tie {
  readonly moving: Rect;
  readonly staying: Rect;
  /** True where the line starts at what moves. */
  readonly isFromMoving: boolean;
  readonly isStraight: boolean;
}

/** How many crossing points all lines of a frame may look at, so that none costs more than its part of a frame. */
const visitsOfFrame = 1500;

/** Boxes in the way of a line that is only shown while it moves. */
const mostObstacles = 6;

/** The ways that lines would take if what moves stayed a step further; plain ones where there is no time to look for better ones. */
export const leadAlong = (
  ties: readonly Tie[],
  step: Point,
  others: readonly Rect[],
): readonly (readonly Point[])[] => {
  const budget = { visits: visitsOfFrame };
  return ties.map(({ moving, staying, isFromMoving, isStraight }) => {
    const moved = { ...moving, x: moving.x + step.x, y: moving.y + step.y };
    const [from, to] = isFromMoving ? [moved, staying] : [staying, moved];
    if (isStraight || overlaps(from, to)) return [centreOf(from), centreOf(to)];
    const around = grown(boundsOf([from, to]) ?? from, 24);
    const near = others.filter((box) => overlaps(box, around) && !overlaps(box, from) && !overlaps(box, to));
    return routeAround(from, to, near.slice(0, mostObstacles), { budget }).points;
  });
};
