import type { Rect } from '@diagloom/diagram/model';
import type { Region } from './regions.ts';

/** Noise is as wide as a block of JPEG, px. */
export const noiseReach = 8;

/**
 * What areas took in counts as well, but for what stands out of their edges. In: the area of every pixel, which is changed where something does.
 * Out: the areas with their boxes as they are now.
 */
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
      const whole = { x, y, width: (right[label] ?? 0) - x + 1, height: (bottom[label] ?? 0) - y + 1 };
      const box = withoutTails(labels, width, { label, box: whole });
      clearBeyond(labels, width, { label, box, whole });
      return [label, { ...region, box }];
    }),
  );
};

/** Of the length of an edge: a row that is shorter than the one within by more than this is no part of an area. */
const leastJump = 0.5;

/** What lies beyond is specks that JPEG left of the line beside it, or the beginning of a line that leads away. */
const withoutTails = (
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
  const { x, y, width: wide, height: high } = box;
  const rowAt = (row: number): number => countOf(x, row, { step: 1, length: wide });
  const columnAt = (column: number): number => countOf(column, y, { step: width, length: high });
  const tailOf = (countAt: (away: number) => number, length: number, depth: number): number => {
    const counts = Array.from({ length: Math.min(noiseReach + 1, depth >> 2) }, (_, away) => countAt(away));
    const first = counts.findIndex((count) => count > leastJump * length);
    return first > 0 && (counts[first] ?? 0) - (counts[first - 1] ?? 0) > leastJump * length ? first : 0;
  };
  const above = tailOf((away) => rowAt(y + away), wide, high);
  const below = tailOf((away) => rowAt(y + high - 1 - away), wide, high);
  const left = tailOf((away) => columnAt(x + away), high, wide);
  const right = tailOf((away) => columnAt(x + wide - 1 - away), high, wide);
  return { x: x + left, y: y + above, width: wide - left - right, height: high - above - below };
};

/** Takes from an area what lies beyond its box, but for its corners: those of the round shape around it leave paper there, and no line leads away. */
const clearBeyond = (
  labels: Int32Array,
  width: number,
  { label, box, whole }: { readonly label: number; readonly box: Rect; readonly whole: Rect },
): void => {
  if (box.width === whole.width && box.height === whole.height) return;
  const isAtEnd = (along: number, from: number, length: number): boolean =>
    Math.min(along - from, from + length - 1 - along) < noiseReach;
  for (let y = whole.y; y < whole.y + whole.height; y += 1)
    for (let x = whole.x; x < whole.x + whole.width; x += 1) {
      const isIn = x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
      const isCorner = isAtEnd(x, box.x, box.width) && isAtEnd(y, box.y, box.height);
      if (!isIn && !isCorner && labels[y * width + x] === label) labels[y * width + x] = 0;
    }
};
