/** A point on a page, in px, y pointing down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An axis-parallel box in px; x and y are its top left corner. */
export interface Rect extends Point, Size {}

/** The way the main line of a diagram runs. */
export const directions = ['down', 'right', 'up', 'left'] as const;
export type Direction = (typeof directions)[number];

/** The sides of a box. */
export const sides = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof sides)[number];

export const centreOf = (rect: Rect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/** True where the two boxes share area; touching borders do not count. */
export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** True where `inner` lies inside `outer`, borders included. */
export const contains = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The box grown by `margin` px on every side; shrunk when negative. */
export const grown = (rect: Rect, margin: number): Rect => ({
  x: rect.x - margin,
  y: rect.y - margin,
  width: rect.width + 2 * margin,
  height: rect.height + 2 * margin,
});

/** The smallest box around all the given ones; undefined for none. */
export const boundsOf = (rects: Iterable<Rect>): Rect | undefined => {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const rect of rects) {
    left = Math.min(left, rect.x);
    top = Math.min(top, rect.y);
    right = Math.max(right, rect.x + rect.width);
    bottom = Math.max(bottom, rect.y + rect.height);
  }
  return left === Infinity ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
};
