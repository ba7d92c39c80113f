import { findComponents } from '../pixels/components.ts';
import type { Raster } from '../pixels/raster.ts';
import { findRegions } from '../pixels/regions.ts';

/** Smaller pieces of ink are letters, px. */
const leastPiece = 40;

/** An edge that is level or upright to the pixel for so long is straight, px. */
const leastRun = 30;

/**
 * How much of the edges of lines is exactly level or upright, 0 to 1. Of what programs draw, 0.5 and more, and 0.3 to 0.5 where most lines
 * are curves or slanted; of what a hand drew at most 0.3, however well it was scanned.
 */
export const straightnessOf = (raster: Raster): number => {
  const { width, height } = raster;
  const { labels } = findRegions(raster);
  const ink = findComponents(raster, (at) => labels[at] === 0, { diagonal: true });
  const isLarge = ink.components.map(({ box }) => Math.max(box.width, box.height) >= leastPiece);
  const isLine = (at: number): boolean => isLarge[(ink.labels[at] ?? 0) - 1] === true;
  const level = straightEdges(isLine, { count: height, length: width, step: 1, next: width });
  const upright = straightEdges(isLine, { count: width, length: height, step: width, next: 1 });
  return (level.straight + upright.straight) / Math.max(1, level.all + upright.all);
};

interface Lines {
  readonly count: number;
  readonly length: number;
  /** From one pixel of a line to the next, and from one line to the next. */
  readonly step: number;
  readonly next: number;
}

/** Pixels that differ from the one before them across the lines, and how many of them stand in long runs. */
const straightEdges = (isLine: (at: number) => boolean, { count, length, step, next }: Lines) => {
  let [straight, all] = [0, 0];
  for (let line = 1; line < count; line += 1) {
    let run = 0;
    for (let along = 0; along <= length; along += 1) {
      const at = along * step + line * next;
      if (along < length && isLine(at) !== isLine(at - next)) {
        run += 1;
        continue;
      }
      all += run;
      if (run >= leastRun) straight += run;
      run = 0;
    }
  }
  return { straight, all };
};
