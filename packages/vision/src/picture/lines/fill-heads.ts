import { findComponents } from '../pixels/components.ts';
import { areaOf, type Mask } from '../pixels/raster.ts';

/** Holes of heads are no larger than this, px by the thickness of lines; larger rectangles lie between lines that cross. */
const largest = (stroke: number): number => 4 + 3 * stroke;
const largestRectangle = (stroke: number): number => 2 + 2 * stroke;

/** Fills the small holes that a line leaves with the barbs of its head, which would be thinned to rings else. In: ink of lines, which changes. */
export const fillHeads = (ink: Mask, stroke: number): void => {
  const { labels, components } = findComponents(ink, (at) => ink.data[at] === 0, { diagonal: false });
  const isHole = components.map(({ box, area }) => {
    const isRectangle = area >= 0.9 * areaOf(box);
    return Math.max(box.width, box.height) <= (isRectangle ? largestRectangle : largest)(stroke);
  });
  for (let at = 0; at < labels.length; at += 1) if (isHole[(labels[at] ?? 0) - 1] === true) ink.data[at] = 1;
};
