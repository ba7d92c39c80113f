import type { DrawingElement } from '@diagloom/contract';
import type { Point, Rect } from '@diagloom/diagram/model';
import { boxOf, distanceToPath, isInside, outlineOf, type Path, textBoxOf } from '@diagloom/vision/board';

/** Where the pen went for an element, px; for words the box around them. */
export const outlineOfElement = (element: DrawingElement): Path => {
  const { type, x, y, width = 0, height = 0, endX = x, endY = y, points } = element;
  if (type === 'brush' || type === 'pen') return (points ?? []).map(([px, py]) => ({ x: px, y: py }));
  if (type === 'line' || type === 'arrow')
    return [
      { x, y },
      { x: endX, y: endY },
    ];
  if (type === 'text') return outlineOf('rectangle', textBoxOf(element));
  return outlineOf(type, { x, y, width, height });
};

export const boxOfElement = (element: DrawingElement): Rect => boxOf(outlineOfElement(element));

/** The middle of all that is drawn. */
export const middleOf = (elements: readonly DrawingElement[]): Point | undefined => {
  if (elements.length === 0) return undefined;
  const { x, y, width, height } = boxOf(elements.flatMap(outlineOfElement));
  return { x: x + width / 2, y: y + height / 2 };
};

/** Whether a point is on an element: on its line, or anywhere in words and in what is filled. */
export const isOn = (point: Point, element: DrawingElement, reach: number): boolean => {
  const outline = outlineOfElement(element);
  if (distanceToPath(point, outline) <= reach + element.strokeWidth / 2) return true;
  return (element.type === 'text' || element.fill !== undefined) && isInside(point, outline);
};

/** Whether a point is inside of a closed element. */
export const isWithin = (point: Point, element: DrawingElement): boolean =>
  !['line', 'arrow', 'text'].includes(element.type) && isInside(point, outlineOfElement(element));

export const moved = (element: DrawingElement, by: Point): DrawingElement => ({
  ...element,
  x: element.x + by.x,
  y: element.y + by.y,
  ...(element.points && {
    points: element.points.map(([x, y, pressure]) => [x + by.x, y + by.y, pressure] as [number, number, number]),
  }),
  ...(element.endX !== undefined && { endX: element.endX + by.x }),
  ...(element.endY !== undefined && { endY: element.endY + by.y }),
});
