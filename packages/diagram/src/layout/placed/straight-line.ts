import { centreOf, type Point, type Rect, type Style } from '../../model/index.ts';
import { meetOutline } from '../outline.ts';

/** A shape that a line joins. */
export interface End {
  readonly box: Rect;
  readonly style: Style;
}

/** From centre to centre, cut off at both outlines; two points. */
export const straightLine = (from: End, to: End): readonly Point[] => {
  const [start, end] = [centreOf(from.box), centreOf(to.box)];
  return [leave(from, start, end), leave(to, end, start)];
};

/** Where the way from the centre towards a point outside leaves the figure. */
const leave = ({ box, style }: End, centre: Point, towards: Point): Point => {
  const dx = towards.x - centre.x;
  const dy = towards.y - centre.y;
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  if (share === Infinity) return centre;
  const border = { x: centre.x + dx * share, y: centre.y + dy * share };
  const outside = { x: border.x + dx * share, y: border.y + dy * share };
  return meetOutline(style, box, border, outside);
};
