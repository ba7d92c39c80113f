import type { DrawingElement } from '@diagloom/contract';
import type { Point, Rect } from '@diagloom/diagram/model';
import { fontSizeOf } from '@diagloom/vision/board';
import { boxOfElement } from './element-outline.ts';
import { tenth } from './new-element.ts';

/** A corner that is pulled: -1 for left or top, 1 for right or bottom. */
export interface Corner {
  readonly across: -1 | 1;
  readonly down: -1 | 1;
}

export const corners: readonly Corner[] = [
  { across: -1, down: -1 },
  { across: 1, down: -1 },
  { across: 1, down: 1 },
  { across: -1, down: 1 },
];

export const placeOfCorner = ({ x, y, width, height }: Rect, { across, down }: Corner): Point => ({
  x: across < 0 ? x : x + width,
  y: down < 0 ? y : y + height,
});

/** Around all of them, with room for the pen; undefined for none. */
export const boxAround = (elements: readonly DrawingElement[], room: number): Rect | undefined => {
  if (elements.length === 0) return undefined;
  const boxes = elements.map(boxOfElement);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left - room, y: top - room, width: right - left + 2 * room, height: bottom - top + 2 * room };
};

/** What is pulled together stays as large as this, px. */
const least = 12;

/** A box whose corner was pulled so far; the opposite corner stays. `keep` holds the proportions. */
export const pulled = (box: Rect, corner: Corner, by: Point, shape: 'free' | 'keep'): Rect => {
  let width = Math.max(least, box.width + corner.across * by.x);
  let height = Math.max(least, box.height + corner.down * by.y);
  if (shape === 'keep') {
    const factor = Math.max(width / box.width, height / box.height);
    [width, height] = [box.width * factor, box.height * factor];
  }
  const fixed = placeOfCorner(box, { across: corner.across < 0 ? 1 : -1, down: corner.down < 0 ? 1 : -1 });
  return {
    x: corner.across < 0 ? fixed.x - width : fixed.x,
    y: corner.down < 0 ? fixed.y - height : fixed.y,
    width,
    height,
  };
};

/** An element of a box that became another one. Words grow with their letters. */
export const resized = (element: DrawingElement, from: Rect, to: Rect): DrawingElement => {
  const [across, down] = [to.width / from.width, to.height / from.height];
  const toX = (x: number): number => tenth(to.x + (x - from.x) * across);
  const toY = (y: number): number => tenth(to.y + (y - from.y) * down);
  const { x, y, width, height, endX, endY, points, type } = element;
  const place = { ...element, x: toX(x), y: toY(y) };
  if (type === 'text') return withLetters(place, Math.min(across, down));
  return {
    ...place,
    ...(width !== undefined && { width: tenth(width * across) }),
    ...(height !== undefined && { height: tenth(height * down) }),
    ...(endX !== undefined && { endX: toX(endX) }),
    ...(endY !== undefined && { endY: toY(endY) }),
    ...(points && {
      points: points.map(([px, py, pressure]) => [toX(px), toY(py), pressure] as [number, number, number]),
    }),
  };
};

const sizes = Array.from({ length: 20 }, (_, index) => index + 1);

/** Letters have the sizes that strokes have. */
const withLetters = (element: DrawingElement, factor: number): DrawingElement => {
  const wanted = fontSizeOf(element.strokeWidth) * factor;
  const strokeWidth = sizes.reduce((best, size) =>
    Math.abs(fontSizeOf(size) - wanted) < Math.abs(fontSizeOf(best) - wanted) ? size : best,
  );
  const grown = fontSizeOf(strokeWidth) / fontSizeOf(element.strokeWidth);
  return {
    ...element,
    strokeWidth,
    ...(element.width !== undefined && { width: tenth(element.width * grown) }),
    ...(element.height !== undefined && { height: tenth(element.height * grown) }),
  };
};
