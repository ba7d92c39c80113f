import { centreOf, contains, type Point, type Rect, type Style } from '../model/index.ts';

/**
 * Where a line really meets a shape. A layout works with boxes; a rhombus, an ellipse and the like do not fill theirs,
 * so the last piece of a route is drawn on, straight, until it meets the outline. The figures are draw.io's; a figure that is
 * not listed fills its box.
 */

/** Corners of a figure as functions of its box. */
type Corners = (rect: Rect, style: Style) => readonly Point[];

const at = (rect: Rect, x: number, y: number): Point => ({ x: rect.x + x * rect.width, y: rect.y + y * rect.height });

/** How far the slanted sides of draw.io's parallelogram, hexagon, trapezoid and step reach in: px when fixed, else a share of the width. */
const slantOf = (rect: Rect, style: Style, fixed: number, share: number): number => {
  const isFixed = style.fixedSize === '1';
  const size = Number(style.size ?? (isFixed ? fixed : share));
  return Math.min(isFixed ? size : size * rect.width, rect.width / 2);
};

const slanted =
  (fixed: number, share: number, corners: (share: number) => readonly (readonly [number, number])[]): Corners =>
  (rect, style) =>
    corners(slantOf(rect, style, fixed, share) / rect.width).map(([x, y]) => at(rect, x, y));

const polygons: Readonly<Record<string, Corners>> = {
  rhombus: (rect) => [at(rect, 0.5, 0), at(rect, 1, 0.5), at(rect, 0.5, 1), at(rect, 0, 0.5)],
  triangle: (rect, { direction }) =>
    direction === 'north'
      ? [at(rect, 0.5, 0), at(rect, 1, 1), at(rect, 0, 1)]
      : [at(rect, 0, 0), at(rect, 1, 0.5), at(rect, 0, 1)],
  parallelogram: slanted(20, 0.2, (s) => [
    [s, 0],
    [1, 0],
    [1 - s, 1],
    [0, 1],
  ]),
  hexagon: slanted(20, 0.25, (s) => [
    [s, 0],
    [1 - s, 0],
    [1, 0.5],
    [1 - s, 1],
    [s, 1],
    [0, 0.5],
  ]),
  manualInput: (rect, style) => [
    at(rect, 0, Math.min(Number(style.size ?? 30) / rect.height, 1)),
    at(rect, 1, 0),
    at(rect, 1, 1),
    at(rect, 0, 1),
  ],
  trapezoid: slanted(20, 0.2, (s) => [
    [s, 0],
    [1 - s, 0],
    [1, 1],
    [0, 1],
  ]),
  step: slanted(20, 0.2, (s) => [
    [0, 0],
    [1 - s, 0],
    [1, 0.5],
    [1 - s, 1],
    [0, 1],
    [s, 0.5],
  ]),
};

const ellipses = new Set(['ellipse', 'doubleEllipse', 'startState', 'endState']);
const figures = new Set([...Object.keys(polygons), ...ellipses]);

/** draw.io's name of the figure that a style draws: its `shape`, or the built-in style that it names. */
export const figureOf = (style: Style): string =>
  style.shape ?? Object.keys(style).find((key) => figures.has(key)) ?? 'rectangle';

/** True where the figure fills its box to every side, as a rectangle does. */
export const fillsBox = (style: Style): boolean => !figures.has(figureOf(style));

/** True for a point on the border of the box where the figure's own outline is. */
export const isOnOutline = (style: Style, rect: Rect, point: Point): boolean => {
  const isBeside = point.x === rect.x || point.x === rect.x + rect.width;
  const isAboveOrBelow = point.y === rect.y || point.y === rect.y + rect.height;
  if ((!isBeside && !isAboveOrBelow) || !contains(rect, { ...point, width: 0, height: 0 })) return false;
  const centre = centreOf(rect);
  const outside = {
    x: isBeside ? point.x + Math.sign(point.x - centre.x) : point.x,
    y: isBeside ? point.y : point.y + Math.sign(point.y - centre.y),
  };
  const met = meetOutline(style, rect, point, outside);
  return Math.hypot(met.x - point.x, met.y - point.y) < 0.01;
};

/**
 * The point where the line from `outside` through `end` first meets the outline; `end` is on the border of the box.
 * Gives `end` back where the line misses the figure.
 */
export const meetOutline = (style: Style, rect: Rect, end: Point, outside: Point): Point => {
  const figure = figureOf(style);
  const length = Math.hypot(end.x - outside.x, end.y - outside.y);
  if (length === 0) return end;
  const direction = { x: (end.x - outside.x) / length, y: (end.y - outside.y) / length };
  const corners = polygons[figure];
  const distance = ellipses.has(figure)
    ? hitEllipse(rect, outside, direction)
    : corners === undefined
      ? undefined
      : hitPolygon(corners(rect, style), outside, direction);
  if (distance === undefined) return end;
  return { x: outside.x + direction.x * distance, y: outside.y + direction.y * distance };
};

/** Distance from `start` along the unit vector `direction` to the ellipse in the box. */
const hitEllipse = (rect: Rect, start: Point, direction: Point): number | undefined => {
  const centre = centreOf(rect);
  const rx = rect.width / 2;
  const ry = rect.height / 2;
  const from = { x: (start.x - centre.x) / rx, y: (start.y - centre.y) / ry };
  const step = { x: direction.x / rx, y: direction.y / ry };
  const a = step.x ** 2 + step.y ** 2;
  const b = 2 * (from.x * step.x + from.y * step.y);
  const c = from.x ** 2 + from.y ** 2 - 1;
  const root = b * b - 4 * a * c;
  if (root < 0) return undefined;
  const distance = (-b - Math.sqrt(root)) / (2 * a);
  return distance >= 0 ? distance : undefined;
};

const hitPolygon = (corners: readonly Point[], start: Point, direction: Point): number | undefined => {
  let nearest: number | undefined;
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const side = { x: to.x - from.x, y: to.y - from.y };
    const cross = direction.x * side.y - direction.y * side.x;
    if (Math.abs(cross) < 1e-9) return;
    const gap = { x: from.x - start.x, y: from.y - start.y };
    const distance = (gap.x * side.y - gap.y * side.x) / cross;
    const along = (gap.x * direction.y - gap.y * direction.x) / cross;
    if (distance < 0 || along < -1e-9 || along > 1 + 1e-9) return;
    if (nearest === undefined || distance < nearest) nearest = distance;
  });
  return nearest;
};
