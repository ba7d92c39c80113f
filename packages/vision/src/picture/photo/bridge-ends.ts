import { drawLine, type End, findEnds } from '../lines/link-gaps.ts';
import { thin } from '../lines/thin.ts';
import type { Raster } from '../pixels/raster.ts';

/** A hand leaves gaps of up to so much between the ends of one outline: px, and by the longer side of the picture. */
const widestGap = { least: 14, ofLonger: 0.016 } as const;

/** Each end leads towards the other by so much: the cosine of the angle. */
const leastFacing = 0.25;

/** More ends than these are a texture. */
const mostEnds = 1500;

/** Joins the ends of strokes that lead to each other and have no nearer end: corners of boxes that were left open. */
export const bridgeEnds = (cells: Uint8Array, { width, height }: Pick<Raster, 'width' | 'height'>): void => {
  const ends = findEnds(thin({ width, height, data: cells }), width);
  if (ends.length > mostEnds) return;
  const reach = Math.max(widestGap.least, widestGap.ofLonger * Math.max(width, height));
  const nearest = ends.map((end) => nearestOf(end, ends, reach));
  for (const [index, end] of ends.entries()) {
    const other = nearest[index];
    if (other === undefined || other <= index || nearest[other] !== index) continue;
    const facing = ends[other];
    if (facing !== undefined) drawLine(cells, width, [end.at, facing.at], 2);
  }
};

const nearestOf = (end: End, ends: readonly End[], reach: number): number | undefined => {
  let best: number | undefined;
  let least = reach;
  for (const [index, other] of ends.entries()) {
    const length = Math.hypot(other.x - end.x, other.y - end.y);
    if (length === 0 || length >= least || !leadsTo(end, other, length) || !leadsTo(other, end, length)) continue;
    least = length;
    best = index;
  }
  return best;
};

const leadsTo = (end: End, other: End, length: number): boolean =>
  (end.dx === 0 && end.dy === 0) || (end.dx * (other.x - end.x) + end.dy * (other.y - end.y)) / length >= leastFacing;
