import type { Rect } from '@diagloom/diagram/model';
import { findComponents } from '../pixels/components.ts';
import { areaOf, growBox, unionBox } from '../pixels/raster.ts';
import type { Region, Regions } from '../pixels/regions.ts';
import { spreadInk } from '../pixels/spread-ink.ts';
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
 * Rectangles that are filled with a colour of their own, whatever leads through them: containers without an outline, or with a pale one. Connectors cut
 * the area itself into something that resembles no figure, or into several. In: the even areas of a picture.
 */
export const findGrounds = (regions: Regions): readonly Frame[] =>
  [...coloursOf(regions)]
    .flatMap((colour) => wholesOf(colour, regions))
    .filter(({ box }) => box.width >= smallest.width && box.height >= smallest.height)
    .filter((ground) => isRectangle(ground, regions))
    .map(({ box }) => ({ box, thickness: 1, isDashed: false, cells: [] }));

/** Even areas of one colour. */
interface Ground {
  readonly box: Rect;
  readonly colour: Region['colour'];
  readonly labels: ReadonlySet<number>;
}

const coloursOf = ({ regions }: Regions): readonly Ground[] => {
  const grounds: { colour: Region['colour']; labels: Set<number>; boxes: Rect[] }[] = [];
  for (const { isOpen, colour, label, box } of regions.values()) {
    if (isOpen) continue;
    const same = grounds.find((ground) => areAlike(ground.colour, colour));
    if (same === undefined) grounds.push({ colour, labels: new Set([label]), boxes: [box] });
    else {
      same.labels.add(label);
      same.boxes.push(box);
    }
  }
  const ofSize = grounds.filter(({ boxes }) => boxes.some((box) => areaOf(box) >= smallest.width * smallest.height));
  return ofSize.slice(0, most).map(({ colour, labels, boxes }) => ({ colour, labels, box: unionBox(boxes) }));
};

/** More colours are a photo. */
const most = 60;

/** Lines that cut an area into pieces are thinner, px. */
const thickestCut = 6;

/** What is one area but for the lines that lead through it. */
const wholesOf = ({ box: around, colour, labels }: Ground, { labels: areas, width }: Regions): readonly Ground[] => {
  const reach = thickestCut / 2;
  const box = growBox(around, reach);
  const placeOf = (at: number): number => (box.y + Math.floor(at / box.width)) * width + box.x + (at % box.width);
  const cells = new Uint8Array(areaOf(box)).map((_, at) => (labels.has(areas[placeOf(at)] ?? 0) ? 1 : 0));
  const joined = spreadInk(cells, box, { reach, way: 'grow' });
  const { components } = findComponents(box, (at) => joined[at] === 1, { diagonal: false });
  return components.map((piece) => ({
    colour,
    labels,
    box: growBox({ ...piece.box, x: box.x + piece.box.x, y: box.y + piece.box.y }, -reach),
  }));
};

const isRectangle = (region: Ground, { labels, regions, width }: Regions): boolean => {
  const isOwn = (label: number): boolean => region.labels.has(label);
  let [own, other, met] = [0, 0, 0];
  const walks = walksAround(region.box);
  const height = labels.length / width;
  for (const { x, y, dx, dy } of walks) {
    if (isOwn(labels[y * width + x] ?? 0) || isOwn(labels[(y - dy) * width + x - dx] ?? 0)) own += 1;
    for (let step = 1; step <= farthest; step += 1) {
      const [atX, atY] = [x + step * dx, y + step * dy];
      const label = atX < 0 || atY < 0 || atX >= width || atY >= height ? 0 : (labels[atY * width + atX] ?? 0);
      if (label === 0 || isOwn(label)) continue;
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
