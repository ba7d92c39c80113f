import type { Rect } from '@diagloom/diagram/model';
import { labelText } from '@diagloom/diagram/scene';
import type { PageView } from './page-view.ts';
import { readLanes } from './read-lanes.ts';

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
export const laneHeads = (view: PageView): readonly LaneHead[] =>
  readLanes(view).flatMap(({ item: { cell, bounds, style }, side, isHolder, isHeld }) => {
    const name = labelText(cell).replace(/\s+/g, ' ').trim();
    if (name === '' || isHolder || (side === 'top' && !isHeld)) return [];
    const end = (side === 'left' ? bounds.x : bounds.y) + Number(style.startSize ?? 0);
    return [{ id: cell.id, name, lane: bounds, side, end }];
  });
