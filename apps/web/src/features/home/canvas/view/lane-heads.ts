import type { Rect } from '@diagloom/diagram/model';
import { labelText } from '@diagloom/diagram/scene';
import type { PageView } from './page-view.ts';

/** A lane whose name stands at its left, px of the page. */
export interface LaneHead {
  readonly id: string;
  readonly name: string;
  readonly lane: Rect;
  /** Where its title ends. */
  readonly end: number;
}

/** The lanes of a page that hold no other lanes. */
export const laneHeads = ({ items }: PageView): readonly LaneHead[] => {
  const lanes = items.flatMap((item) =>
    item.kind === 'shape' && item.figure === 'swimlane' && item.style.horizontal === '0' ? [item] : [],
  );
  const holders = new Set(lanes.map(({ cell }) => cell.parent));
  return lanes.flatMap(({ cell, bounds, style }) => {
    const name = labelText(cell).replace(/\s+/g, ' ').trim();
    const end = bounds.x + Number(style.startSize ?? 0);
    return name === '' || holders.has(cell.id) ? [] : [{ id: cell.id, name, lane: bounds, end }];
  });
};
