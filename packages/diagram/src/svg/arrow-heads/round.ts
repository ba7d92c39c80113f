import { ellipsePath, polyline, rectanglePath } from '../shapes/path.ts';
import type { ArrowHeadMaker } from './arrow-head.ts';

const circleAt = (distance: number, radius: number) =>
  ellipsePath({ x: distance - radius, y: -radius, width: 2 * radius, height: 2 * radius });

/** A dot whose centre is the end of the line. */
export const oval: ArrowHeadMaker = ({ size, isFilled }) => ({
  parts: [{ path: circleAt(0, size / 2), fill: isFilled ? 'line' : 'none' }],
  pullBack: size / 2,
});

/** A circle that touches the end of the line from inside. */
export const circle: ArrowHeadMaker = ({ size, strokeWidth, isFilled }) => {
  const radius = size + strokeWidth;
  return {
    parts: [{ path: circleAt(radius, radius), fill: isFilled ? 'line' : 'none' }],
    pullBack: 2 * radius,
  };
};

export const circlePlus: ArrowHeadMaker = (request) => {
  const radius = request.size + request.strokeWidth;
  const { parts, pullBack } = circle(request);
  const plus = [...polyline([0, 0], [2 * radius, 0]), ...polyline([radius, -radius], [radius, radius])];
  return { parts: [...parts, { path: plus, fill: 'none' }], pullBack };
};

/** A socket: open towards the terminal. */
export const halfCircle: ArrowHeadMaker = ({ size, strokeWidth }) => {
  const radius = size + strokeWidth + 1;
  return {
    parts: [
      {
        path: [
          ['M', 0, -radius],
          ['Q', radius, -radius, radius, 0],
          ['Q', radius, radius, 0, radius],
        ],
        fill: 'none',
      },
    ],
    pullBack: radius,
  };
};

export const box: ArrowHeadMaker = ({ size, strokeWidth, isFilled }) => {
  const length = size + strokeWidth + 1;
  return {
    parts: [
      {
        path: rectanglePath({ x: 0, y: -length / 2, width: length, height: length }),
        fill: isFilled ? 'line' : 'none',
      },
    ],
    pullBack: length,
  };
};
