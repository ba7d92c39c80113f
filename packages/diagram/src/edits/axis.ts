import type { Direction, Point, Rect } from '../model/index.ts';

/** `y` where a diagram runs down or up the page, else `x`. */
export type Axis = 'x' | 'y';

export const axisOf = (direction: Direction): Axis => (direction === 'down' || direction === 'up' ? 'y' : 'x');

export const otherAxis = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');

export const lengthAlong = (box: Pick<Rect, 'width' | 'height'>, axis: Axis): number =>
  axis === 'x' ? box.width : box.height;

export const endAlong = (box: Rect, axis: Axis): number => box[axis] + lengthAlong(box, axis);

export const middleAlong = (box: Rect, axis: Axis): number => box[axis] + lengthAlong(box, axis) / 2;

export const movedAlong = <Place extends Point>(place: Place, axis: Axis, distance: number): Place => ({
  ...place,
  [axis]: place[axis] + distance,
});
