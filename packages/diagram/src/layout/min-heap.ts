/** A binary heap that gives back the item with the smallest priority first; equal ones in no particular order. */
export interface MinHeap<Item> {
  readonly push: (priority: number, item: Item) => void;
  readonly pop: () => Item | undefined;
}

export const createMinHeap = <Item>(): MinHeap<Item> => {
  const entries: { readonly priority: number; readonly item: Item }[] = [];
  const priorityAt = (index: number): number => entries[index]?.priority ?? Infinity;
  const swap = (one: number, other: number): void => {
    const a = entries[one];
    const b = entries[other];
    if (a === undefined || b === undefined) return;
    entries[one] = b;
    entries[other] = a;
  };
  return {
    push: (priority, item) => {
      entries.push({ priority, item });
      let index = entries.length - 1;
      for (let parent = (index - 1) >> 1; index > 0 && priority < priorityAt(parent); parent = (index - 1) >> 1) {
        swap(index, parent);
        index = parent;
      }
    },
    pop: () => {
      const first = entries[0];
      const last = entries.pop();
      if (first === undefined || last === undefined || entries.length === 0) return first?.item;
      entries[0] = last;
      for (let index = 0; ; ) {
        const left = 2 * index + 1;
        const child = priorityAt(left + 1) < priorityAt(left) ? left + 1 : left;
        if (priorityAt(child) >= priorityAt(index)) break;
        swap(index, child);
        index = child;
      }
      return first.item;
    },
  };
};
