import type { PageView } from './page-view.ts';

/** The lanes and pools of a page, and tables and classes, which are drawn alike: where each has its title, whether it holds others, and whether it is held by one. */
export const readLanes = ({ items }: PageView) => {
  const lanes = items.flatMap((item) => (item.kind === 'shape' && item.figure === 'swimlane' ? [item] : []));
  const holders = new Set(lanes.map(({ cell }) => cell.parent));
  const ids = new Set(lanes.map(({ cell }) => cell.id));
  return lanes.map((item) => ({
    item,
    side: item.style.horizontal === '0' ? ('left' as const) : ('top' as const),
    isHolder: holders.has(item.cell.id),
    isHeld: ids.has(item.cell.parent ?? ''),
  }));
};
