import { isStyleOn, type Size, type Style } from '../../model/index.ts';
import { insetOf, rectangleRadius, sizeOf } from './corner.ts';
import { type Figure, outline, solid } from './figure.ts';
import { type Path, polyline, rectanglePath } from './path.ts';

const boxPath = (size: Size, style: Style) => rectanglePath({ x: 0, y: 0, ...size }, rectangleRadius(size, style));

/** Also what a text, an icon's box and every shape that we do not know look like. */
export const rectangle: Figure = {
  names: ['rectangle', 'rect', 'label', 'text', 'image', 'icon'],
  draw: (size, style) => [solid(boxPath(size, style))],
};

const processInset = (size: Size, style: Style): number =>
  Math.max(insetOf(style, size.width, { share: 0.1, fixed: 20, most: 0.5 }), rectangleRadius(size, style));

/** A box with a bar at either side. */
export const process: Figure = {
  names: ['process', 'process2'],
  draw: (size, style) => {
    const inset = processInset(size, style);
    const right = size.width - inset;
    return [
      solid(boxPath(size, style)),
      outline([...polyline([inset, 0], [inset, size.height]), ...polyline([right, 0], [right, size.height])]),
    ];
  },
  textArea: (size, style) => {
    const inset = style.boundedLbl === '1' ? processInset(size, style) : 0;
    return { x: inset, y: 0, width: size.width - 2 * inset, height: size.height };
  },
};

/** A box with a line below its top and one beside its left side. */
export const internalStorage: Figure = {
  names: ['internalStorage'],
  draw: (size, style) => {
    const x = sizeOf(style, 'dx', 20, size.width);
    const y = sizeOf(style, 'dy', 20, size.height);
    return [
      solid(boxPath(size, style)),
      outline([...polyline([0, y], [size.width, y]), ...polyline([x, 0], [x, size.height])]),
    ];
  },
};

/** A box of which `top=0`, `right=0`, `bottom=0` and `left=0` leave out sides: compartments and table rows. */
export const partialRectangle: Figure = {
  names: ['partialRectangle', 'tableRow'],
  draw: ({ width, height }, style) => {
    const sides: readonly (readonly [string, Path])[] = [
      ['top', polyline([0, 0], [width, 0])],
      ['right', polyline([width, 0], [width, height])],
      ['bottom', polyline([width, height], [0, height])],
      ['left', polyline([0, height], [0, 0])],
    ];
    return [
      { path: rectanglePath({ x: 0, y: 0, width, height }), fill: 'shape', stroke: false },
      outline(sides.flatMap(([side, path]) => (isStyleOn(style, side, 'on') ? path : []))),
    ];
  },
};

/** The plain horizontal rule. */
export const line: Figure = {
  names: ['line'],
  draw: ({ width, height }) => [outline(polyline([0, height / 2], [width, height / 2]))],
};
