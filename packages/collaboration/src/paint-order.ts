import * as Y from 'yjs';
import { splitKey } from './cell-keys.ts';
import { orderOf } from './drawing-from.ts';

export interface PaintOrder {
  /** A number between that of the cell that it is painted before and the one below that; above all others without one. Ties go by id. */
  readonly placeBefore: (page: string, next: number | undefined) => number;
}

/**
 * Places for cells that are put among those of a document. It is read once for any number of them: a paste of thousands would read it for
 * each. Places that cells had before they were moved or removed stay taken, which leaves the order as it is.
 */
export const createPaintOrder = (cells: Y.Map<unknown>): PaintOrder => {
  let pages: Map<string, number[]> | undefined;
  const ordersOf = (page: string): number[] => {
    pages ??= readOrders(cells);
    const known = pages.get(page) ?? [];
    pages.set(page, known);
    return known;
  };
  return {
    placeBefore: (page, next) => {
      const orders = ordersOf(page);
      const at = next === undefined ? countBelow(orders, far) : countBelow(orders, next);
      const below = orders[at - 1];
      const order = next === undefined ? Math.max(0, below ?? 0) + 1 : ((below ?? next - 2) + next) / 2;
      orders.splice(countBelow(orders, order), 0, order);
      return order;
    },
  };
};

/** What has no place of its own is painted above all that has. */
const far = Number.MAX_SAFE_INTEGER;

const readOrders = (cells: Y.Map<unknown>): Map<string, number[]> => {
  const pages = new Map<string, number[]>();
  for (const [key, value] of cells) {
    if (!(value instanceof Y.Map)) continue;
    const { page } = splitKey(key);
    const known = pages.get(page);
    const order = orderOf({ order: value.get('order') });
    if (known === undefined) pages.set(page, [order]);
    else known.push(order);
  }
  for (const orders of pages.values()) orders.sort((one, other) => one - other);
  return pages;
};

/** How many of these, which rise, are less than a limit. */
const countBelow = (orders: readonly number[], limit: number): number => {
  let [from, to] = [0, orders.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((orders[middle] ?? limit) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
};
