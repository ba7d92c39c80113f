import type { Cell, Point } from '../../model/index.ts';

/** The cell with the points of its line moved by a step. */
export const withShiftedCourse = (cell: Cell, step: Point): Cell => {
  const { geometry } = cell;
  if (geometry === undefined) return cell;
  const { points, sourcePoint, targetPoint } = geometry;
  const move = ({ x, y }: Point): Point => ({ x: x + step.x, y: y + step.y });
  return {
    ...cell,
    geometry: {
      ...geometry,
      ...(points === undefined ? {} : { points: points.map(move) }),
      ...(sourcePoint === undefined ? {} : { sourcePoint: move(sourcePoint) }),
      ...(targetPoint === undefined ? {} : { targetPoint: move(targetPoint) }),
    },
  };
};
