import type { Raster } from '../pixels/raster.ts';

/** Whatever is thinner than this share of the longer side is ink: wider than any stroke, narrower than shadows, hands and the table. */
const widest = 1 / 55;

/**
 * How light the paper or board is behind each pixel, from 0 to 255, shadows and all. In: how light every pixel is. Each pixel takes the
 * lightest around it, then the darkest of those (a closing, Serra 1982): dark things that are thin are gone, others stay as they are.
 */
export const findGround = (light: Uint8Array, { width, height }: Pick<Raster, 'width' | 'height'>): Uint8Array => {
  const reach = Math.max(9, Math.round(widest * Math.max(width, height)));
  const rows = { count: height, length: width, step: 1, next: width };
  const columns = { count: width, length: height, step: width, next: 1 };
  const lightest = lightestAlong(lightestAlong(light, rows, reach), columns, reach);
  // The darkest is the lightest of the negative.
  const negative = lightest.map((value) => 255 - value);
  return lightestAlong(lightestAlong(negative, rows, reach), columns, reach).map((value) => 255 - value);
};

interface Lines {
  readonly count: number;
  readonly length: number;
  /** From one pixel of a line to the next, and from one line to the next. */
  readonly step: number;
  readonly next: number;
}

/** The greatest value around every pixel along lines: of blocks up to it and from it on (van Herk 1992). */
const lightestAlong = (values: Uint8Array, { count, length, step, next }: Lines, reach: number): Uint8Array => {
  const result = new Uint8Array(values.length);
  const span = 2 * reach + 1;
  const line = new Uint8Array(length + 2 * reach);
  const before = new Uint8Array(line.length);
  const after = new Uint8Array(line.length);
  for (let number = 0; number < count; number += 1) {
    const start = number * next;
    for (let place = 0; place < length; place += 1) line[place + reach] = values[start + place * step] ?? 0;
    for (let place = 0, most = 0; place < line.length; place += 1) {
      const value = line[place] ?? 0;
      most = place % span === 0 || value > most ? value : most;
      before[place] = most;
    }
    for (let place = line.length - 1, most = 0; place >= 0; place -= 1) {
      const value = line[place] ?? 0;
      most = (place + 1) % span === 0 || value > most ? value : most;
      after[place] = most;
    }
    for (let place = 0; place < length; place += 1)
      result[start + place * step] = Math.max(after[place] ?? 0, before[place + 2 * reach] ?? 0);
  }
  return result;
};
