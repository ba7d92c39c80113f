import type { Point, Rect } from '../model/index.ts';
import { oncePer } from './once-per.ts';
import type { SceneEdge, SceneItem } from './scene.ts';

/** The boxes of shapes, and those around the courses of lines, by the ids of their cells. */
export const itemBoxes = (items: readonly SceneItem[]): ReadonlyMap<string, Rect> =>
  new Map(items.map((item) => [item.cell.id, item.kind === 'shape' ? item.bounds : aroundLine(item)]));

/** A place that moves with a shape or a line; `x` and `y` are where it was without it, px of the page. */
export interface Anchor extends Point {
  readonly cellId: string | null;
  /** Where on it, as shares of its width and height. */
  readonly anchorX: number;
  readonly anchorY: number;
}

/** Where an anchored place is now. */
export const anchoredAt = ({ cellId, anchorX, anchorY, x, y }: Anchor, boxes: ReadonlyMap<string, Rect>): Point => {
  const box = cellId === null ? undefined : boxes.get(cellId);
  return box === undefined ? { x, y } : { x: box.x + anchorX * box.width, y: box.y + anchorY * box.height };
};

const aroundLine = oncePer(({ points }: SceneEdge): Rect => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
});
