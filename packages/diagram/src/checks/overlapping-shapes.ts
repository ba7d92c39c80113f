import { contains, grown, overlaps } from '../model/index.ts';
import type { PageCheck } from './page-check.ts';
import type { Solid } from './page-facts.ts';

/** Rounding to whole px may let neighbours touch by this much. */
const tolerance = -1;

/** Shapes above each other that are compared at most: a page of people's making has some thousands. */
const mostPairs = 1_000_000;

/**
 * Two shapes cover each other, neither of which holds the other. A shape may lie wholly on a larger one, but not on its text;
 * decoration may lie where it likes.
 */
export const overlappingShapes = {
  id: 'overlapping-shapes',
  find: function* ({ solids, isRelated, nameOf }) {
    const painted = new Map(solids.map((solid, index) => [solid, index]));
    const isAbove = (one: Solid, other: Solid): boolean => (painted.get(one) ?? 0) > (painted.get(other) ?? 0);
    const sorted = solids.filter(({ isDecoration }) => !isDecoration).toSorted((one, other) => one.box.x - other.box.x);
    let pairs = 0;
    for (const [index, one] of sorted.entries()) {
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        // Sorted by their left borders: whatever begins further right cannot reach this shape either.
        if (other === undefined || other.box.x >= one.box.x + one.box.width) break;
        pairs += 1;
        if (pairs > mostPairs) return;
        const ids = [one.shape.cell.id, other.shape.cell.id] as const;
        if (!overlaps(grown(one.box, tolerance), other.box) || isRelated(...ids)) continue;
        const [lower, upper] = isAbove(one, other) ? [other, one] : [one, other];
        if (liesOn(upper, lower)) continue;
        const message = `“${nameOf(ids[0])}” and “${nameOf(ids[1])}” overlap. Move one of them.`;
        yield { cells: ids, message, where: other.box };
      }
    }
  },
} as const satisfies PageCheck;

const liesOn = (upper: Solid, lower: Solid): boolean => {
  const text = lower.shape.label?.box;
  return contains(grown(lower.box, 1), upper.box) && (text === undefined || !overlaps(grown(text, -2), upper.box));
};
