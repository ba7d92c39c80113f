import type { Path } from '../shapes/path.ts';

export interface ArrowHeadRequest {
  /** draw.io's `startSize` or `endSize`, px. */
  readonly size: number;
  readonly strokeWidth: number;
  /** False for `startFill=0` or `endFill=0`. */
  readonly isFilled: boolean;
  /** The head at the source of an edge is mirrored where it is not symmetric. */
  readonly end: 'source' | 'target';
}

/**
 * A head drawn in its own coordinates: the tip at 0, 0, the line coming from the positive x axis, so that `x` is the
 * distance from the tip. Whoever draws turns it into the line's direction.
 */
export interface ArrowHead {
  readonly parts: readonly ArrowHeadPart[];
  /** How far from the tip the line ends, px. */
  readonly pullBack: number;
}

export interface ArrowHeadPart {
  readonly path: Path;
  /** `line`: the colour of the line; `background`: hides the line below; `none`: hollow. */
  readonly fill: 'line' | 'background' | 'none';
}

/** One value of draw.io's `startArrow` and `endArrow`. */
export type ArrowHeadMaker = (request: ArrowHeadRequest) => ArrowHead;

/** Tips of pointed heads stand back so that the stroke's mitre ends at the outline: half of 1 / sin(26.565°). */
export const mitre = 1.118;
