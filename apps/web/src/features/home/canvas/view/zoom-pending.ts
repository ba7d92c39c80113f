import type { Point } from '@diagloom/diagram/model';

/** A picture that is shown larger or smaller than it is drawn: its points are scaled, then moved, px of the screen from its corner. */
export interface PendingZoom {
  readonly scale: number;
  readonly shift: Point;
}

export const notZoomed: PendingZoom = { scale: 1, shift: { x: 0, y: 0 } };

/** Zooms on by a factor; what is at a point, px of the screen from the corner of the picture, stays there. */
export const zoomedAt = ({ scale, shift }: PendingZoom, at: Point, by: number): PendingZoom => ({
  scale: scale * by,
  shift: { x: at.x - (at.x - shift.x) * by, y: at.y - (at.y - shift.y) * by },
});

/** Where what is seen at a point is when nothing is pending, px of the screen from the corner of the picture. */
export const unzoomed = ({ scale, shift }: PendingZoom, { x, y }: Point): Point => ({
  x: (x - shift.x) / scale,
  y: (y - shift.y) / scale,
});
