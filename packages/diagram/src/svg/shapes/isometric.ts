import { styleNumber } from '../../model/index.ts';
import { type Figure, outline, solid } from './figure.ts';
import { polygon, polyline } from './path.ts';

/** Shapes of isometric drawings, whose edges rise by 30 degrees. */

const tan30 = Math.tan(Math.PI / 6);
/** How far the upper corner stands from the top of its square, in sides: above it. */
const rise = (0.5 - tan30) / 2;

export const isometricRectangle: Figure = {
  names: ['isoRectangle'],
  draw: ({ width, height }) => {
    const side = Math.min(width, height / tan30);
    const x = (width - side) / 2;
    const y = (height - side) / 2 + side / 4;
    return [
      solid(
        polygon([
          [x, y + side / 4],
          [x + side / 2, y + side * rise],
          [x + side, y + side / 4],
          [x + side / 2, y + side * (0.5 - rise)],
        ]),
      ),
    ];
  },
};

export const isometricCube: Figure = {
  names: ['isoCube'],
  draw: ({ width, height }) => {
    const side = Math.min(width, height / (0.5 + tan30));
    const x = (width - side) / 2;
    const y = (height - side) / 2;
    const middle = [x + side / 2, y + side * (0.5 - rise)] as const;
    return [
      solid(
        polygon([
          [x, y + side / 4],
          [x + side / 2, y + side * rise],
          [x + side, y + side / 4],
          [x + side, y + side * 0.75],
          [x + side / 2, y + side * (1 - rise)],
          [x, y + side * 0.75],
        ]),
      ),
      outline([
        ...polyline([x, y + side / 4], middle, [x + side, y + side / 4]),
        ...polyline(middle, [x + side / 2, y + side * (1 - rise)]),
      ]),
    ];
  },
};

/** A box of any height whose upper edges rise by `isoAngle`, in hundredths of 90 degrees. */
export const isometricBox: Figure = {
  names: ['isoCube2'],
  draw: ({ width, height }, style) => {
    const angle = (Math.max(0.01, Math.min(94, styleNumber(style, 'isoAngle', 15))) * Math.PI) / 200;
    const slope = Math.min(width * Math.tan(angle), height / 2);
    return [
      solid(
        polygon([
          [width / 2, 0],
          [width, slope],
          [width, height - slope],
          [width / 2, height],
          [0, height - slope],
          [0, slope],
        ]),
      ),
      outline([
        ...polyline([0, slope], [width / 2, 2 * slope], [width, slope]),
        ...polyline([width / 2, 2 * slope], [width / 2, height]),
      ]),
    ];
  },
};
