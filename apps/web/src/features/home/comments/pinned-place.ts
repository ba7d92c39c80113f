import type { AnnotationChange } from '@diagloom/contract';
import type { Point, Rect } from '@diagloom/diagram/model';

/** The shape that a place lies on. */
export interface Under {
  readonly id: string;
  readonly box: Rect;
}

/** Pins something to a point of the page, or to the shape there, with which it moves from then on. */
export const pinnedPlace = (
  at: Point,
  under: Under | undefined,
): Required<Pick<AnnotationChange, 'x' | 'y' | 'cellId' | 'anchorX' | 'anchorY'>> => {
  const [x, y] = [Math.round(at.x), Math.round(at.y)];
  if (under === undefined) return { x, y, cellId: null, anchorX: 1, anchorY: 0 };
  const { id, box } = under;
  return { x, y, cellId: id, anchorX: share(x - box.x, box.width), anchorY: share(y - box.y, box.height) };
};

/** The least that a note can be made, px of the page. */
const least = { width: 60, height: 40 };

/** A note whose lower right corner is dragged. */
export const draggedSize = (
  { width, height }: Pick<Rect, 'width' | 'height'>,
  step: Point,
): Pick<Rect, 'width' | 'height'> => ({
  width: clamp(width + step.x, least.width),
  height: clamp(height + step.y, least.height),
});

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, Math.max(0, part / whole)));

const clamp = (length: number, from: number): number => Math.round(Math.min(2000, Math.max(from, length)));
