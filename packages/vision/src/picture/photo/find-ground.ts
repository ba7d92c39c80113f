import type { Raster } from '../pixels/raster.ts';

/** Pixels to a side of a tile on which the ground is measured: wider than strokes and letters, narrower than most shadows. */
const tile = 24;

/** This share of the pixels of a tile is darker than its ground. */
const groundShare = 0.8;

/**
 * How light the paper or board is behind each pixel, from 0 to 255, shadows and all. In: how light every pixel is. Each tile takes what most of its
 * pixels are lighter than; tiles that are ink for the most part follow their neighbours; between tiles the ground changes evenly.
 */
export const findGround = (light: Uint8Array, { width, height }: Pick<Raster, 'width' | 'height'>): Float32Array => {
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const tiles = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      let all = 0;
      for (let y = row * tile; y < Math.min(height, (row + 1) * tile); y += 1) {
        for (let x = column * tile; x < Math.min(width, (column + 1) * tile); x += 1) {
          const at = light[y * width + x] ?? 0;
          counts[at] = (counts[at] ?? 0) + 1;
          all += 1;
        }
      }
      let [seen, level] = [0, 0];
      while (level < 255 && seen + (counts[level] ?? 0) < groundShare * all) {
        seen += counts[level] ?? 0;
        level += 1;
      }
      tiles[row * columns + column] = level;
    }
  }
  return spread(lightestAround(tiles, columns, rows), { columns, rows, width, height });
};

/** A tile full of ink is darker than those around it: the second lightest of nine stands for it. */
const lightestAround = (tiles: Float32Array, columns: number, rows: number): Float32Array =>
  tiles.map((own, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const around: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        around.push(tiles[y * columns + x] ?? own);
    around.sort((a, b) => b - a);
    return around[Math.floor(around.length / 3)] ?? own;
  });

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

const spread = (tiles: Float32Array, { columns, rows, width, height }: Grid): Float32Array => {
  const ground = new Float32Array(width * height);
  const valueAt = (column: number, row: number): number =>
    tiles[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 255;
  for (let y = 0, at = 0; y < height; y += 1) {
    const v = y / tile - 0.5;
    const row = Math.floor(v);
    for (let x = 0; x < width; x += 1, at += 1) {
      const u = x / tile - 0.5;
      const column = Math.floor(u);
      const [right, down] = [u - column, v - row];
      const top = valueAt(column, row) * (1 - right) + valueAt(column + 1, row) * right;
      const bottom = valueAt(column, row + 1) * (1 - right) + valueAt(column + 1, row + 1) * right;
      ground[at] = top * (1 - down) + bottom * down;
    }
  }
  return ground;
};
