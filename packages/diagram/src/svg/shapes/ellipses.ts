import { styleNumber } from '../../model/index.ts';
import { type Figure, outline, solid } from './figure.ts';
import { ellipsePath, polyline } from './path.ts';

export const ellipse: Figure = {
  names: ['ellipse', 'startState'],
  draw: (size) => [solid(ellipsePath({ x: 0, y: 0, ...size }))],
};

/** Two ellipses, one in the other. */
export const doubleEllipse: Figure = {
  names: ['doubleEllipse'],
  draw: ({ width, height }, style) => {
    const fallback = Math.min(3 + styleNumber(style, 'strokeWidth', 1), Math.min(width / 5, height / 5));
    const margin = styleNumber(style, 'margin', fallback);
    const inner = {
      x: margin,
      y: margin,
      width: Math.max(0, width - 2 * margin),
      height: Math.max(0, height - 2 * margin),
    };
    return [solid(ellipsePath({ x: 0, y: 0, width, height })), outline(ellipsePath(inner))];
  },
};

/** A dot in a ring: where an activity or a state ends. */
export const endState: Figure = {
  names: ['endState'],
  draw: ({ width, height }) => {
    const gap = Math.min(4, width / 5, height / 5);
    return [
      outline(ellipsePath({ x: 0, y: 0, width, height })),
      solid(ellipsePath({ x: gap, y: gap, width: width - 2 * gap, height: height - 2 * gap })),
    ];
  },
};

/** A cross over the box: the end of a lifeline. */
export const destruction: Figure = {
  names: ['umlDestroy'],
  draw: ({ width, height }) => [outline([...polyline([width, 0], [0, height]), ...polyline([0, 0], [width, height])])],
};
