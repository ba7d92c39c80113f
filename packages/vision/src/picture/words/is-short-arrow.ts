import type { Component } from '../pixels/components.ts';

/** By the height of letters. */
const sizes = { lowest: 0.8, highest: 3.2, narrowest: 0.45 } as const;

/** How far its rows may be off its axis, px. */
const skew = 1.5;

/**
 * Whether a piece of ink is the end of an upright line with its head, which words above or below hide the rest of: even on both sides of its axis,
 * thin at both ends and wide between. In: a piece, which piece each pixel belongs to, and how thick lines are, px.
 */
export const isShortArrow = (
  { label, box: { x, y, width: wide, height: high } }: Component,
  { labels, width, stroke, letterHeight }: ShortArrowOptions,
): boolean => {
  if (high < sizes.lowest * letterHeight || high > sizes.highest * letterHeight) return false;
  if (wide < Math.max(sizes.narrowest * letterHeight, 2 * stroke) || wide > 0.9 * high) return false;
  const rows = Array.from({ length: high }, (_, row) => {
    const on: number[] = [];
    for (let step = 0; step < wide; step += 1) if (labels[(y + row) * width + x + step] === label) on.push(step);
    return { first: on[0] ?? 0, last: on.at(-1) ?? -1 };
  });
  const axis = (wide - 1) / 2;
  const isEven = rows.every(({ first, last }) => Math.abs((first + last) / 2 - axis) <= skew);
  const isThin = ({ first, last }: { first: number; last: number }): boolean => last - first < stroke + 3;
  const [start, end] = [rows[0], rows.at(-1)];
  return isEven && start !== undefined && end !== undefined && isThin(start) && isThin(end);
};

interface ShortArrowOptions {
  readonly labels: Int32Array;
  readonly width: number;
  readonly stroke: number;
  readonly letterHeight: number;
}
