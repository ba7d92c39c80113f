import type { Geometry, Point } from '../model/index.ts';
import { lengthOf, segmentsOf } from './polyline.ts';

/**
 * draw.io's way to say where an edge's label is: x from -1 (source) to 1 (target) along the line, y px across it
 * (positive to the left of the way it runs), and an offset in px. draw.io rounds the distance along the line to whole px,
 * so the rest goes into the offset and every viewer draws the label at exactly the same point.
 */
export const labelGeometryAt = (points: readonly Point[], label: Point): Pick<Geometry, 'x' | 'y' | 'offset'> => {
  const { distance, across } = nearestOn(points, label);
  const total = segmentsOf(points).reduce((sum, segment) => sum + lengthOf(segment), 0);
  const x = total === 0 ? 0 : round(((Math.round(distance) / total) * 2 - 1) * 10_000) / 10_000;
  const y = round(across);
  const drawn = labelPointOf(points, x, y);
  const offset = { x: halves(label.x - drawn.x), y: halves(label.y - drawn.y) };
  return offset.x === 0 && offset.y === 0 ? { x, y } : { x, y, offset };
};

/** Rounded, and never minus zero, which would be written as `-0`. */
const round = (value: number): number => Math.round(value) + 0;
const halves = (value: number): number => round(value * 2) / 2;

/** The point that draw.io computes for a label, as in mxGraphView.getPoint, without the offset. */
export const labelPointOf = (points: readonly Point[], x: number, y: number): Point => {
  const segments = segmentsOf(points);
  const total = segments.reduce((sum, segment) => sum + lengthOf(segment), 0);
  const distance = Math.round((x / 2 + 0.5) * total);
  let passed = 0;
  let index = 0;
  for (; index < segments.length - 1; index += 1) {
    const segment = segments[index];
    if (segment === undefined || distance < Math.round(passed + lengthOf(segment))) break;
    passed += lengthOf(segment);
  }
  const segment = segments[index];
  if (segment === undefined) return points[0] ?? { x: 0, y: 0 };
  const length = lengthOf(segment);
  if (length === 0) return segment.from;
  const step = { x: (segment.to.x - segment.from.x) / length, y: (segment.to.y - segment.from.y) / length };
  const along = distance - passed;
  return { x: segment.from.x + step.x * along + step.y * y, y: segment.from.y + step.y * along - step.x * y };
};

/** How far along the line the nearest point is, and how far to the left of the line the label is there. */
const nearestOn = (points: readonly Point[], label: Point): { distance: number; across: number } => {
  let best = { distance: 0, across: 0 };
  let smallest = Infinity;
  let passed = 0;
  for (const segment of segmentsOf(points)) {
    const length = lengthOf(segment);
    if (length === 0) continue;
    const step = { x: (segment.to.x - segment.from.x) / length, y: (segment.to.y - segment.from.y) / length };
    const gap = { x: label.x - segment.from.x, y: label.y - segment.from.y };
    const along = Math.min(length, Math.max(0, gap.x * step.x + gap.y * step.y));
    const away = Math.hypot(gap.x - step.x * along, gap.y - step.y * along);
    if (away < smallest) {
      smallest = away;
      best = { distance: passed + along, across: gap.x * step.y - gap.y * step.x };
    }
    passed += length;
  }
  return best;
};
