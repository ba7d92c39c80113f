import { styleNumber } from '../../model/index.ts';
import { rectangleRadius, sizeOf } from './corner.ts';
import { type Figure, outline, solid } from './figure.ts';
import { ellipsePath, type Path, polygon, polyline, rectanglePath } from './path.ts';

/** Ellipses, rhombuses and boxes with a sign in them. */

const withSign = (
  name: string,
  body: (width: number, height: number) => Path,
  sign: (width: number, height: number) => Path,
): Figure => ({
  names: [name],
  draw: ({ width, height }) => [solid(body(width, height)), outline(sign(width, height))],
});

const round = (width: number, height: number): Path => ellipsePath({ x: 0, y: 0, width, height });

const box = (width: number, height: number): Path => rectanglePath({ x: 0, y: 0, width, height });

const rhombus = (width: number, height: number): Path =>
  polygon([
    [width / 2, 0],
    [width, height / 2],
    [width / 2, height],
    [0, height / 2],
  ]);

const level = (width: number, height: number): Path => polyline([0, height / 2], [width, height / 2]);

const upright = (width: number, height: number): Path => polyline([width / 2, 0], [width / 2, height]);

/** Where a diagonal meets the ellipse, as draw.io rounds it. */
const diagonal = 0.145;

export const sumEllipse = withSign('sumEllipse', round, (width, height) => {
  const [left, right] = [width * diagonal, width * (1 - diagonal)];
  const [top, bottom] = [height * diagonal, height * (1 - diagonal)];
  return [...polyline([left, top], [right, bottom]), ...polyline([right, top], [left, bottom])];
});

export const orEllipse = withSign('orEllipse', round, (width, height) => [
  ...level(width, height),
  ...upright(width, height),
]);

export const lineEllipse: Figure = {
  names: ['lineEllipse'],
  draw: ({ width, height }, style) => [
    solid(round(width, height)),
    outline((style.line === 'vertical' ? upright : level)(width, height)),
  ],
};

export const tapeData = withSign('tapeData', round, (width, height) => polyline([width / 2, height], [width, height]));

export const umlEntity = withSign('umlEntity', round, (width, height) =>
  polyline([width / 8, height], [(width * 7) / 8, height]),
);

export const sort = withSign('sortShape', rhombus, level);

export const message = withSign('message', box, (width, height) =>
  polyline([0, 0], [width / 2, height / 2], [width, 0]),
);

export const associativeEntity: Figure = {
  names: ['associativeEntity'],
  draw: (size, style) => [
    solid(rectanglePath({ x: 0, y: 0, ...size }, rectangleRadius(size, style))),
    outline(rhombus(size.width, size.height)),
  ],
};

export const plus: Figure = {
  names: ['plus'],
  draw: (size, style) => {
    const { width, height } = size;
    const border = Math.min(width, height) / 5 + 1;
    return [
      solid(rectanglePath({ x: 0, y: 0, ...size }, rectangleRadius(size, style))),
      outline([
        ...polyline([width / 2, border], [width / 2, height - border]),
        ...polyline([border, height / 2], [width - border, height / 2]),
      ]),
    ];
  },
};

/** A box that may have a second border inside. */
export const doubleBox: Figure = {
  names: ['ext'],
  draw: (size, style) => {
    const parts = [solid(rectanglePath({ x: 0, y: 0, ...size }, rectangleRadius(size, style)))];
    if (style.double !== '1') return parts;
    const margin = Math.max(2, styleNumber(style, 'strokeWidth', 1) + 1) + styleNumber(style, 'margin', 0);
    const inner = { width: size.width - 2 * margin, height: size.height - 2 * margin };
    if (inner.width <= 0 || inner.height <= 0) return parts;
    return [...parts, solid(rectanglePath({ x: margin, y: margin, ...inner }, rectangleRadius(inner, style)))];
  },
};

export const collate: Figure = {
  names: ['collate'],
  draw: ({ width, height }) => [
    solid(
      polygon([
        [0, 0],
        [width, 0],
        [width / 2, height / 2],
      ]),
    ),
    solid(
      polygon([
        [0, height],
        [width, height],
        [width / 2, height / 2],
      ]),
    ),
  ],
};

export const or: Figure = {
  names: ['or'],
  draw: ({ width, height }) => [
    solid([['M', 0, 0], ['Q', width, 0, width, height / 2], ['Q', width, height, 0, height], ['Z']]),
  ],
};

export const xor: Figure = {
  names: ['xor'],
  draw: ({ width, height }) => [
    solid([
      ['M', 0, 0],
      ['Q', width, 0, width, height / 2],
      ['Q', width, height, 0, height],
      ['Q', width / 2, height / 2, 0, 0],
      ['Z'],
    ]),
  ],
};

export const switchShape: Figure = {
  names: ['switch'],
  draw: ({ width: w, height: h }) => [
    solid([
      ['M', 0, 0],
      ['Q', w / 2, h / 2, w, 0],
      ['Q', w / 2, h / 2, w, h],
      ['Q', w / 2, h / 2, 0, h],
      ['Q', w / 2, h / 2, 0, 0],
    ]),
  ],
};

/** Three bars in the colour of the line. */
export const parallelMarker: Figure = {
  names: ['parallelMarker'],
  draw: ({ width, height }) =>
    [0, 2, 4].map((fifth) => ({
      path: rectanglePath({ x: (fifth * width) / 5, y: 0, width: width / 5, height }),
      fill: 'line',
      stroke: true,
    })),
};

/** A dot in the colour of the line. */
export const waypoint: Figure = {
  names: ['waypoint'],
  draw: ({ width, height }, style) => {
    const size = Math.max(0, sizeOf(style, 'size', 6, 200) - 2) + 2 * styleNumber(style, 'strokeWidth', 1);
    const dot = { x: (width - size) / 2, y: (height - size) / 2, width: size, height: size };
    return [{ path: ellipsePath(dot), fill: 'line', stroke: false }];
  },
};

/** There to be met by lines, and not seen. */
export const transparent: Figure = { names: ['transparent'], draw: () => [] };
