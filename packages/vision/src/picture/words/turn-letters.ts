import type { Component } from '../pixels/components.ts';
import { clipBox, growBox, type Raster, unionBox } from '../pixels/raster.ts';

export interface TurnedLetters {
  readonly raster: Raster;
  readonly labels: Int32Array;
  readonly letters: readonly Component[];
}

/** Letters that are written upwards or downwards, turned so that they are written to the right. */
export const turnLetters = (
  raster: Raster,
  labels: Int32Array,
  letters: readonly Component[],
  written: 'upwards' | 'downwards',
): TurnedLetters => {
  const box = clipBox(growBox(unionBox(letters.map((letter) => letter.box)), 4), raster);
  const [width, height] = [box.height, box.width];
  const data = new Uint8Array(4 * width * height);
  const turned = new Int32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [atX, atY] = written === 'upwards' ? [y, width - 1 - x] : [height - 1 - y, x];
      const from = (box.y + atY) * raster.width + box.x + atX;
      data.set(raster.data.subarray(4 * from, 4 * from + 4), 4 * (y * width + x));
      turned[y * width + x] = labels[from] ?? 0;
    }
  }
  return {
    raster: { width, height, data },
    labels: turned,
    letters: letters.map((letter) => {
      const { x, y, width: wide, height: high } = letter.box;
      const [left, top] =
        written === 'upwards' ? [box.y + box.height - y - high, x - box.x] : [y - box.y, box.x + box.width - x - wide];
      return { ...letter, box: { x: left, y: top, width: high, height: wide } };
    }),
  };
};
