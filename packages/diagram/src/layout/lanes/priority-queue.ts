/** Numbers ordered by a cost; the smallest cost comes out first, equal costs in the order in which they went in. */
export interface PriorityQueue {
  readonly push: (item: number, cost: number) => void;
  /** Undefined when empty. */
  readonly pop: () => number | undefined;
}

export const createPriorityQueue = (): PriorityQueue => {
  const items: number[] = [];
  const costs: number[] = [];
  const ages: number[] = [];
  let age = 0;
  const isBefore = (a: number, b: number): boolean => {
    const difference = (costs[a] ?? 0) - (costs[b] ?? 0);
    return difference !== 0 ? difference < 0 : (ages[a] ?? 0) < (ages[b] ?? 0);
  };
  const swap = (a: number, b: number): void => {
    swapIn(items, a, b);
    swapIn(costs, a, b);
    swapIn(ages, a, b);
  };
  return {
    push: (item, cost) => {
      let index = items.push(item) - 1;
      costs.push(cost);
      ages.push(age);
      age += 1;
      while (index > 0) {
        const parent = (index - 1) >> 1;
        if (!isBefore(index, parent)) break;
        swap(index, parent);
        index = parent;
      }
    },
    pop: () => {
      if (items.length === 0) return undefined;
      swap(0, items.length - 1);
      const item = items.pop();
      costs.pop();
      ages.pop();
      for (let index = 0; ; ) {
        const left = 2 * index + 1;
        const right = left + 1;
        let least = index;
        if (left < items.length && isBefore(left, least)) least = left;
        if (right < items.length && isBefore(right, least)) least = right;
        if (least === index) return item;
        swap(index, least);
        index = least;
      }
    },
  };
};

const swapIn = (list: number[], a: number, b: number): void => {
  const kept = list[a] ?? 0;
  list[a] = list[b] ?? 0;
  list[b] = kept;
};
