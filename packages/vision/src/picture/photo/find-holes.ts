import { findComponents } from '../pixels/components.ts';
import type { Mask } from '../pixels/raster.ts';
import type { Region, Regions } from '../pixels/regions.ts';

/** Smaller areas are holes of letters, px. */
const leastArea = 80;

/** The areas that ink encloses, and those around it. In: ink. Out: the same as areas of one colour of a drawn picture. */
export const findHoles = ({ width, height, data }: Mask): Regions => {
  const { labels, components } = findComponents({ width, height }, (at) => data[at] === 0, { diagonal: false });
  const regions = new Map<number, Region>();
  for (const { label, box, area } of components) {
    const isOpen = box.x === 0 || box.y === 0 || box.x + box.width === width || box.y + box.height === height;
    if (area >= leastArea) regions.set(label, { label, box, area, colour: [255, 255, 255], isOpen });
  }
  for (let at = 0; at < labels.length; at += 1) if (!regions.has(labels[at] ?? 0)) labels[at] = 0;
  return { labels, regions, width };
};
