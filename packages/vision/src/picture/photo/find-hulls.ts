import type { Point, Rect } from '@diagloom/diagram/model';
import { findComponents } from '../pixels/components.ts';
import type { Mask } from '../pixels/raster.ts';
import type { Filled } from '../shapes/fill-outline.ts';
import { fillHull, hullOf } from './hull.ts';

/** A piece of ink as what a taut string around it encloses. */
export interface Hull {
  readonly filled: Filled;
  /** How much of the string lies on ink, 0 to 1. */
  readonly coverage: number;
}

/** Sides of pieces, px and by the longer side of the picture: smaller ones are letters, larger ones frames. */
const smallest = 14;
const largest = 0.3;

/** So much of the string is ink, where an outline is left open at a corner or two. */
const leastCoverage = 0.72;

/** How far from the string its ink may be: px, and by the piece's longer side. */
const nearness = { least: 3, ofSide: 0.05 } as const;

/** More pieces are a texture. */
const most = 800;

/** Pieces of ink that stand alone and have their outline around them, closed or not. In: ink. */
export const findHulls = (ink: Mask): readonly Hull[] => {
  const { labels, components } = findComponents(ink, (at) => ink.data[at] === 1, { diagonal: true });
  const longest = largest * Math.max(ink.width, ink.height);
  return components
    .filter(({ box }) => Math.min(box.width, box.height) >= smallest && Math.max(box.width, box.height) <= longest)
    .slice(0, most)
    .flatMap(({ label, box }): readonly Hull[] => {
      const isOn = (x: number, y: number): boolean => labels[(box.y + y) * ink.width + box.x + x] === label;
      const hull = hullOf(box, isOn);
      const coverage = coverageOf(hull, box, isOn);
      return coverage < leastCoverage ? [] : [{ filled: fillHull(hull, box), coverage }];
    });
};

const coverageOf = (hull: readonly Point[], box: Rect, isOn: (x: number, y: number) => boolean): number => {
  const near = Math.round(Math.max(nearness.least, nearness.ofSide * Math.max(box.width, box.height)));
  const [middleX, middleY] = [box.width / 2, box.height / 2];
  let [covered, all] = [0, 0];
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
    for (let step = 0; step < steps; step += 1) {
      const [x, y] = [from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps];
      const length = Math.hypot(middleX - x, middleY - y) || 1;
      all += 1;
      for (let inwards = 0; inwards <= near; inwards += 1) {
        const [atX, atY] = [
          Math.round(x + ((middleX - x) * inwards) / length),
          Math.round(y + ((middleY - y) * inwards) / length),
        ];
        if (atX < 0 || atY < 0 || atX >= box.width || atY >= box.height || !isOn(atX, atY)) continue;
        covered += 1;
        break;
      }
    }
  }
  return all === 0 ? 0 : covered / all;
};
