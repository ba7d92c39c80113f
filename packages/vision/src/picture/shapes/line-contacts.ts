import type { Point } from '@diagloom/diagram/model';
import type { Regions } from '../pixels/regions.ts';

/** Between a thick line and what it meets lie soft edges, or the line under a word, px. */
const reach = 8;

/** Fewer places are a corner that a line passes, px. */
const leastMet = 4;

export interface LineContacts {
  /** The areas at which a line ends, the middle of where it meets them, and how much of its edge does, 0 to 1. */
  readonly ends: readonly { readonly area: number; readonly middle: Point; readonly share: number }[];
  /** How much of its edge lies at paper, 0 to 1. */
  readonly open: number;
}

/** What a line meets that is as thick as an area. In: its places, and the number of the paper. */
export const contactsOf = (
  { labels, width }: Regions,
  places: readonly number[],
  { isOwn, paper }: { readonly isOwn: (at: number) => boolean; readonly paper: number },
): LineContacts => {
  const met = new Map<number, { x: number; y: number; count: number }>();
  for (const at of places)
    for (const step of [1, -1, width, -width]) {
      if (isOwn(at + step)) continue;
      let [to, away] = [at + step, 1];
      while (away < reach && labels[to] === 0) [to, away] = [to + step, away + 1];
      const area = labels[to] ?? 0;
      if (area === 0 || isOwn(to)) continue;
      const sum = met.get(area) ?? { x: 0, y: 0, count: 0 };
      met.set(area, { x: sum.x + (at % width), y: sum.y + Math.floor(at / width), count: sum.count + 1 });
    }
  const all = [...met.values()].reduce((sum, { count }) => sum + count, 0);
  const ends = [...met].filter(([area, { count }]) => area !== paper && count >= leastMet);
  return {
    ends: ends.map(([area, { x, y, count }]) => ({ area, middle: { x: x / count, y: y / count }, share: count / all })),
    open: (met.get(paper)?.count ?? 0) / Math.max(1, all),
  };
};
