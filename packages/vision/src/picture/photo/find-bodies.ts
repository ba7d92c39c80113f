import { findComponents } from '../pixels/components.ts';
import type { Mask } from '../pixels/raster.ts';
import type { Regions } from '../pixels/regions.ts';
import { spreadInk } from '../pixels/spread-ink.ts';
import { type Filled, fillHoles } from '../shapes/fill-outline.ts';

/** Holes up to so much of the longer side squared are filled: joins and events at first, then boxes as well. */
const holes = [0.0012, 0.009];

/** Strokes are taken away by so many times half of their thickness: thin ones at first, then heads and strokes that lie on each other as well. */
const takings = [1, 2];

/** Sides of bodies, by the longer side of the picture. */
const largest = 0.3;
const smallest = 14;

/** More bodies are a texture. */
const most = 600;

/**
 * What is solid once small holes are filled and all strokes taken away: shapes, whatever is written in them and touches their outline, and
 * without the lines that lead to them. In: ink, the areas that it encloses, and half of how thick strokes are, px.
 */
export const findBodies = (ink: Mask, { labels, regions }: Regions, thick: number): readonly Filled[] => {
  const longer = Math.max(ink.width, ink.height);
  return holes.flatMap((share) => {
    const isFilled = (at: number): boolean => {
      const region = regions.get(labels[at] ?? 0);
      return region === undefined || (!region.isOpen && region.area <= share * longer * longer);
    };
    const solid = ink.data.map((_, at) => (isFilled(at) ? 1 : 0));
    return takings.flatMap((times) => bodiesOf(solid, ink, Math.round(times * thick)));
  });
};

const bodiesOf = (solid: Uint8Array, ink: Mask, reach: number): readonly Filled[] => {
  const longest = largest * Math.max(ink.width, ink.height);
  const shrunk = spreadInk(solid, ink, { reach, way: 'shrink' });
  const opened = spreadInk(shrunk, ink, { reach, way: 'grow' });
  const bodies = findComponents(ink, (at) => opened[at] === 1, { diagonal: false });
  return bodies.components
    .filter(
      ({ box }) =>
        Math.min(box.width, box.height) >= Math.max(smallest, 2 * reach + 2) &&
        Math.max(box.width, box.height) <= longest,
    )
    .slice(0, most)
    .map(({ label, box }) => {
      const cells = new Uint8Array(box.width * box.height);
      for (let y = 0; y < box.height; y += 1)
        for (let x = 0; x < box.width; x += 1)
          if (bodies.labels[(box.y + y) * ink.width + box.x + x] === label) cells[y * box.width + x] = 1;
      return fillHoles({ box, cells });
    });
};
