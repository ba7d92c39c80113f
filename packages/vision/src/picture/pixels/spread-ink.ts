import type { Raster } from './raster.ts';

interface Spreading {
  /** So many pixels to all sides. */
  readonly reach: number;
  /** `grow`: ink where some of the square around a pixel is ink; `shrink`: where all of it is. */
  readonly way: 'grow' | 'shrink';
}

/** Ink that grows or shrinks by squares. In and out: one byte a pixel, 0 or 1. By counts along rows, then along columns. */
export const spreadInk = (
  cells: Uint8Array,
  { width, height }: Pick<Raster, 'width' | 'height'>,
  { reach, way }: Spreading,
): Uint8Array => {
  const isOn = (count: number, all: number): 0 | 1 => ((way === 'grow' ? count > 0 : count === all) ? 1 : 0);
  const rows = new Uint8Array(cells.length);
  for (let start = 0; start < cells.length; start += width) {
    let count = 0;
    for (let x = -reach; x < width; x += 1) {
      if (x + reach < width) count += cells[start + x + reach] ?? 0;
      if (x > reach) count -= cells[start + x - reach - 1] ?? 0;
      if (x >= 0) rows[start + x] = isOn(count, 1 + Math.min(x, reach) + Math.min(width - 1 - x, reach));
    }
  }
  const result = new Uint8Array(cells.length);
  const counts = new Uint16Array(width);
  for (let y = -reach; y < height; y += 1) {
    const [enters, leaves] = [(y + reach) * width, (y - reach - 1) * width];
    if (y + reach < height) for (let x = 0; x < width; x += 1) counts[x] = (counts[x] ?? 0) + (rows[enters + x] ?? 0);
    if (y > reach) for (let x = 0; x < width; x += 1) counts[x] = (counts[x] ?? 0) - (rows[leaves + x] ?? 0);
    if (y < 0) continue;
    const all = 1 + Math.min(y, reach) + Math.min(height - 1 - y, reach);
    for (let x = 0; x < width; x += 1) result[y * width + x] = isOn(counts[x] ?? 0, all);
  }
  return result;
};
