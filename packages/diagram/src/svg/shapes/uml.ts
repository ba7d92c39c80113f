import { isStyleOn, type Size, type Style } from '../../model/index.ts';
import { rectangleRadius, sizeOf } from './corner.ts';
import { type Figure, outline, solid } from './figure.ts';
import { ellipsePath, polygon, polyline, rectanglePath } from './path.ts';

/** A stick figure. */
export const actor: Figure = {
  names: ['umlActor'],
  draw: ({ width, height }) => [
    solid(ellipsePath({ x: width / 4, y: 0, width: width / 2, height: height / 4 })),
    outline([
      ...polyline([width / 2, height / 4], [width / 2, (2 * height) / 3]),
      ...polyline([0, height / 3], [width, height / 3]),
      ...polyline([0, height], [width / 2, (2 * height) / 3], [width, height]),
    ]),
  ],
};

/** A head and shoulders. */
export const person: Figure = {
  names: ['actor'],
  draw: ({ width, height }) => {
    const middle = width / 2;
    const neck = (height * 2) / 5;
    return [
      solid([
        ['M', 0, height],
        ['C', 0, (height * 3) / 5, 0, neck, middle, neck],
        ['C', middle - width / 3, neck, middle - width / 3, 0, middle, 0],
        ['C', middle + width / 3, 0, middle + width / 3, neck, middle, neck],
        ['C', width, neck, width, (height * 3) / 5, width, height],
        ['Z'],
      ]),
    ];
  },
};

const headHeight = ({ height }: Size, style: Style): number => sizeOf(style, 'size', 40, height);

/** A participant's head and the dashed line below it. */
export const lifeline: Figure = {
  names: ['umlLifeline'],
  draw: (size, style) => {
    const head = { width: size.width, height: headHeight(size, style) };
    const middle = size.width / 2;
    const isActor = style.participant === 'umlActor';
    const headParts = isActor
      ? actor.draw(head, style)
      : [solid(rectanglePath({ x: 0, y: 0, ...head }, rectangleRadius(head, style)))];
    return [
      ...headParts,
      {
        ...outline(polyline([middle, head.height], [middle, size.height])),
        dashed: isStyleOn(style, 'lifelineDashed', 'on'),
      },
    ];
  },
  textArea: (size, style) => ({ x: 0, y: 0, width: size.width, height: headHeight(size, style) }),
};

const titleSize = ({ width, height }: Size, style: Style): Size => ({
  width: sizeOf(style, 'width', 60, width),
  height: sizeOf(style, 'height', 30, height),
});

/** How far the title's lower right corner of a frame is cut, px. */
const frameCut = 10;

/** A frame around messages, its title in a box with a cut corner. */
export const frame: Figure = {
  names: ['umlFrame'],
  draw: (size, style) => {
    const title = titleSize(size, style);
    const { width, height } = size;
    return [
      { path: rectanglePath({ x: 0, y: 0, width, height }), fill: 'body', stroke: false },
      solid(
        polygon([
          [0, 0],
          [title.width, 0],
          [title.width, Math.max(0, title.height - frameCut * 1.5)],
          [Math.max(0, title.width - frameCut), title.height],
          [0, title.height],
        ]),
      ),
      outline(polyline([title.width, 0], [width, 0], [width, height], [0, height], [0, title.height])),
    ];
  },
  textArea: (size, style) => ({ x: 0, y: 0, ...titleSize(size, style) }),
};
