import { centreOf, type Point, type Size, type Style } from '../../model/index.ts';
import type { Pair } from '../../svg/shapes/path.ts';
import { directedBounds, directionDegrees } from '../direction.ts';
import { turned } from '../turn.ts';
import type { Perimeter } from './perimeter.ts';

/**
 * The perimeter of a straight-sided shape, from the corners that it is drawn with: the meeting point nearest to where
 * the line comes from. An orthogonal line aims at the centre line instead of the centre.
 */
export const polygonPerimeter =
  (cornersOf: (size: Size, style: Style) => readonly Pair[]): Perimeter =>
  ({ bounds, style, from, aim }) => {
    const centre = centreOf(bounds);
    const drawn = directedBounds(bounds, style);
    const degrees = directionDegrees(style);
    const corners = cornersOf(drawn, style).map(([x, y]) =>
      turned({ x: drawn.x + x, y: drawn.y + y }, degrees, centre),
    );
    const isBesideColumn = from.x < bounds.x || from.x > bounds.x + bounds.width;
    const goal = aim === 'central' ? centre : isBesideColumn ? { x: centre.x, y: from.y } : { x: from.x, y: centre.y };
    return nearestMeeting(corners, from, goal) ?? nearestMeeting(corners, from, centre) ?? centre;
  };

const nearestMeeting = (corners: readonly Point[], from: Point, goal: Point): Point | undefined => {
  let nearest: Point | undefined;
  let shortest = Infinity;
  corners.forEach((corner, index) => {
    const meeting = meetingPoint(from, goal, corner, corners[(index + 1) % corners.length] ?? corner);
    const distance = meeting ? Math.hypot(meeting.x - from.x, meeting.y - from.y) : Infinity;
    if (distance < shortest) {
      nearest = meeting;
      shortest = distance;
    }
  });
  return nearest;
};

const slack = 1e-9;

/** Where the line from `a` to `b` crosses the side from `c` to `d`; undefined where it does not. */
const meetingPoint = (a: Point, b: Point, c: Point, d: Point): Point | undefined => {
  const line = { x: b.x - a.x, y: b.y - a.y };
  const side = { x: d.x - c.x, y: d.y - c.y };
  const determinant = line.x * side.y - line.y * side.x;
  if (determinant === 0) return undefined;
  const along = ((c.x - a.x) * side.y - (c.y - a.y) * side.x) / determinant;
  const across = ((c.x - a.x) * line.y - (c.y - a.y) * line.x) / determinant;
  if (along < -slack || along > 1 + slack || across < -slack || across > 1 + slack) return undefined;
  return { x: a.x + along * line.x, y: a.y + along * line.y };
};
