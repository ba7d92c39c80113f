import type { Mask } from '../pixels/raster.ts';

/** Thins lines to one pixel (Zhang and Suen 1984). In: a mask. Out: its skeleton; what touches the edge of the picture is dropped. */
export const thin = ({ width, height, data }: Mask): Uint8Array => {
  const cells = data.slice();
  let left: number[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] === 0) continue;
    const x = at % width;
    if (x === 0 || x === width - 1 || at < width || at >= width * (height - 1)) cells[at] = 0;
    else left.push(at);
  }
  const around = [-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1];
  for (let isChanging = true; isChanging; ) {
    isChanging = false;
    for (let side = 0; side < 2; side += 1) {
      const gone: number[] = [];
      for (const at of left) {
        if (cells[at] === 0) continue;
        if (mayGo(cells, at, around, side)) gone.push(at);
      }
      for (const at of gone) cells[at] = 0;
      if (gone.length > 0) isChanging = true;
    }
    left = left.filter((at) => cells[at] !== 0);
  }
  return cells;
};

const mayGo = (cells: Uint8Array, at: number, around: readonly number[], side: number): boolean => {
  let count = 0;
  let turns = 0;
  let bits = 0;
  for (let index = 0; index < 8; index += 1) {
    const isOn = cells[at + (around[index] ?? 0)] !== 0;
    if (isOn) {
      count += 1;
      bits |= 1 << index;
    } else if (cells[at + (around[(index + 1) % 8] ?? 0)] !== 0) turns += 1;
  }
  if (count < 2 || count > 6 || turns !== 1) return false;
  const [north, east, south, west] = [bits & 1, bits & 4, bits & 16, bits & 64].map((bit) => bit !== 0);
  return side === 0
    ? !(north && east && south) && !(east && south && west)
    : !(north && east && west) && !(north && south && west);
};
