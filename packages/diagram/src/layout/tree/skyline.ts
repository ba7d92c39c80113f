import type { Rect } from '../../model/index.ts';

/**
 * How far a block of shapes reaches to the left and to the right at each height. Heights are counted in bands of
 * 10 px, so that two blocks are compared in time linear in their height.
 */
export interface Skyline {
  readonly left: ReadonlyMap<number, number>;
  readonly right: ReadonlyMap<number, number>;
}

const band = 10;

export const skylineOf = (rects: Iterable<Rect>): Skyline => {
  const left = new Map<number, number>();
  const right = new Map<number, number>();
  for (const rect of rects) {
    const last = Math.ceil((rect.y + rect.height) / band);
    for (let at = Math.floor(rect.y / band); at < last; at += 1) {
      left.set(at, Math.min(left.get(at) ?? Infinity, rect.x));
      right.set(at, Math.max(right.get(at) ?? -Infinity, rect.x + rect.width));
    }
  }
  return { left, right };
};

/** How far `next` must move to the right so that it clears `before` by `gap` px at every height; 0 where they never meet. */
export const clearance = (before: Skyline, next: Skyline, gap: number): number => {
  let shift = -Infinity;
  for (const [at, x] of next.left) {
    const edge = before.right.get(at);
    if (edge !== undefined) shift = Math.max(shift, edge + gap - x);
  }
  return shift;
};
