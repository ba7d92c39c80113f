import { findComponents } from '../pixels/components.ts';
import type { Raster } from '../pixels/raster.ts';

/** A printed rule runs over so much of the picture; hardly anything that is drawn on it does. */
const leastLength = 0.28;

/** So many long lines beside each other are the rules or squares of paper, and no lanes. */
const leastRules = 7;

/** Ink that is thicker across belongs to the pen as well, px. */
const thickest = 7;

/** Takes the printed rules of paper out of the ink, lying and standing ones. */
export const dropRules = (cells: Uint8Array, { width, height }: Pick<Raster, 'width' | 'height'>): void => {
  for (const lines of [
    { count: height, length: width, step: 1, next: width },
    { count: width, length: height, step: width, next: 1 },
  ]) {
    const long = longLines(cells, lines);
    const rules = findComponents({ width, height }, (at) => long[at] === 1, { diagonal: true });
    const span = leastLength * lines.length;
    const isRule = rules.components.map(({ box }) => (lines.step === 1 ? box.width : box.height) >= span);
    if (isRule.filter(Boolean).length < leastRules) continue;
    for (let at = 0; at < cells.length; at += 1)
      if (isRule[(rules.labels[at] ?? 0) - 1] === true && isThin(cells, at, lines.next)) cells[at] = 0;
  }
};

interface Lines {
  readonly count: number;
  readonly length: number;
  /** From one pixel to the next along the lines, and from one line to the next. */
  readonly step: number;
  readonly next: number;
}

/** Pixels on a way along the picture that moves sideways by one pixel a step at most, and is long. Gaps of two pixels are no end of it. */
const longLines = (cells: Uint8Array, lines: Lines): Uint8Array => {
  const before = reach(cells, lines, 1);
  const after = reach(cells, lines, -1);
  const least = leastLength * lines.length;
  return cells.map((cell, at) => (cell === 1 && (before[at] ?? 0) + (after[at] ?? 0) >= least ? 1 : 0));
};

const mostGap = 2;

/** How far the ink goes on to one side of each pixel. */
const reach = (cells: Uint8Array, { count, length, step, next }: Lines, way: 1 | -1): Uint16Array => {
  const reached = new Uint16Array(cells.length);
  const gaps = new Uint8Array(cells.length);
  for (let place = 1; place < length; place += 1) {
    const along = way === 1 ? place : length - 1 - place;
    for (let line = 0; line < count; line += 1) {
      const at = line * next + along * step;
      let best = 0;
      let from = -1;
      for (let aside = -1; aside <= 1; aside += 1) {
        if (line + aside < 0 || line + aside >= count) continue;
        const other = at + aside * next - way * step;
        if ((reached[other] ?? 0) > best) {
          best = reached[other] ?? 0;
          from = other;
        }
      }
      if (cells[at] === 1) reached[at] = best + 1;
      else if (from >= 0 && (gaps[from] ?? 0) < mostGap) {
        reached[at] = best;
        gaps[at] = (gaps[from] ?? 0) + 1;
      }
    }
  }
  return reached;
};

const isThin = (cells: Uint8Array, at: number, next: number): boolean => {
  let thickness = 1;
  for (let aside = 1; cells[at + aside * next] === 1 && thickness <= thickest; aside += 1) thickness += 1;
  for (let aside = 1; cells[at - aside * next] === 1 && thickness <= thickest; aside += 1) thickness += 1;
  return thickness <= thickest;
};
