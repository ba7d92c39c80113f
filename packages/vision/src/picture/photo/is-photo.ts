import type { Raster } from '../pixels/raster.ts';
import { straightnessOf } from './straightness.ts';

/**
 * Of drawn pictures more pixels than this are exactly as those beside them, even after JPEG (0.87 to 0.97 of screenshots and exports); of what a
 * camera sees fewer (0.12 to 0.73 of 18 photos).
 */
const leastEven = 0.78;

/** Every third pixel of every third row is looked at. */
const stride = 3;

/**
 * Where ink is dense JPEG leaves little paper even (0.76 of small diagrams), but lines stay straight to the pixel: 0.5 and more of them, and at most
 * 0.1 of photos that are as even.
 */
const dense = { leastEven: 0.62, leastStraight: 0.35 } as const;

/** Whether a camera took the picture: its paper is nowhere quite even. */
export const isPhoto = (raster: Raster): boolean => {
  const even = evennessOf(raster);
  if (even >= leastEven) return false;
  return even < dense.leastEven || straightnessOf(raster) < dense.leastStraight;
};

/** The share of pixels that are exactly as those beside them. */
const evennessOf = ({ data, width, height }: Raster): number => {
  const equals = (at: number, other: number): boolean =>
    data[at] === data[other] && data[at + 1] === data[other + 1] && data[at + 2] === data[other + 2];
  let [even, all] = [0, 0];
  for (let y = 1; y < height; y += stride) {
    for (let x = 2; x < width; x += stride) {
      const at = 4 * (y * width + x);
      all += 1;
      if (equals(at, at - 4) && data[at] === data[at - 8]) even += 1;
    }
  }
  return even / Math.max(1, all);
};
