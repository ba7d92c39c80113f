import type { Rect } from '@diagloom/diagram/model';
import type { PageView } from './page-view.ts';

/** What a line and the words on it take of the sheet, as wide as a bar must keep away from it, px. */
const reach = 6;

/** The boxes around the stretches and the label of a line; none for a shape. */
export const lineBoxes = (item: PageView['items'][number]): readonly Rect[] => {
  if (item.kind !== 'edge') return [];
  const stretches = item.points.slice(1).map((to, index) => {
    const from = item.points[index] ?? to;
    return {
      x: Math.min(from.x, to.x) - reach,
      y: Math.min(from.y, to.y) - reach,
      width: Math.abs(from.x - to.x) + 2 * reach,
      height: Math.abs(from.y - to.y) + 2 * reach,
    };
  });
  return item.label === undefined ? stretches : [...stretches, item.label.box];
};

/** Around the names of what holds others: of lanes, containers and frames. */
export const nameBoxes = ({ items, isHolder }: PageView): readonly Rect[] =>
  items.flatMap(({ kind, cell, label }) =>
    kind === 'shape' && label !== undefined && isHolder(cell.id) ? [label.box] : [],
  );
