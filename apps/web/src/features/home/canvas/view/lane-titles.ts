import type { Rect } from '@diagloom/diagram/model';
import type { PageView } from './page-view.ts';

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
export const laneTitles = ({ items }: PageView): readonly LaneTitle[] => {
  const lanes = items.flatMap((item) => (item.kind === 'shape' && item.figure === 'swimlane' ? [item] : []));
  const pools = new Set(lanes.map(({ cell }) => cell.parent));
  const ids = new Set(lanes.map(({ cell }) => cell.id));
  return lanes.flatMap(({ cell, bounds, style, label }) => {
    if (label === undefined || !(pools.has(cell.id) || ids.has(cell.parent ?? ''))) return [];
    const side = style.horizontal === '0' ? 'left' : 'top';
    return [{ id: cell.id, side, words: along(side, label.box), bar: along(side, bounds) }];
  });
};

const along = (side: LaneTitle['side'], { x, y, width, height }: Rect): Stretch =>
  side === 'left' ? { start: y, end: y + height } : { start: x, end: x + width };

/** How far the words of a title slide to be seen: no farther than they must, within their bar, and not at all where too little of that is seen. */
export const slideOf = ({ words, bar }: Pick<LaneTitle, 'words' | 'bar'>, seen: Stretch): number => {
  const from = Math.max(bar.start, seen.start) + margin;
  const to = Math.min(bar.end, seen.end) - margin;
  if (to - from < words.end - words.start) return 0;
  return Math.max(0, from - words.start) + Math.min(0, to - words.end);
};
