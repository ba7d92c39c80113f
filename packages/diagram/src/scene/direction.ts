import { centreOf, type Rect, type Style } from '../model/index.ts';

const degreesOf = new Map([
  ['south', 90],
  ['west', 180],
  ['north', 270],
]);

/** How far a shape's drawing is turned clockwise by its style's `direction`; the text on it is not. */
export const directionDegrees = (style: Style): number => degreesOf.get(style.direction ?? '') ?? 0;

/** The box that a directed shape is drawn in before that turn: width and height change places for north and south. */
export const directedBounds = (bounds: Rect, style: Style): Rect => {
  if (directionDegrees(style) % 180 === 0) return bounds;
  const centre = centreOf(bounds);
  return {
    x: centre.x - bounds.height / 2,
    y: centre.y - bounds.width / 2,
    width: bounds.height,
    height: bounds.width,
  };
};
