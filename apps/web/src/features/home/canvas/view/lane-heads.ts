import type { Rect } from '@diagloom/diagram/model';
import { labelText } from '@diagloom/diagram/scene';
import type { PageView } from './page-view.ts';

/** A lane with its name, px of the page. */
export interface LaneHead {
  readonly id: string;
  readonly name: string;
  readonly lane: Rect;
  /** Where its name stands. */
  readonly side: 'left' | 'top';
  /** Where its title ends, from the left or from the top. */
  readonly end: number;
}

/** The lanes of a page that hold no other lanes. What has its title on top is a lane in a pool only: tables and classes have it there, too. */
export const laneHeads = ({ items }: PageView): readonly LaneHead[] => {
  const lanes = items.flatMap((item) => (item.kind === 'shape' && item.figure === 'swimlane' ? [item] : []));
  const holders = new Set(lanes.map(({ cell }) => cell.parent));
  const ids = new Set(lanes.map(({ cell }) => cell.id));
  return lanes.flatMap(({ cell, bounds, style }) => {
    const name = labelText(cell).replace(/\s+/g, ' ').trim();
    const side = style.horizontal === '0' ? 'left' : 'top';
    if (name === '' || holders.has(cell.id) || (side === 'top' && !ids.has(cell.parent ?? ''))) return [];
    const end = (side === 'left' ? bounds.x : bounds.y) + Number(style.startSize ?? 0);
    return [{ id: cell.id, name, lane: bounds, side, end }];
  });
};
