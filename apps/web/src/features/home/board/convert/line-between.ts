import { centreOf, type Point, type Rect } from '@diagloom/diagram/model';
import type { BoardReading, ReadConnector } from '@diagloom/vision/board';

/** A straight way between the shapes that a line was set to join; an end that meets none stays where it was. */
export const lineBetween = ({ shapes }: BoardReading, { from, to, route }: ReadConnector): readonly Point[] => {
  const boxOf = (id: string | undefined): Rect | undefined => shapes.find((shape) => shape.id === id)?.box;
  const [start, end] = [boxOf(from), boxOf(to)];
  const [first, last] = [start ? centreOf(start) : route[0], end ? centreOf(end) : route.at(-1)];
  if (first === undefined || last === undefined) return route;
  return [start ? edgeOf(start, last) : first, end ? edgeOf(end, first) : last];
};

/** Where the way from the middle of a box to a place leaves the box. */
const edgeOf = (box: Rect, towards: Point): Point => {
  const middle = centreOf(box);
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y];
  const share = Math.min(1, box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy));
  return { x: middle.x + dx * share, y: middle.y + dy * share };
};
