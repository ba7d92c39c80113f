import type { Point, Rect, Style } from '../model/index.ts';
import { isOnOutline } from './outline.ts';

/** The style items that fix an end of a line at a point of its shape, as fractions of the shape's box. */
export const fixedEnd = (end: 'exit' | 'entry', point: Point, { style, box }: EndShape): Style => ({
  [`${end}X`]: String(fraction((point.x - box.x) / (box.width || 1))),
  [`${end}Y`]: String(fraction((point.y - box.y) / (box.height || 1))),
  [`${end}Dx`]: '0',
  [`${end}Dy`]: '0',
  // draw.io would otherwise move the point along the ray from the shape's centre to its own idea of the outline.
  ...(isOnOutline(style, box, point) ? {} : { [`${end}Perimeter`]: '0' }),
});

export interface EndShape {
  readonly style: Style;
  /** Absolute, px. */
  readonly box: Rect;
}

/** All style keys that fix the ends of a line. */
export const endKeys: readonly string[] = ['X', 'Y', 'Dx', 'Dy', 'Perimeter'].flatMap((key) => [
  `exit${key}`,
  `entry${key}`,
]);

/** Never minus zero. */
const fraction = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;
