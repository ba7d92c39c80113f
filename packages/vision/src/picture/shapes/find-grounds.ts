import type { Rect } from '@diagloom/diagram/model';
import type { Region, Regions } from '../pixels/regions.ts';
import { areAlike } from './between-lines.ts';
import type { Frame } from './find-frames.ts';

/** Smaller ones are shapes of their own, px. */
const smallest = { width: 60, height: 40 } as const;

/** So much of the way along its edges is of its colour: lines and words cross the rest, and round corners lack some. */
const leastAlong = 0.85;

/** Beyond its edge, and the thickest line around it, something else has another colour, px. */
const farthest = 8;

/** So many places of each edge are looked at. */
const places = 60;

/**
 * Rectangles that are filled with a colour of their own, whatever leads into them: containers without an outline, or with a pale one. Connectors cut the
 * area itself into something that resembles no figure. In: the even areas of a picture.
 */
export const findGrounds = (regions: Regions): readonly Frame[] =>
  [...regions.regions.values()]
    .filter(({ isOpen, box }) => !isOpen && box.width >= smallest.width && box.height >= smallest.height)
    .filter((region) => isRectangle(region, regions))
    .map(({ box }) => ({ box, thickness: 1, isDashed: false, cells: [] }));

const isRectangle = (region: Region, { labels, regions, width }: Regions): boolean => {
  let [own, other, met] = [0, 0, 0];
  const walks = walksAround(region.box);
  const height = labels.length / width;
  for (const { x, y, dx, dy } of walks) {
    if (labels[y * width + x] === region.label || labels[(y - dy) * width + x - dx] === region.label) own += 1;
    for (let step = 1; step <= farthest; step += 1) {
      const [atX, atY] = [x + step * dx, y + step * dy];
      const label = atX < 0 || atY < 0 || atX >= width || atY >= height ? 0 : (labels[atY * width + atX] ?? 0);
      if (label === 0 || label === region.label) continue;
      met += 1;
      if (!areAlike(regions.get(label)?.colour ?? region.colour, region.colour)) other += 1;
      break;
    }
  }
  return own >= leastAlong * walks.length && met > walks.length / 2 && other >= leastAlong * met;
};

/** Places just within the edges of a box, and which way is out of it. */
const walksAround = ({ x, y, width, height }: Rect) =>
  Array.from({ length: places }, (_, index) => (index + 0.5) / places).flatMap((share) => {
    const [across, down] = [Math.round(x + share * (width - 1)), Math.round(y + share * (height - 1))];
    return [
      { x: across, y: y + 1, dx: 0, dy: -1 },
      { x: across, y: y + height - 2, dx: 0, dy: 1 },
      { x: x + 1, y: down, dx: -1, dy: 0 },
      { x: x + width - 2, y: down, dx: 1, dy: 0 },
    ];
  });
