import type { Point, Rect, Style } from '../../model/index.ts';

export interface PerimeterRequest {
  /** The shape's box, absolute, px. */
  readonly bounds: Rect;
  readonly style: Style;
  /** The next point of the line, outside or inside the box. */
  readonly from: Point;
  /** `orthogonal`: the line meets the shape at a right angle where it can; `central`: it points at the centre. */
  readonly aim: 'central' | 'orthogonal';
}

/** Where a line that comes from a point meets a shape's outline: one file per family, one line in the registry. */
export type Perimeter = (request: PerimeterRequest) => Point;
