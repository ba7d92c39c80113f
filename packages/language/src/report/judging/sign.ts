import type { View } from './view.ts';

/** Something in a drawing or its prompt that tells how likely the drawing is right. */
export interface Sign {
  readonly id: string;
  /** What a high value means, for people; absent where it is nothing that they could look for in the drawing. */
  readonly says?: string;
  /** From 0 to 1 in most texts. */
  readonly measure: (view: View) => number;
}

/** The part of the items for which something holds; 0 where there are none. */
export const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(holds).length / items.length;

/** A number without an upper bound, such as a count, as 0 to 1; `half` is where it reaches a half. */
export const squashed = (count: number, half: number): number => count / (count + half);
