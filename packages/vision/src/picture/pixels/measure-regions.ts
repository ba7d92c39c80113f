import type { Rect } from '@diagloom/diagram/model';
import type { Region } from './regions.ts';

/** What areas took in counts as well, but for specks at their edges. In: the area of every pixel. Out: the areas with their boxes as they are now. */
export const measureRegions = (
  labels: Int32Array,
  width: number,
  regions: ReadonlyMap<number, Region>,
): ReadonlyMap<number, Region> => {
  const most = Math.max(0, ...regions.keys());
  const [left, top] = [new Int32Array(most + 1).fill(width), new Int32Array(most + 1).fill(labels.length)];
  const [right, bottom] = [new Int32Array(most + 1), new Int32Array(most + 1)];
  for (let y = 0, at = 0; at < labels.length; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const label = labels[at] ?? 0;
      if (label === 0) continue;
      if (x < (left[label] ?? 0)) left[label] = x;
      if (x > (right[label] ?? 0)) right[label] = x;
      if (y < (top[label] ?? 0)) top[label] = y;
      bottom[label] = y;
    }
  return new Map(
    [...regions].map(([label, region]) => {
      const [x, y] = [left[label] ?? 0, top[label] ?? 0];
      const box = { x, y, width: (right[label] ?? 0) - x + 1, height: (bottom[label] ?? 0) - y + 1 };
      return [label, { ...region, box: withoutSpecks(labels, width, { label, box }) }];
    }),
  );
};

/** Of the length of an edge: a row that is shorter than the one within by more than this is specks that JPEG left of the line beside it. */
const leastJump = 0.5;

/** So many rows at each side may be specks, px. */
const mostSpecks = 2;

const withoutSpecks = (
  labels: Int32Array,
  width: number,
  { label, box }: { readonly label: number; readonly box: Rect },
): Rect => {
  const countOf = (x: number, y: number, { step, length }: { step: number; length: number }): number => {
    let count = 0;
    for (let index = 0, at = y * width + x; index < length; index += 1, at += step)
      if (labels[at] === label) count += 1;
    return count;
  };
  let { x, y, width: wide, height: high } = box;
  for (let pass = 0; pass < mostSpecks && wide > 2 * mostSpecks && high > 2 * mostSpecks; pass += 1) {
    const rowAt = (row: number): number => countOf(x, row, { step: 1, length: wide });
    const columnAt = (column: number): number => countOf(column, y, { step: width, length: high });
    const isAbove = rowAt(y + 1) - rowAt(y) > leastJump * wide;
    const isBelow = rowAt(y + high - 2) - rowAt(y + high - 1) > leastJump * wide;
    const isLeft = columnAt(x + 1) - columnAt(x) > leastJump * high;
    const isRight = columnAt(x + wide - 2) - columnAt(x + wide - 1) > leastJump * high;
    x += Number(isLeft);
    y += Number(isAbove);
    wide -= Number(isLeft) + Number(isRight);
    high -= Number(isAbove) + Number(isBelow);
  }
  return { x, y, width: wide, height: high };
};
