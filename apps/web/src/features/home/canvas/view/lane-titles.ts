import type { Rect } from '@diagloom/diagram/model';
import type { PageView } from './page-view.ts';
import { readLanes } from './read-lanes.ts';

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The words of a title, and the bar in which they can slide, along that bar, px of the page. */
export interface LaneTitle {
  readonly id: string;
  readonly side: 'left' | 'top';
  readonly words: Stretch;
  readonly bar: Stretch;
}

/** Between words and the edge of what is seen, px. */
const margin = 8;

/** The titles of pools, and of the lanes in them. */
export const laneTitles = (view: PageView): readonly LaneTitle[] =>
  readLanes(view).flatMap(({ item: { cell, bounds, label }, side, isHolder, isHeld }) =>
    label === undefined || !(isHolder || isHeld)
      ? []
      : [{ id: cell.id, side, words: along(side, label.box), bar: along(side, bounds) }],
  );

const along = (side: LaneTitle['side'], { x, y, width, height }: Rect): Stretch =>
  side === 'left' ? { start: y, end: y + height } : { start: x, end: x + width };

/** How far the words of a title slide to be seen: no farther than they must, within their bar, and not at all where too little of that is seen. */
export const slideOf = ({ words, bar }: Pick<LaneTitle, 'words' | 'bar'>, seen: Stretch): number => {
  const from = Math.max(bar.start, seen.start) + margin;
  const to = Math.min(bar.end, seen.end) - margin;
  if (to - from < words.end - words.start) return 0;
  return Math.max(0, from - words.start) + Math.min(0, to - words.end);
};
