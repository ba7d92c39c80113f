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
 * Joins neighbouring pixels. `joins` says whether a pixel belongs with the one before it, given by their places; `isOn` which take part at
 * all. With `diagonal`, eight neighbours count, else four. Two passes over the picture with a union of equivalent numbers.
 */
export const findComponents = (
  { width, height }: { readonly width: number; readonly height: number },
  isOn: (at: number) => boolean,
  { joins, diagonal }: { readonly joins?: (at: number, before: number) => boolean; readonly diagonal: boolean },
): Components => {
  const labels = new Int32Array(width * height);
  const parents: number[] = [0];
  const rootOf = (label: number): number => {
    let root = label;
    for (let above = parents[root] ?? 0; above !== root; above = parents[root] ?? 0) root = above;
    for (let at = label; at !== root; ) {
      const above = parents[at] ?? root;
      parents[at] = root;
      at = above;
    }
    return root;
  };
  const offsets = diagonal ? [-1, -width - 1, -width, -width + 1] : [-1, -width];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (!isOn(at)) continue;
      let label = 0;
      for (const offset of offsets) {
        if ((x === 0 && (offset === -1 || offset === -width - 1)) || (x === width - 1 && offset === -width + 1))
          continue;
        const before = at + offset;
        const other = before < 0 ? 0 : (labels[before] ?? 0);
        if (other === 0 || (joins !== undefined && !joins(at, before))) continue;
        const root = rootOf(other);
        if (label === 0 || root === label) label = root;
        else {
          const [low, high] = root < label ? [root, label] : [label, root];
          parents[high] = low;
          label = low;
        }
      }
      if (label === 0) {
        label = parents.length;
        parents.push(label);
      }
      labels[at] = label;
    }
  }
  return number(
    labels,
    width,
    parents.map((_, label) => rootOf(label)),
  );
};

/** Gives the components numbers without gaps, and measures them. */
const number = (labels: Int32Array, width: number, roots: readonly number[]): Components => {
  const numbers = new Int32Array(roots.length);
  const edges: { left: number; top: number; right: number; bottom: number; area: number }[] = [];
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    if (label === 0) continue;
    const root = roots[label] ?? 0;
    if (numbers[root] === 0) {
      edges.push({ left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0, area: 0 });
      numbers[root] = edges.length;
    }
    const own = numbers[root] ?? 0;
    labels[at] = own;
    const edge = edges[own - 1];
    if (edge === undefined) continue;
    const x = at % width;
    const y = (at - x) / width;
    if (x < edge.left) edge.left = x;
    if (x > edge.right) edge.right = x;
    if (y < edge.top) edge.top = y;
    if (y > edge.bottom) edge.bottom = y;
    edge.area += 1;
  }
  return {
    labels,
    components: edges.map(({ left, top, right, bottom, area }, index) => ({
      label: index + 1,
      box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
      area,
    })),
  };
};
