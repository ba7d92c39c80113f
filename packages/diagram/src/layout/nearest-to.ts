import { boundsOf, type Rect } from '../model/index.ts';

/** The items in the order of their distance, along and across, from the box around two shapes that a line is to join. */
export const nearestTo = <Item>(
  ends: readonly [Rect, Rect],
  items: readonly Item[],
  boxFor: (item: Item) => Rect,
): readonly Item[] => {
  const middle = boundsOf(ends) ?? ends[0];
  const distance = (item: Item): number => {
    const box = boxFor(item);
    const across = Math.max(middle.x - box.x - box.width, box.x - middle.x - middle.width, 0);
    const down = Math.max(middle.y - box.y - box.height, box.y - middle.y - middle.height, 0);
    return across + down;
  };
  const ranked = items.map((item) => ({ item, rank: distance(item) })).sort((a, b) => a.rank - b.rank);
  return ranked.map(({ item }) => item);
};
