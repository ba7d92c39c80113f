import { centreOf, styleNumber } from '../../model/index.ts';
import type { Perimeter } from './perimeter.ts';

/**
 * A lifeline is met on its dashed line, and by what comes from above where that line begins. draw.io stops half the
 * line's width before its far side, whichever side the message comes from (`mxPerimeter.LifelinePerimeter`).
 */
export const lifelinePerimeter: Perimeter = ({ bounds, style, from }) => {
  const middle = centreOf(bounds).x;
  const half = styleNumber(style, 'strokeWidth', 1) / 2;
  const lineStart = bounds.y + styleNumber(style, 'size', 40);
  return {
    x: from.x < middle ? middle - half : middle + half - 1,
    y: Math.min(bounds.y + bounds.height, Math.max(lineStart, from.y)),
  };
};

/** A backbone, such as a bus, is met anywhere along its middle line. */
export const backbonePerimeter: Perimeter = ({ bounds, from }) =>
  bounds.width >= bounds.height
    ? { x: Math.max(bounds.x, Math.min(bounds.x + bounds.width, from.x)), y: centreOf(bounds).y }
    : { x: centreOf(bounds).x, y: Math.max(bounds.y, Math.min(bounds.y + bounds.height, from.y)) };

/** A point, such as a junction: always its centre. */
export const centrePerimeter: Perimeter = ({ bounds }) => centreOf(bounds);
