import type { Mask } from '../pixels/raster.ts';
import { type Candidate, holdsPlace, isEdge } from '../shapes/candidate.ts';

/** The edge of an area may be so far beside its ink, px. */
const beside = 5;

/** Strokes are not thicker, px, and between an outline and what stands in it there is so much paper at least. */
const thickest = 14;
const leastPaper = 5;

export interface LookedAtEdge {
  /** How much of the edge has ink on it, 0 to 1: outlines are drawn all around, words have gaps between them. */
  readonly inked: number;
  /** How much of the edge has one stroke on it and then paper, 0 to 1: words have more strokes right behind. */
  readonly clear: number;
}

/** What is met on the ways from the edge of an area to its middle. In: an area, and ink. */
export const lookAtEdge = (candidate: Candidate, ink: Mask): LookedAtEdge => {
  const { box } = candidate.filled;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  let [all, inked, clear] = [0, 0, 0];
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      if (!holdsPlace(candidate, x, y) || !isEdge(candidate, x, y)) continue;
      all += 1;
      const length = Math.hypot(middleX - x, middleY - y) || 1;
      const isInk = (step: number): boolean =>
        isInkAt(ink, x + ((middleX - x) * step) / length, y + ((middleY - y) * step) / length);
      let step = -beside - candidate.outline;
      while (step <= beside && !isInk(step)) step += 1;
      if (step > beside) continue;
      inked += 1;
      while (step < thickest && isInk(step)) step += 1;
      let paper = 0;
      while (paper < leastPaper && !isInk(step + paper)) paper += 1;
      if (paper === leastPaper) clear += 1;
    }
  }
  return { inked: inked / Math.max(1, all), clear: clear / Math.max(1, all) };
};

const isInkAt = ({ data, width, height }: Mask, x: number, y: number): boolean => {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column >= 0 && row >= 0 && column < width && row < height && data[row * width + column] === 1;
};
