import type { Size, Style } from '../../model/index.ts';
import { cornerReach, sizeOf } from './corner.ts';
import { type Figure, outline, solid } from './figure.ts';
import { type Pair, polygon, polyline, roundedPolyline } from './path.ts';

/** Block arrows, beams and brackets. */

const arrowParts = ({ width, height }: Size, style: Style) => {
  const shaft = height * sizeOf(style, 'arrowWidth', 0.3, 1);
  const top = (height - shaft) / 2;
  return { head: width * sizeOf(style, 'arrowSize', 0.2, 1), top, bottom: top + shaft };
};

const fromPoints = (name: string, pointsOf: (size: Size, style: Style) => readonly Pair[]): Figure => ({
  names: [name],
  draw: (size, style) => [solid(polygon(pointsOf(size, style), cornerReach(style)))],
});

export const singleArrow = fromPoints('singleArrow', (size, style) => {
  const { width, height } = size;
  const { head, top, bottom } = arrowParts(size, style);
  return [
    [0, top],
    [width - head, top],
    [width - head, 0],
    [width, height / 2],
    [width - head, height],
    [width - head, bottom],
    [0, bottom],
  ];
});

export const doubleArrow = fromPoints('doubleArrow', (size, style) => {
  const { width, height } = size;
  const { head, top, bottom } = arrowParts(size, style);
  return [
    [0, height / 2],
    [head, 0],
    [head, top],
    [width - head, top],
    [width - head, 0],
    [width, height / 2],
    [width - head, height],
    [width - head, bottom],
    [head, bottom],
    [head, height],
  ];
});

export const corner = fromPoints('corner', ({ width, height }, style) => {
  const dx = sizeOf(style, 'dx', 20, width);
  const dy = sizeOf(style, 'dy', 20, height);
  return [
    [0, 0],
    [width, 0],
    [width, dy],
    [dx, dy],
    [dx, height],
    [0, height],
  ];
});

export const tee = fromPoints('tee', ({ width, height }, style) => {
  const dx = sizeOf(style, 'dx', 20, width);
  const dy = sizeOf(style, 'dy', 20, height);
  const left = (width - dx) / 2;
  return [
    [0, 0],
    [width, 0],
    [width, dy],
    [left + dx, dy],
    [left + dx, height],
    [left, height],
    [left, dy],
    [0, dy],
  ];
});

export const cross: Figure = {
  names: ['cross'],
  draw: ({ width, height }, style) => {
    const bar = Math.min(width, height) * sizeOf(style, 'size', 0.2, 1);
    const [left, top] = [(width - bar) / 2, (height - bar) / 2];
    const [right, bottom] = [left + bar, top + bar];
    return [
      solid(
        polygon([
          [0, top],
          [left, top],
          [left, 0],
          [right, 0],
          [right, top],
          [width, top],
          [width, bottom],
          [right, bottom],
          [right, height],
          [left, height],
          [left, bottom],
          [0, bottom],
        ]),
      ),
    ];
  },
};

export const crossbar: Figure = {
  names: ['crossbar'],
  draw: ({ width, height }) => [
    outline([
      ...polyline([0, 0], [0, height]),
      ...polyline([width, 0], [width, height]),
      ...polyline([0, height / 2], [width, height / 2]),
    ]),
  ],
};

/** A measure between two borders, its line and its arrows of 10 px at the bottom. */
export const dimension: Figure = {
  names: ['dimension'],
  draw: ({ width, height }) => {
    const y = height - 5.5;
    return [
      outline([
        ...polyline([0, 0], [0, height]),
        ...polyline([11, y - 5.5], [0.5, y], [11, y + 5.5]),
        ...polyline([0.5, y], [width - 0.5, y]),
        ...polyline([width, 0], [width, height]),
        ...polyline([width - 11, y - 5.5], [width - 0.5, y], [width - 11, y + 5.5]),
      ]),
    ];
  },
};

export const curlyBracket: Figure = {
  names: ['curlyBracket'],
  draw: ({ width, height }, style) => {
    const spine = width * sizeOf(style, 'size', 0.5, 1);
    const middle = height / 2;
    const reach = cornerReach(style);
    return [
      outline(
        roundedPolyline(
          [
            { x: width, y: 0 },
            { x: spine, y: 0 },
            { x: spine, y: middle },
            { x: 0, y: middle },
            { x: spine, y: middle },
            { x: spine, y: height },
            { x: width, y: height },
          ],
          reach,
        ),
      ),
    ];
  },
};

/** A speech bubble; its perimeter uses the same corners. */
export const calloutCorners = ({ width, height }: Size, style: Style): readonly Pair[] => {
  const tail = sizeOf(style, 'size', 30, height);
  const root = width * sizeOf(style, 'position', 0.5, 1);
  const tip = width * sizeOf(style, 'position2', 0.5, 1);
  const base = sizeOf(style, 'base', 20, width);
  const edge = height - tail;
  return [
    [0, 0],
    [width, 0],
    [width, edge],
    [Math.min(width, root + base), edge],
    [tip, height],
    [Math.max(0, root), edge],
    [0, edge],
  ];
};

export const callout: Figure = {
  names: ['callout'],
  draw: (size, style) => [solid(polygon(calloutCorners(size, style), cornerReach(style)))],
  textArea: ({ width, height }, style) => ({
    x: 0,
    y: 0,
    width,
    height: Math.max(0, height - sizeOf(style, 'size', 30, height)),
  }),
};
