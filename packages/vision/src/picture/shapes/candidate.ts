import type { Rect } from '@diagloom/diagram/model';
import type { Region } from '../pixels/regions.ts';
import type { ClosedFigure } from './figure-templates.ts';
import type { Filled } from './fill-outline.ts';

/** An even area that may be a shape. */
export interface Candidate {
  readonly region: Region;
  readonly filled: Filled;
  readonly figure: ClosedFigure;
  /** How well the figure fits, 0 to 1, and how much better than the next one. */
  readonly fit: number;
  readonly margin: number;
  /** How thick the line around it is, px; 0 where it has none. */
  readonly outline: number;
  /** What lies beyond its outline: the number of an area, and the share of the outline. */
  readonly beyond: ReadonlyMap<number, number>;
}

/** The box with its outline. */
export const outerBox = ({ region, outline }: Candidate): Rect => {
  const { x, y, width, height } = region.box;
  return { x: x - outline, y: y - outline, width: width + 2 * outline, height: height + 2 * outline };
};

/** Whether a place of the picture is inside. */
export const holdsPlace = ({ filled: { box, cells } }: Candidate, x: number, y: number): boolean =>
  x >= box.x &&
  y >= box.y &&
  x < box.x + box.width &&
  y < box.y + box.height &&
  cells[(y - box.y) * box.width + (x - box.x)] === 1;

/** Whether a place inside lies beside one outside. */
export const isEdge = (candidate: Candidate, x: number, y: number): boolean =>
  !holdsPlace(candidate, x - 1, y) ||
  !holdsPlace(candidate, x + 1, y) ||
  !holdsPlace(candidate, x, y - 1) ||
  !holdsPlace(candidate, x, y + 1);
