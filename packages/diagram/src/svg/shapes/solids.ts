import { isStyleOn, type Size, type Style, styleNumber } from '../../model/index.ts';
import { sizeOf } from './corner.ts';
import { type Figure, outline, shaded, solid } from './figure.ts';
import { polygon, polyline, rectanglePath } from './path.ts';

const cubeDepth = ({ width, height }: Size, style: Style): number => sizeOf(style, 'size', 20, Math.min(width, height));

/** A box seen from its upper left: a node or server. */
export const cube: Figure = {
  names: ['cube'],
  draw: (size, style) => {
    const { width, height } = size;
    const depth = cubeDepth(size, style);
    return [
      solid(
        polygon([
          [0, 0],
          [width - depth, 0],
          [width, depth],
          [width, height],
          [depth, height],
          [0, height - depth],
        ]),
      ),
      ...shaded(
        polygon([
          [0, 0],
          [width - depth, 0],
          [width, depth],
          [depth, depth],
        ]),
        style,
        'darkOpacity',
      ),
      ...shaded(
        polygon([
          [0, 0],
          [depth, depth],
          [depth, height],
          [0, height - depth],
        ]),
        style,
        'darkOpacity2',
      ),
      outline([...polyline([depth, height], [depth, depth], [0, 0]), ...polyline([depth, depth], [width, depth])]),
    ];
  },
  textArea: (size, style) => {
    const depth = style.boundedLbl === '1' ? cubeDepth(size, style) : 0;
    return { x: depth, y: depth, width: size.width - depth, height: size.height - depth };
  },
};

/** A box with a tab: a package. */
export const folder: Figure = {
  names: ['folder'],
  draw: ({ width, height }, style) => {
    const tabWidth = sizeOf(style, 'tabWidth', 60, width);
    const tabHeight = sizeOf(style, 'tabHeight', 20, height);
    const isLeft = style.tabPosition === 'left';
    if (isStyleOn(style, 'rounded')) {
      const body = { x: 0, y: tabHeight, width, height: height - tabHeight };
      // Here `arcSize` is a share of the shorter side; the tab stands beside the round corner.
      const wanted = styleNumber(style, 'arcSize', 0.1) * Math.min(width, height);
      const radius = Math.max(0, Math.min(wanted, width / 2, body.height / 2));
      const [from, to] = isLeft ? [radius, Math.max(radius, tabWidth)] : [width - tabWidth, width - radius];
      return [
        solid([...polyline([from, tabHeight], [from, 0], [to, 0], [to, tabHeight]), ...rectanglePath(body, radius)]),
      ];
    }
    return [
      solid(rectanglePath({ x: isLeft ? 0 : width - tabWidth, y: 0, width: tabWidth, height: tabHeight })),
      solid(rectanglePath({ x: 0, y: tabHeight, width, height: height - tabHeight })),
    ];
  },
};

/** A box with two plugs at its left side. */
export const component: Figure = {
  names: ['component', 'module'],
  draw: ({ width, height }, style) => {
    const plugWidth = sizeOf(style, 'jettyWidth', style.shape === 'module' ? 20 : 32, width);
    const plugHeight = sizeOf(style, 'jettyHeight', style.shape === 'module' ? 10 : 12, height);
    const left = plugWidth / 2;
    const [first, second] =
      style.shape === 'module'
        ? [Math.min(plugHeight, height - plugHeight), Math.min(plugHeight * 3, height - plugHeight)]
        : [0.3 * height - plugHeight / 2, 0.7 * height - plugHeight / 2];
    return [
      solid(rectanglePath({ x: left, y: 0, width: width - left, height })),
      solid(rectanglePath({ x: 0, y: first, width: plugWidth, height: plugHeight })),
      solid(rectanglePath({ x: 0, y: second, width: plugWidth, height: plugHeight })),
    ];
  },
};
