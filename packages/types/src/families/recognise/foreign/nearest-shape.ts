import type { Point, Rect } from '@diagloom/diagram/model';
import { areaOf, type Look } from './look.ts';

export interface Target {
  readonly look: Look;
  /** The shape with the words that name it. */
  readonly boxes: readonly Rect[];
  readonly isHolder: boolean;
}

/** How far from a shape a line may end and still mean it, px. */
const reach = 22;

/** A box around others is meant only by what ends on its border. */
const borderReach = 8;

/** The shape that the end of a line means; undefined where none is near. */
export const nearestShape = (point: Point, targets: readonly Target[]): string | undefined => {
  let best: { readonly id: string; readonly distance: number; readonly area: number } | undefined;
  for (const { look, boxes, isHolder } of targets) {
    const distance = Math.min(...boxes.map((box) => (isHolder ? toBorder(point, box) : toBox(point, box))));
    if (distance > (isHolder ? borderReach : reach)) continue;
    const cost = distance + (isHolder ? borderReach : look.kind === 'text' ? 4 : 0);
    const area = areaOf(look.shape.bounds);
    if (best === undefined || cost < best.distance || (cost === best.distance && area < best.area)) {
      best = { id: look.shape.cell.id, distance: cost, area };
    }
  }
  return best?.id;
};

const toBox = ({ x, y }: Point, box: Rect): number =>
  Math.hypot(Math.max(box.x - x, x - box.x - box.width, 0), Math.max(box.y - y, y - box.y - box.height, 0));

const toBorder = (point: Point, box: Rect): number => {
  const outside = toBox(point, box);
  if (outside > 0) return outside;
  return Math.min(point.x - box.x, box.x + box.width - point.x, point.y - box.y, box.y + box.height - point.y);
};
