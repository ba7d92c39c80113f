import { grown, overlaps } from '../model/index.ts';
import type { PageCheck } from './page-check.ts';

/** Rounding to whole px may let neighbours touch by this much. */
const tolerance = -1;

/** Two shapes cover each other, neither of which holds the other. */
export const overlappingShapes = {
  id: 'overlapping-shapes',
  find: ({ solids, isRelated, nameOf }) => {
    const sorted = solids.toSorted((one, other) => one.box.x - other.box.x);
    return sorted.flatMap((one, index) => {
      const found: { cells: readonly string[]; message: string; where: typeof one.box }[] = [];
      for (const other of sorted.slice(index + 1)) {
        // Sorted by their left borders: whatever begins further right cannot reach this shape either.
        if (other.box.x >= one.box.x + one.box.width) break;
        const ids = [one.shape.cell.id, other.shape.cell.id] as const;
        if (!overlaps(grown(one.box, tolerance), other.box) || isRelated(...ids)) continue;
        const message = `“${nameOf(ids[0])}” and “${nameOf(ids[1])}” overlap; move one of them.`;
        found.push({ cells: ids, message, where: other.box });
      }
      return found;
    });
  },
} as const satisfies PageCheck;
