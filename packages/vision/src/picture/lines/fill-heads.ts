import { findComponents } from '../pixels/components.ts';
import type { Mask } from '../pixels/raster.ts';

/** Holes of heads are no larger, px by the thickness of lines. */
const largest = (stroke: number): number => 4 + 3 * stroke;

/** Fills the small holes that a line leaves with the barbs of its head, which would be thinned to rings else. In: ink of lines, which changes. */
export const fillHeads = (ink: Mask, stroke: number): void => {
  const { labels, components } = findComponents(ink, (at) => ink.data[at] === 0, { diagonal: false });
  const isHole = components.map(({ box }) => Math.max(box.width, box.height) <= largest(stroke));
  for (const [at, label] of labels.entries()) if (isHole[label - 1] === true) ink.data[at] = 1;
};
