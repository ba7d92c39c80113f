import type { Point, Rect } from '@diagloom/diagram/model';
import { findComponents } from '../pixels/components.ts';
import type { Mask } from '../pixels/raster.ts';
import type { Regions } from '../pixels/regions.ts';
import type { Filled } from '../shapes/fill-outline.ts';
import { fillHull, hullOf } from './hull.ts';

/** A piece of ink as what a taut string around it encloses. */
export interface Hull {
  readonly filled: Filled;
  /** How much of the string lies on ink, 0 to 1. */
  readonly coverage: number;
  /** Whether the piece is an area, and its outline around it. */
  readonly isHole: boolean;
}

/** Sides of pieces, px and by the longer side of the picture: smaller ones are letters, larger ones frames. */
const smallest = 14;
const largest = 0.3;

/** So much of the string is ink, where an outline is left open at a corner or two. */
const leastCoverage = 0.72;

/** How far from the string its ink may be: px, and by the piece's longer side. */
const nearness = { least: 3, ofSide: 0.05 } as const;

/** Ink lies around an area that it encloses, px. */
const beyond = 2;

/** More pieces are a texture. */
const most = 800;

/**
 * What a taut string around a piece encloses, where it lies on ink. In: ink. A piece of ink may have its outline around it, closed or not, and an
 * area that ink encloses may be notched by words that touch its outline.
 */
export const findHulls = (ink: Mask, { labels, regions }: Regions): readonly Hull[] => {
  const pieces = findComponents(ink, (at) => ink.data[at] === 1, { diagonal: true });
  const holes = [...regions.values()].filter(({ isOpen }) => !isOpen);
  return [
    ...hullsOf(pieces.components, pieces.labels, ink).map((hull) => ({ ...hull, isHole: false })),
    ...hullsOf(holes, labels, ink).map((hull) => ({ ...hull, isHole: true })),
  ];
};

const hullsOf = (
  pieces: readonly { readonly label: number; readonly box: Rect }[],
  labels: Int32Array,
  ink: Mask,
): readonly Omit<Hull, 'isHole'>[] => {
  const longest = largest * Math.max(ink.width, ink.height);
  return pieces
    .filter(({ box }) => Math.min(box.width, box.height) >= smallest && Math.max(box.width, box.height) <= longest)
    .slice(0, most)
    .flatMap(({ label, box }) => {
      const isOn = (x: number, y: number): boolean => labels[(box.y + y) * ink.width + box.x + x] === label;
      const hull = hullOf(box, isOn);
      const isInk = (x: number, y: number): boolean => isInkAt(ink, box.x + x, box.y + y);
      const coverage = coverageOf(hull, box, isInk);
      return coverage < leastCoverage ? [] : [{ filled: fillHull(hull, box), coverage }];
    });
};

const isInkAt = ({ data, width, height }: Mask, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1;

const coverageOf = (hull: readonly Point[], box: Rect, isInk: (x: number, y: number) => boolean): number => {
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
      for (let inwards = -beyond; inwards <= near; inwards += 1) {
        const [atX, atY] = [
          Math.round(x + ((middleX - x) * inwards) / length),
          Math.round(y + ((middleY - y) * inwards) / length),
        ];
        if (!isInk(atX, atY)) continue;
        covered += 1;
        break;
      }
    }
  }
  return all === 0 ? 0 : covered / all;
};
