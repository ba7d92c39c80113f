import { grown, type Point, type Rect } from '@diagloom/diagram/model';
import type { SceneItem } from '@diagloom/diagram/scene';
import type { PageView } from './page-view.ts';

/** Along the border of a shape that holds others, this much of its inside can be taken hold of, px. */
const grip = 8;

/**
 * The cell under a point; undefined for empty paper. What is painted last is on top. The inside of a lane or container counts as
 * paper, so that a frame can be drawn around what is in it; its border and its words do not.
 */
export const hitTest = (view: PageView, point: Point, tolerance: number): string | undefined => {
  const isHit = (item: SceneItem): boolean => {
    if (item.label !== undefined && isWithin(item.label.box, point) && hasText(item)) return true;
    if (item.kind === 'edge') return distanceToLine(item.points, point) <= tolerance;
    if (!isWithin(grown(item.bounds, tolerance / 2), point)) return false;
    return !view.isHolder(item.cell.id) || !isWithin(grown(item.bounds, -grip), point);
  };
  return view.items.findLast(isHit)?.cell.id;
};

/** The parts of the diagram that lie wholly in a frame: shapes, and lines between them. */
export const partsWithin = (view: PageView, frame: Rect): readonly string[] => {
  const found = new Set<string>();
  for (const { cell } of view.items) {
    const box = view.boxes.get(cell.id);
    if (box !== undefined && view.unitOf(cell.id) === cell.id && isInside(frame, box)) found.add(cell.id);
  }
  return [...found];
};

const hasText = ({ label }: SceneItem): boolean => (label?.lines.length ?? 0) > 0;

const isWithin = ({ x, y, width, height }: Rect, point: Point): boolean =>
  width >= 0 && height >= 0 && point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

const isInside = (frame: Rect, { x, y, width, height }: Rect): boolean =>
  isWithin(frame, { x, y }) && isWithin(frame, { x: x + width, y: y + height });

const distanceToLine = (points: readonly Point[], point: Point): number => {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, end] of points.entries()) {
    const start = points[index - 1];
    if (start !== undefined) nearest = Math.min(nearest, distanceToPiece(start, end, point));
  }
  return nearest;
};

const distanceToPiece = (start: Point, end: Point, point: Point): number => {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / length;
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - start.x - part * dx, point.y - start.y - part * dy);
};
