import type { Point } from '@diagloom/diagram/model';

/** Lines and arrows that are held straight lie at multiples of this, radians. */
const step = Math.PI / 12;

/** The end of a line from `start`, as long as it was, at the nearest multiple of 15 degrees. */
export const straightened = (start: Point, end: Point): Point => {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const angle = Math.round(Math.atan2(end.y - start.y, end.x - start.x) / step) * step;
  return { x: start.x + length * Math.cos(angle), y: start.y + length * Math.sin(angle) };
};
