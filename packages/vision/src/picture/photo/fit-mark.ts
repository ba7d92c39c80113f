import { figureGrid } from '../shapes/figure-templates.ts';
import { type Filled, onGrid } from '../shapes/fill-outline.ts';

/** How well an area resembles what stands in flows without words. */
export interface FittedMark {
  readonly figure: 'circle' | 'diamond';
  /** Shared area by joint area, 0 to 1. */
  readonly fit: number;
}

/** The rows or columns of the grid in which a corner lies. */
const tip = 3;

/** A corner of a diamond lies in the middle of its side, by the length of it. */
const nearCorner = 0.22;
const farCorner = 1 - nearCorner;

/** An event or a join as a hand draws it: a ring, or a diamond whose corners lie anywhere near the middle of its box's sides. */
export const fitMark = (filled: Filled): FittedMark => {
  const cells = onGrid(filled);
  const [top, bottom] = [middleOf(cells, 'rows', 0), middleOf(cells, 'rows', figureGrid - tip)];
  const [left, right] = [middleOf(cells, 'columns', 0), middleOf(cells, 'columns', figureGrid - tip)];
  const round = shareOf(cells, (u, v) => (2 * u - 1) ** 2 + (2 * v - 1) ** 2 <= 1);
  const isDiamond = [top, bottom, left, right].every((at) => at >= nearCorner && at <= farCorner);
  const corners = [
    { u: top, v: 0 },
    { u: 1, v: right },
    { u: bottom, v: 1 },
    { u: 0, v: left },
  ];
  const angular = isDiamond
    ? shareOf(cells, (u, v) =>
        corners.every((from, index) => {
          const to = corners[(index + 1) % corners.length] ?? from;
          return (to.u - from.u) * (v - from.v) - (to.v - from.v) * (u - from.u) >= 0;
        }),
      )
    : 0;
  return angular > round ? { figure: 'diamond', fit: angular } : { figure: 'circle', fit: round };
};

/** Where the middle of what lies in the first rows or columns from a place on is, 0 to 1. */
const middleOf = (cells: Uint8Array, across: 'rows' | 'columns', from: number): number => {
  let [sum, count] = [0, 0];
  for (let line = from; line < from + tip; line += 1)
    for (let at = 0; at < figureGrid; at += 1) {
      if (cells[across === 'rows' ? line * figureGrid + at : at * figureGrid + line] === 0) continue;
      sum += at + 0.5;
      count += 1;
    }
  return count === 0 ? 0 : sum / count / figureGrid;
};

const shareOf = (cells: Uint8Array, holds: (u: number, v: number) => boolean): number => {
  let [both, either] = [0, 0];
  for (let at = 0; at < cells.length; at += 1) {
    const isIdeal = holds(((at % figureGrid) + 0.5) / figureGrid, (Math.floor(at / figureGrid) + 0.5) / figureGrid);
    if (isIdeal && cells[at] === 1) both += 1;
    if (isIdeal || cells[at] === 1) either += 1;
  }
  return either === 0 ? 0 : both / either;
};
