import type { Raster } from '../pixels/raster.ts';

/** Gaps of up to twice as many pixels are closed. */
const radius = 2;

/** Closes small gaps in strokes: ink grows, then shrinks again as much, and what it had covered before stays covered. */
export const closeGaps = (cells: Uint8Array, { width, height }: Pick<Raster, 'width' | 'height'>): void => {
  const grown = sweep(cells, { width, height, wins: 1 });
  const shrunk = sweep(grown, { width, height, wins: 0 });
  for (let at = 0; at < cells.length; at += 1) if (shrunk[at] === 1) cells[at] = 1;
};

/** Every pixel becomes `wins` where one within the radius is, along rows and then along columns. */
const sweep = (
  cells: Uint8Array,
  { width, height, wins }: { readonly width: number; readonly height: number; readonly wins: 0 | 1 },
): Uint8Array =>
  along(
    along(cells, { count: height, length: width, step: 1, next: width }, wins),
    { count: width, length: height, step: width, next: 1 },
    wins,
  );

interface Lines {
  readonly count: number;
  readonly length: number;
  /** From one pixel of a line to the next, and from one line to the next. */
  readonly step: number;
  readonly next: number;
}

const along = (cells: Uint8Array, { count, length, step, next }: Lines, wins: 0 | 1): Uint8Array => {
  const result = new Uint8Array(cells.length).fill(1 - wins);
  for (let line = 0; line < count; line += 1) {
    let last = Number.NEGATIVE_INFINITY;
    const start = line * next;
    for (let place = 0; place < length; place += 1) {
      if (cells[start + place * step] === wins) last = place;
      if (place - last <= radius) result[start + place * step] = wins;
    }
    last = Number.POSITIVE_INFINITY;
    for (let place = length - 1; place >= 0; place -= 1) {
      if (cells[start + place * step] === wins) last = place;
      if (last - place <= radius) result[start + place * step] = wins;
    }
  }
  return result;
};
