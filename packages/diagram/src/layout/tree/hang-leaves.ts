import type { Rect, Size } from '../../model/index.ts';

/**
 * Long rows of leaves are hung in columns on both sides of a vertical line, as org charts do, so that a manager with
 * thirty reports does not make the chart thirty boxes wide.
 */

/** Gap between a leaf and the line that it hangs from, px. */
const hangGap = 20;
/** Gap between two leaves of a column, px. */
const leafGap = 16;
/** The most leaves in one column. */
const columnLength = 8;

/** A row of at most this many leaves is not hung. */
export const longestRow = { atTop: 5, below: 3 } as const;

export interface HungLeaf {
  readonly id: string;
  readonly rect: Rect;
  /** x of the line that it hangs from. */
  readonly line: number;
}

/** Places leaves around lines, the first line at x = 0 when there is one, centred around 0 otherwise. */
export const hangLeaves = (
  leaves: readonly { readonly id: string; readonly size: Size }[],
  top: number,
): readonly HungLeaf[] => {
  const lines = Math.ceil(leaves.length / (2 * columnLength));
  const perLine = Math.ceil(leaves.length / lines);
  const width = Math.max(...leaves.map(({ size }) => size.width));
  const pitch = 2 * (width + hangGap) + hangGap * 1.5;
  return Array.from({ length: lines }, (_, index) => leaves.slice(index * perLine, (index + 1) * perLine)).flatMap(
    (own, index) => hangOnLine(own, (index - (lines - 1) / 2) * pitch, top),
  );
};

/** Fills rows from the top, left before right, so that the order reads like text. */
const hangOnLine = (
  leaves: readonly { readonly id: string; readonly size: Size }[],
  line: number,
  top: number,
): readonly HungLeaf[] => {
  const hung: HungLeaf[] = [];
  let y = top;
  for (let index = 0; index < leaves.length; index += 2) {
    const pair = leaves.slice(index, index + 2);
    const height = Math.max(...pair.map(({ size }) => size.height));
    pair.forEach(({ id, size }, side) => {
      const x = side === 0 ? line - hangGap - size.width : line + hangGap;
      hung.push({ id, line, rect: { x, y: y + (height - size.height) / 2, ...size } });
    });
    y += height + leafGap;
  }
  return hung;
};
