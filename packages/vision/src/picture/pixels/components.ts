import type { Rect } from '@diagloom/diagram/model';

/** Connected pixels. */
export interface Component {
  /** Its number in `labels`, from 1. */
  readonly label: number;
  readonly box: Rect;
  /** How many pixels. */
  readonly area: number;
}

export interface Components {
  /** For every pixel the number of its component; 0 for pixels of none. */
  readonly labels: Int32Array;
  /** In the order of their numbers. */
  readonly components: readonly Component[];
}

/**
 * Joins neighbouring pixels. `isOn` says which take part at all, by their places. With `diagonal`, eight neighbours count, else four; of four,
 * `joins` says whether a pixel belongs with the one before it. Two passes over the picture with a union of equivalent numbers.
 */
export const findComponents = (
  { width, height }: { readonly width: number; readonly height: number },
  isOn: (at: number) => boolean,
  {
    joins,
    diagonal,
  }:
    | { readonly joins?: (at: number, before: number) => boolean; readonly diagonal: false }
    | { readonly joins?: never; readonly diagonal: true },
): Components => {
  const labels = new Int32Array(width * height);
  const parents: number[] = [0];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (!isOn(at)) continue;
      let left = x === 0 ? 0 : (labels[at - 1] ?? 0);
      let above = y === 0 ? 0 : (labels[at - width] ?? 0);
      if (joins !== undefined) {
        if (left !== 0 && !joins(at, at - 1)) left = 0;
        if (above !== 0 && !joins(at, at - width)) above = 0;
      }
      let label = above === 0 || left === 0 || above === left ? above || left : unite(parents, above, left);
      // What is above touches both of these.
      if (diagonal && above === 0 && y > 0) {
        const before = x === 0 ? 0 : (labels[at - width - 1] ?? 0);
        const after = x === width - 1 ? 0 : (labels[at - width + 1] ?? 0);
        if (left === 0) label = before;
        if (after !== 0 && after !== label) label = label === 0 ? after : unite(parents, label, after);
      }
      if (label === 0) {
        label = parents.length;
        parents.push(label);
      }
      labels[at] = label;
    }
  }
  return number(labels, width, parents);
};

const rootOf = (parents: number[], label: number): number => {
  let root = label;
  for (let above = parents[root] ?? 0; above !== root; above = parents[root] ?? 0) root = above;
  for (let at = label; at !== root; ) {
    const above = parents[at] ?? root;
    parents[at] = root;
    at = above;
  }
  return root;
};

/** The first pixel of a component has the lowest of its numbers. */
const unite = (parents: number[], one: number, other: number): number => {
  const [a, b] = [rootOf(parents, one), rootOf(parents, other)];
  const low = Math.min(a, b);
  parents[Math.max(a, b)] = low;
  return low;
};

/** Gives the components numbers without gaps, and measures them. */
const number = (labels: Int32Array, width: number, parents: number[]): Components => {
  const numbers = new Int32Array(parents.length);
  let count = 0;
  for (let label = 1; label < numbers.length; label += 1) {
    const root = rootOf(parents, label);
    if (root === label) count += 1;
    numbers[label] = root === label ? count : (numbers[root] ?? 0);
  }
  const [left, top] = [new Int32Array(count + 1).fill(width), new Int32Array(count + 1).fill(labels.length)];
  const [right, bottom, area] = [new Int32Array(count + 1), new Int32Array(count + 1), new Int32Array(count + 1)];
  for (let y = 0, at = 0; at < labels.length; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const label = labels[at] ?? 0;
      if (label === 0) continue;
      const own = numbers[label] ?? 0;
      labels[at] = own;
      if (x < (left[own] ?? 0)) left[own] = x;
      if (x > (right[own] ?? 0)) right[own] = x;
      if (y < (top[own] ?? 0)) top[own] = y;
      bottom[own] = y;
      area[own] = (area[own] ?? 0) + 1;
    }
  }
  const components = Array.from({ length: count }, (_, index): Component => {
    const label = index + 1;
    const [x, y] = [left[label] ?? 0, top[label] ?? 0];
    const box = { x, y, width: (right[label] ?? 0) - x + 1, height: (bottom[label] ?? 0) - y + 1 };
    return { label, box, area: area[label] ?? 0 };
  });
  return { labels, components };
};
