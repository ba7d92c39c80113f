import type { Cell, CellChange, DiagramDocument, Page } from '../model/index.ts';
import { isSameCell } from './same-cell.ts';

/**
 * The changes that turn the cells of `before` into those of `after`, order included, for the pages that both have.
 * As few as possible: of cells that changed places, those that move are the fewest.
 */
export const diffDocuments = (before: DiagramDocument, after: DiagramDocument): CellChange[] =>
  after.pages.flatMap((page) => {
    const earlier = before.pages.find(({ id }) => id === page.id);
    return earlier === undefined || earlier === page ? [] : diffPages(earlier, page);
  });

const diffPages = (before: Page, after: Page): CellChange[] => {
  const wanted = new Map(after.cells.map((cell) => [cell.id, cell]));
  const earlier = new Map(before.cells.map((cell) => [cell.id, cell]));
  const common = before.cells.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  const places = new Map(after.cells.map(({ id }, index) => [id, index]));
  const staying = new Set(longestIncreasing(common, (id) => places.get(id) ?? 0));
  const page = after.id;
  const removals = before.cells
    .filter(({ id }) => !staying.has(id))
    .map(({ id }): CellChange => ({ kind: 'remove', page, id }));
  const puts: CellChange[] = [];
  let next: Cell | undefined;
  // From the last cell to the first, so that the cell that each is put before is already in its place.
  for (const cell of after.cells.toReversed()) {
    const old = earlier.get(cell.id);
    if (!staying.has(cell.id))
      puts.push({ kind: 'put', page, cell, ...(next === undefined ? {} : { before: next.id }) });
    else if (old !== undefined && !isSameCell(old, cell)) puts.push({ kind: 'put', page, cell });
    next = cell;
  }
  return [...removals, ...puts];
};

/** The longest subsequence whose ranks rise (patience sorting). */
const longestIncreasing = (items: readonly string[], rankOf: (item: string) => number): readonly string[] => {
  interface Link {
    readonly item: string;
    readonly rank: number;
    readonly previous: Link | undefined;
  }
  const piles: Link[] = [];
  for (const item of items) {
    const rank = rankOf(item);
    let low = 0;
    let high = piles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((piles[middle]?.rank ?? 0) < rank) low = middle + 1;
      else high = middle;
    }
    piles[low] = { item, rank, previous: piles[low - 1] };
  }
  const result: string[] = [];
  for (let link = piles.at(-1); link !== undefined; link = link.previous) result.push(link.item);
  return result.reverse();
};
