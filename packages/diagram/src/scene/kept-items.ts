import type { Cell } from '../model/index.ts';
import type { PlacedCell } from './cell-tree.ts';
import type { SceneItem } from './scene.ts';

/** What a cell came to when it was last read, and what that came of. */
interface Kept<Item> {
  readonly of: readonly unknown[];
  readonly item: Item | undefined;
}

const kept = new WeakMap<Cell, Kept<SceneItem>>();

/**
 * The very item that a cell came to when a page with it was last read, where all that it comes of is as it was: of a page in which one
 * shape was changed, all that is unchanged is neither routed, laid out nor drawn again.
 */
export const keptItem = <Item extends SceneItem>(
  { cell }: PlacedCell,
  of: readonly unknown[],
  make: () => Item | undefined,
): Item | undefined => {
  // Its words come of other cells and of the page.
  if (cell.wrapper?.attributes.placeholders === '1') return make();
  const before = kept.get(cell) as Kept<Item> | undefined;
  if (before !== undefined && isSame(before.of, of)) return before.item;
  const item = make();
  kept.set(cell, { of, item });
  return item;
};

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => Object.is(part, other[index]));
