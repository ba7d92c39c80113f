import { centreOf, type Rect, type Side, type Size } from '../model/index.ts';
import type { Canvas } from './canvas.ts';
import { findSpot, findSpotAlong, surroundingsOf } from './find-spot.ts';

/** The usual distance of two shapes that stand side by side, px: an arrow and its words find room there. */
const usualGap = 60;

export interface BesideRequest {
  readonly size: Size;
  /** The cell that it goes into. */
  readonly parent: string;
  readonly neighbour: Rect;
  readonly side: Side;
}

/** The free place for a new shape beside another: straight beside it, else along that side, else the nearest one. */
export const spotBeside = (canvas: Canvas, { size, parent, neighbour, side }: BesideRequest): Rect => {
  const centre = centreOf(neighbour);
  const middle = { x: centre.x - size.width / 2, y: centre.y - size.height / 2 };
  const wishes: Readonly<Record<Side, Rect>> = {
    top: { ...size, x: middle.x, y: neighbour.y - usualGap - size.height },
    right: { ...size, x: neighbour.x + neighbour.width + usualGap, y: middle.y },
    bottom: { ...size, x: middle.x, y: neighbour.y + neighbour.height + usualGap },
    left: { ...size, x: neighbour.x - usualGap - size.width, y: middle.y },
  };
  const wish = wishes[side];
  const surroundings = surroundingsOf(canvas, parent, [neighbour]);
  const axis = side === 'top' || side === 'bottom' ? 'x' : 'y';
  return findSpotAlong(size, wish, axis, surroundings) ?? findSpot(size, wish, surroundings) ?? wish;
};
