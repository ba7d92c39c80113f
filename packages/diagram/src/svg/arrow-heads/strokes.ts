import { ellipsePath, type Path, polyline } from '../shapes/path.ts';
import type { ArrowHeadMaker, ArrowHeadRequest } from './arrow-head.ts';

/** Heads made of strokes across the line: crosses, and the cardinalities of entity relationship diagrams. */

const lengthOf = ({ size, strokeWidth }: ArrowHeadRequest): number => size + strokeWidth + 1;

const bar = (distance: number, length: number): Path => polyline([distance, length / 2], [distance, -length / 2]);

const crowFoot = (length: number): Path => polyline([0, length / 2], [length, 0], [0, -length / 2]);

const strokes =
  (draw: (length: number) => Path): ArrowHeadMaker =>
  (request) => ({ parts: [{ path: draw(lengthOf(request)), fill: 'none' }], pullBack: 0 });

export const dash = strokes((length) => polyline([length / 2, -length / 2], [length * 1.5, length / 2]));

export const cross = strokes((length) => [
  ...polyline([length / 2, length / 2], [length * 1.5, -length / 2]),
  ...polyline([length / 2, -length / 2], [length * 1.5, length / 2]),
]);

export const baseDash = strokes((length) => bar(0, length));

export const one = strokes((length) => bar(length / 2, length));

export const exactlyOne = strokes((length) => [...bar(length / 2, length), ...bar(length, length)]);

export const many = strokes((length) => crowFoot(length));

export const oneOrMany = strokes((length) => [...crowFoot(length), ...bar(length, length)]);

/** A circle that hides the line below it, beyond the given strokes. */
const withCircle =
  (draw: (length: number) => Path): ArrowHeadMaker =>
  (request) => {
    const length = lengthOf(request);
    const radius = request.size / 2;
    const circle = ellipsePath({ x: length * 1.5 - radius, y: -radius, width: 2 * radius, height: 2 * radius });
    return {
      parts: [
        { path: circle, fill: 'background' },
        { path: draw(length), fill: 'none' },
      ],
      pullBack: 0,
    };
  };

export const zeroOrOne = withCircle((length) => bar(length / 2, length));

export const zeroOrMany = withCircle((length) => crowFoot(length));
