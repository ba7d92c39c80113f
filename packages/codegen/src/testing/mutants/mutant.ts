import type { Program } from '../../program/index.ts';

/** A program with one thing wrong. Its scenarios are those of the right one, which must notice. */
export interface Mutant {
  readonly family: 'flows' | 'machines' | 'classes' | 'schemas' | 'inventories';
  /** What was done, such as `drop take payment`. */
  readonly change: string;
  readonly program: Program;
}

/** A part of a program with one thing wrong. */
export interface Changed<Part> {
  readonly change: string;
  readonly part: Part;
}

export const replaced = <Item>(items: readonly Item[], index: number, item: Item): readonly Item[] =>
  items.map((each, at) => (at === index ? item : each));

export const without = <Item>(items: readonly Item[], index: number): readonly Item[] =>
  items.filter((_, at) => at !== index);

/** Every change of every item, as a change of the list. */
export const inList = <Item>(
  items: readonly Item[],
  changes: (item: Item, index: number) => readonly Changed<Item>[],
): readonly Changed<readonly Item[]>[] =>
  items.flatMap((item, index) =>
    changes(item, index).map(({ change, part }) => ({ change, part: replaced(items, index, part) })),
  );
