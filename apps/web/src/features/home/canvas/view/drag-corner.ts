import type { Point, Rect } from '@diagloom/diagram/model';

/** A corner of a box: -1 is left or top, 1 right or bottom. */
export interface Corner {
  readonly x: -1 | 1;
  readonly y: -1 | 1;
}

export const corners: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

export const cornerOf = ({ x, y, width, height }: Rect, corner: Corner): Point => ({
  x: corner.x === -1 ? x : x + width,
  y: corner.y === -1 ? y : y + height,
});

/** The smallest side of a shape that can still be taken hold of, px of the page. */
const smallest = 20;

/** A box whose corner was dragged; the corner across stays. */
export const dragCorner = (box: Rect, corner: Corner, step: Point): Rect => {
  const width = Math.max(smallest, box.width + corner.x * step.x);
  const height = Math.max(smallest, box.height + corner.y * step.y);
  return {
    x: corner.x === -1 ? box.x + box.width - width : box.x,
    y: corner.y === -1 ? box.y + box.height - height : box.y,
    width,
    height,
  };
};
