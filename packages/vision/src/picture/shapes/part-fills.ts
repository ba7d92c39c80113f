import { thin } from '../lines/thin.ts';
import { areaOf, growBox } from '../pixels/raster.ts';
import type { Region, Regions } from '../pixels/regions.ts';
import { spreadInk } from '../pixels/spread-ink.ts';
import { areAlike } from './between-lines.ts';
import { type CutArea, cutBodies, thickest, thinnest } from './cut-bodies.ts';
import { fillHoles } from './fill-outline.ts';

/** An area without lines covers more of its box. */
const leastCover = 0.85;

/** How far soft edges reach, px. */
const soft = 2;

/**
 * Filled shapes and the lines of their colour that join them, as mind maps have them, are one even area. Where all that is left of an area without
 * its lines resembles figures, each of these becomes an area, and its lines become ink: thick ones as thin lines in their middle. In: even areas;
 * their places change. Out: the areas as they are then.
 */
export const partFills = (given: Regions): Regions => {
  const { labels, width } = given;
  const paper = [...given.regions.values()].toSorted((a, b) => b.area - a.area)[0];
  if (paper === undefined) return given;
  const regions = new Map(given.regions);
  const thick = new Uint8Array(labels.length);
  let last = Math.max(...regions.keys());
  for (const region of given.regions.values()) {
    const isFull = region.area > leastCover * areaOf(region.box);
    if (isFull || region.isOpen || areAlike(region.colour, paper.colour)) continue;
    const box = growBox(region.box, thickest + 1);
    const placeOf = (at: number): number => (box.y + Math.floor(at / box.width)) * width + box.x + (at % box.width);
    const cells = wholeOf(given, region);
    const cut = cutBodies(cells, box);
    if (cut === undefined) continue;
    const numbers = new Map(cut.bodies.components.map(({ label }) => [label, (last += 1)]));
    regions.delete(region.label);
    for (const { label, area, box: at } of cut.bodies.components) {
      const number = numbers.get(label) ?? last;
      regions.set(number, { ...region, label: number, area, box: { ...at, x: box.x + at.x, y: box.y + at.y } });
    }
    for (let at = 0; at < cells.length; at += 1) {
      const place = placeOf(at);
      if (cells[at] === 0) continue;
      if (labels[place] === region.label) labels[place] = numbers.get(cut.bodies.labels[at] ?? 0) ?? 0;
      if (isThick(cut, at)) thick[place] = 1;
    }
  }
  if (thick.includes(1)) drawThin({ ...given, regions }, thick, paper);
  return { ...given, regions };
};

/** Thin lines are ink as they are, with their heads. */
const isThick = ({ lines, reach }: CutArea, at: number): boolean => reach > thinnest && lines[at] === 1;

/** An area with the letters that it encloses, but not with areas of another colour, and with a margin. */
const wholeOf = ({ labels, width, regions }: Regions, { label, box: tight, colour }: Region): Uint8Array => {
  const box = growBox(tight, thickest + 1);
  const own = new Uint8Array(areaOf(box));
  const isLetter = (place: number): boolean => areAlike(regions.get(labels[place] ?? 0)?.colour ?? colour, colour);
  const letters = own.slice();
  for (let y = tight.y; y < tight.y + tight.height; y += 1)
    for (let x = tight.x; x < tight.x + tight.width; x += 1) {
      const at = (y - box.y) * box.width + x - box.x;
      const place = y * width + x;
      own[at] = labels[place] === label ? 1 : 0;
      letters[at] = isLetter(place) ? 1 : 0;
    }
  const { cells } = fillHoles({ box, cells: own });
  return own.map((is, at) => (is === 1 || (cells[at] === 1 && letters[at] === 1) ? 1 : 0));
};

/** Lines in the middle of where they were, from body to body, and paper beside them. */
const drawThin = ({ labels, width }: Regions, lines: Uint8Array, paper: Region): void => {
  const size = { width, height: labels.length / width };
  const near = spreadInk(lines, size, { reach: thickest + soft, way: 'grow' });
  const edge = spreadInk(lines, size, { reach: soft, way: 'grow' });
  const isBody = (at: number): boolean => labels[at] !== 0 && labels[at] !== paper.label && lines[at] === 0;
  const drawn = near.map((is, at) => (lines[at] === 1 || (is === 1 && isBody(at)) ? 1 : 0));
  const joined = spreadInk(drawn, size, { reach: soft, way: 'grow' });
  const closed = spreadInk(joined, size, { reach: soft, way: 'shrink' });
  const middle = spreadInk(thin({ ...size, data: closed }), size, { reach: 1, way: 'grow' });
  for (let at = 0; at < labels.length; at += 1)
    if (edge[at] === 1 && !isBody(at)) labels[at] = middle[at] === 1 ? 0 : paper.label;
};
