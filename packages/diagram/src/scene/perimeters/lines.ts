import { centreOf, styleNumber } from '../../model/index.ts';
import type { Perimeter } from './perimeter.ts';
import { rectanglePerimeter } from './rectangle.ts';

/** A lifeline is met on its dashed line, or on the box of its head above that. */
export const lifelinePerimeter: Perimeter = (request) => {
  const { bounds, style, from } = request;
  const head = Math.min(bounds.height, styleNumber(style, 'size', 40));
  if (from.y < bounds.y + head) return rectanglePerimeter({ ...request, bounds: { ...bounds, height: head } });
  return { x: centreOf(bounds).x, y: Math.min(bounds.y + bounds.height, from.y) };
};

/** A backbone, such as a bus, is met anywhere along its middle line. */
export const backbonePerimeter: Perimeter = ({ bounds, from }) =>
  bounds.width >= bounds.height
    ? { x: Math.max(bounds.x, Math.min(bounds.x + bounds.width, from.x)), y: centreOf(bounds).y }
    : { x: centreOf(bounds).x, y: Math.max(bounds.y, Math.min(bounds.y + bounds.height, from.y)) };

/** A point, such as a junction: always its centre. */
export const centrePerimeter: Perimeter = ({ bounds }) => centreOf(bounds);
