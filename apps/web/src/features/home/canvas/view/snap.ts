import type { Point, Rect } from '@diagloom/diagram/model';

/** A line that shows what a dragged shape stands in line with, px on the page. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Snapped {
  readonly step: Point;
  readonly guides: readonly Guide[];
}

/**
 * The way of a dragged box, bent so that an edge or the middle of it stands in line with that of another box where it is nearly so;
 * on each axis for itself, the nearest one counts.
 */
export const snap = (box: Rect, step: Point, others: readonly Rect[], reach: number): Snapped => {
  const place = { ...box, x: box.x + step.x, y: box.y + step.y };
  const [x, y] = [nearest(place, others, 'x', reach), nearest(place, others, 'y', reach)];
  const snapped = { x: step.x + (x?.by ?? 0), y: step.y + (y?.by ?? 0) };
  const moved = { ...box, x: box.x + snapped.x, y: box.y + snapped.y };
  const guides = [x, y].flatMap((match, index) =>
    match === undefined ? [] : [guideFor(moved, match, index === 0 ? 'x' : 'y')],
  );
  return { step: snapped, guides };
};

interface Match {
  readonly by: number;
  readonly at: number;
  readonly other: Rect;
}

const nearest = (place: Rect, others: readonly Rect[], axis: 'x' | 'y', reach: number): Match | undefined => {
  let best: Match | undefined;
  const own = linesOf(place, axis);
  for (const other of others) {
    for (const at of linesOf(other, axis)) {
      for (const line of own) {
        const by = at - line;
        if (Math.abs(by) <= reach && Math.abs(by) < Math.abs(best?.by ?? Number.POSITIVE_INFINITY)) {
          best = { by, at, other };
        }
      }
    }
  }
  return best;
};

const linesOf = (box: Rect, axis: 'x' | 'y'): readonly number[] => {
  const length = axis === 'x' ? box.width : box.height;
  return [box[axis], box[axis] + length / 2, box[axis] + length];
};

/** From the outermost end of the one to that of the other. */
const guideFor = (box: Rect, { at, other }: Match, axis: 'x' | 'y'): Guide => {
  const [start, length] = axis === 'x' ? (['y', 'height'] as const) : (['x', 'width'] as const);
  const from = Math.min(box[start], other[start]);
  const to = Math.max(box[start] + box[length], other[start] + other[length]);
  return { axis, at, from, to };
};
