import { centreOf, type Point, type Rect } from '../../model/index.ts';
import type { Perimeter } from './perimeter.ts';

export const rectanglePerimeter: Perimeter = ({ bounds, from, aim }) => {
  const meeting = towardsCentre(bounds, from);
  if (aim === 'central') return meeting;
  const isInColumn = from.x >= bounds.x && from.x <= bounds.x + bounds.width;
  const isInRow = from.y >= bounds.y && from.y <= bounds.y + bounds.height;
  return {
    x: isInColumn
      ? from.x
      : nearest(isInRow || isOutside(from.x, bounds.x, bounds.width) ? from.x : meeting.x, bounds.x, bounds.width),
    y:
      !isInColumn && isInRow
        ? from.y
        : nearest(isOutside(from.y, bounds.y, bounds.height) ? from.y : meeting.y, bounds.y, bounds.height),
  };
};

const isOutside = (value: number, start: number, length: number): boolean => value < start || value > start + length;

const nearest = (value: number, start: number, length: number): number =>
  Math.max(start, Math.min(start + length, value));

const towardsCentre = (bounds: Rect, from: Point): Point => {
  const centre = centreOf(bounds);
  const dx = from.x - centre.x;
  const dy = from.y - centre.y;
  const steps = Math.max(Math.abs(dx) / (bounds.width / 2 || tiny), Math.abs(dy) / (bounds.height / 2 || tiny));
  // A line from the centre itself leaves at the right, as in draw.io.
  if (steps === 0) return { x: bounds.x + bounds.width, y: centre.y };
  return { x: centre.x + dx / steps, y: centre.y + dy / steps };
};

const tiny = 1e-9;
