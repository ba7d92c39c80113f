import { isStyleOn, styleNumber } from '../../model/index.ts';
import { sizeOf } from './corner.ts';
import { type Figure, outline, solid } from './figure.ts';
import { ellipsePath, polyline, rectanglePath } from './path.ts';

/** The signs of UML for roles of classes, for interfaces and for states. */

export const boundary: Figure = {
  names: ['umlBoundary'],
  draw: ({ width, height }) => [
    outline([
      ...polyline([0, height / 4], [0, (height * 3) / 4]),
      ...polyline([0, height / 2], [width / 6, height / 2]),
    ]),
    solid(ellipsePath({ x: width / 6, y: 0, width: (width * 5) / 6, height })),
  ],
  textArea: ({ width, height }) => ({ x: width / 6, y: 0, width: (width * 5) / 6, height }),
};

export const control: Figure = {
  names: ['umlControl'],
  draw: ({ width, height }) => {
    const meeting = [(width * 3) / 8, (height / 8) * 1.1] as const;
    return [
      outline(polyline(meeting, [(width * 5) / 8, 0])),
      solid(ellipsePath({ x: 0, y: height / 8, width, height: (height * 7) / 8 })),
      outline(polyline(meeting, [(width * 5) / 8, height / 4])),
    ];
  },
  textArea: ({ width, height }) => ({ x: 0, y: height / 8, width, height: (height * 7) / 8 }),
};

export const lollipop: Figure = {
  names: ['lollipop'],
  draw: ({ width, height }, style) => {
    const size = sizeOf(style, 'size', 10, height);
    return [
      solid(ellipsePath({ x: (width - size) / 2, y: 0, width: size, height: size })),
      outline(polyline([width / 2, size], [width / 2, height])),
    ];
  },
};

/** How far a socket stands off the ball in it, px. */
const socketInset = 2;

export const requires: Figure = {
  names: ['requires'],
  draw: ({ width, height }, style) => {
    const size = sizeOf(style, 'size', 10, height);
    const inset = styleNumber(style, 'inset', socketInset) + styleNumber(style, 'strokeWidth', 1);
    const half = size / 2 + inset;
    const middle = width / 2;
    const bottom = size + inset;
    return [
      outline(polyline([middle, bottom], [middle, height])),
      outline([
        ['M', middle - half, size / 2],
        ['Q', middle - half, bottom, middle, bottom],
        ['Q', middle + half, bottom, middle + half, size / 2],
      ]),
    ];
  },
};

export const requiredInterface: Figure = {
  names: ['requiredInterface'],
  draw: ({ width, height }) => [
    outline([
      ['M', 0, 0],
      ['Q', width, 0, width, height / 2],
      ['Q', width, height, 0, height],
    ]),
  ],
};

export const providedRequiredInterface: Figure = {
  names: ['providedRequiredInterface'],
  draw: ({ width, height }, style) => {
    const inset = styleNumber(style, 'inset', socketInset) + styleNumber(style, 'strokeWidth', 1);
    const ball = { x: 0, y: inset, width: Math.max(0, width - 2 * inset), height: Math.max(0, height - 2 * inset) };
    return [
      solid(ellipsePath(ball)),
      outline([
        ['M', width / 2, 0],
        ['Q', width, 0, width, height / 2],
        ['Q', width, height, width / 2, height],
      ]),
    ];
  },
};

/** Room at the left for the circle of a connection point, px. */
const pointInset = 10;

export const state: Figure = {
  names: ['umlState'],
  draw: ({ width, height }, style) => {
    const point = style.umlStateConnection;
    const inset = point ? pointInset : 0;
    const share = isStyleOn(style, 'absoluteArcSize') ? 1 : Math.min(width, height);
    const arc = isStyleOn(style, 'rounded') ? styleNumber(style, 'arcSize', 0.1) * share : 0;
    const parts = [solid(rectanglePath({ x: inset, y: 0, width: width - inset, height }, arc))];
    if (style.umlStateSymbol === 'collapseState') {
      parts.push(
        outline([
          ...rectanglePath({ x: width - 40, y: height - 20, width: 10, height: 10 }, 3),
          ...rectanglePath({ x: width - 20, y: height - 20, width: 10, height: 10 }, 3),
          ...polyline([width - 30, height - 15], [width - 20, height - 15]),
        ]),
      );
    }
    if (!point) return parts;
    const y = height / 2;
    parts.push(solid(ellipsePath({ x: 0, y: y - 10, width: 20, height: 20 })));
    if (point === 'connPointRefExit') {
      parts.push(outline([...polyline([5, y - 5], [15, y + 5]), ...polyline([15, y - 5], [5, y + 5])]));
    }
    return parts;
  },
  textArea: ({ width, height }, style) => {
    const inset = isStyleOn(style, 'boundedLbl') && style.umlStateConnection ? pointInset : 0;
    return { x: inset, y: 0, width: width - inset, height };
  },
};
