import type { Direction, Point, Size } from '../../model/index.ts';
import { isHorizontal, isVertical } from '../polyline.ts';

/** Reads coordinates along and across the flow, so that one rule serves all directions. */
export interface Axis {
  readonly along: (point: Point) => number;
  readonly across: (point: Point) => number;
  /** How far a shape reaches across the flow, px. */
  readonly breadth: (size: Size) => number;
  readonly length: (size: Size) => number;
  /** Moved across the flow by `distance` px. */
  readonly shifted: <P extends Point>(point: P, distance: number) => P;
  /** The point moved along the flow to `level`. */
  readonly atLevel: (point: Point, level: number) => Point;
  /** True where the first two points lie one after the other along the flow. */
  readonly isAlong: (points: readonly Point[]) => boolean;
}

export const axisOf = (direction: Direction): Axis => (direction === 'down' || direction === 'up' ? upright : sideways);

const upright: Axis = {
  along: ({ y }) => y,
  across: ({ x }) => x,
  breadth: ({ width }) => width,
  length: ({ height }) => height,
  shifted: (point, distance) => ({ ...point, x: point.x + distance }),
  atLevel: ({ x }, level) => ({ x, y: level }),
  isAlong: ([from, to]) => from !== undefined && to !== undefined && isVertical({ from, to }),
};

const sideways: Axis = {
  along: ({ x }) => x,
  across: ({ y }) => y,
  breadth: ({ height }) => height,
  length: ({ width }) => width,
  shifted: (point, distance) => ({ ...point, y: point.y + distance }),
  atLevel: ({ y }, level) => ({ x: level, y }),
  isAlong: ([from, to]) => from !== undefined && to !== undefined && isHorizontal({ from, to }),
};
