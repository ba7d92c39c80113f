import { areaOf, growBox } from '../pixels/raster.ts';
import { paperOf, type Region, type Regions } from '../pixels/regions.ts';
import { areAlike } from './between-lines.ts';
import { type CutArea, cutBodies, thickest, thinnest } from './cut-bodies.ts';
import { drawThin } from './draw-thin.ts';
import { fillHoles } from './fill-outline.ts';
import { contactsOf } from './line-contacts.ts';

/** An area without lines covers more of its box. */
const leastCover = 0.85;

/** By its thickness: how long a line is at least. So much of its edge lies at paper, and so much of it is no letters. */
const leastLength = 2;
const leastOpen = 0.75;
const leastOwn = 0.97;

/** More of the edge of what is around shapes lies at those, and is not looked at. */
const leastOpenWhole = 0.5;

/**
 * Filled shapes and the lines of their colour that join them, as mind maps have them, are one even area. Where all that is left of an area without
 * its lines resembles figures, each of these becomes an area, and its lines become ink: thick ones as thin lines in their middle. In: even areas;
 * their places change. Out: the areas as they are then.
 */
export const partFills = (given: Regions): Regions => {
  const { labels, width } = given;
  const paper = paperOf(given);
  if (paper === undefined) return given;
  const regions = new Map(given.regions);
  const thick = new Uint8Array(labels.length);
  let last = Math.max(...regions.keys());
  for (const region of given.regions.values()) {
    if (region.isOpen || areAlike(region.colour, paper.colour)) continue;
    const box = growBox(region.box, thickest + 1);
    const placeOf = (at: number): number => (box.y + Math.floor(at / box.width)) * width + box.x + (at % box.width);
    if (isLine(given, region, paper.label)) {
      regions.delete(region.label);
      for (let at = 0; at < areaOf(box); at += 1) if (labels[placeOf(at)] === region.label) thick[placeOf(at)] = 1;
      continue;
    }
    if (region.area > leastCover * areaOf(region.box)) continue;
    if (openShare(given, region, paper.label) < leastOpenWhole) continue;
    const cells = wholeOf(given, region);
    const cut = cutBodies(cells, box);
    if (cut === undefined) continue;
    const places = [...cells.keys()].filter((at) => cut.lines[at] === 1).map(placeOf);
    if (!isOfLines(given, region, { cut, places, paper: paper.label })) continue;
    const numbers = new Map(cut.bodies.components.map(({ label }, index) => [label, last + index + 1]));
    last += numbers.size;
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
  if (thick.includes(1)) drawThin({ ...given, regions }, thick, paper.label);
  return { ...given, regions };
};

/** Thin lines are ink as they are, with their heads. */
const isThick = ({ lines, reach }: CutArea, at: number): boolean => reach > thinnest && lines[at] === 1;

/**
 * Whether paper is on both sides of the lines of an area, else they are what a container has between its shapes and its frame, and whether they lead
 * somewhere, else they are a tip.
 */
const isOfLines = (
  regions: Regions,
  { label }: Region,
  { cut, places, paper }: { readonly cut: CutArea; readonly places: readonly number[]; readonly paper: number },
): boolean => {
  const { open, ends } = contactsOf(regions, places, { isOwn: (at) => regions.labels[at] === label, paper });
  return open >= leastOpen && (cut.reach === thinnest || cut.bodies.components.length > 1 || ends.length > 0);
};

/** Whether all of an area is a thick line between two others, with paper beside it. */
const isLine = (regions: Regions, region: Region, paper: number): boolean => {
  const { label, box, area } = region;
  const length = Math.hypot(box.width, box.height);
  const thickness = area / length;
  if (thickness > 2 * thickest || length < leastLength * thickness) return false;
  const { labels, width } = regions;
  const places: number[] = [];
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1) if (labels[y * width + x] === label) places.push(y * width + x);
  const whole = wholeOf(regions, region);
  if (places.length < leastOwn * whole.reduce((sum, cell) => sum + cell, 0)) return false;
  const { ends, open } = contactsOf(regions, places, { isOwn: (at) => labels[at] === label, paper });
  return ends.length === 2 && open >= leastOpen;
};

/** How much of the edge of an area lies at paper, 0 to 1. */
const openShare = (regions: Regions, { label, box }: Region, paper: number): number => {
  const { labels, width } = regions;
  const isOwn = (at: number): boolean => labels[at] === label;
  const edge: number[] = [];
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x, at = y * width + x; x < box.x + box.width; x += 1, at += 1)
      if (isOwn(at) && !(isOwn(at - 1) && isOwn(at + 1) && isOwn(at - width) && isOwn(at + width))) edge.push(at);
  return contactsOf(regions, edge, { isOwn, paper }).open;
};

/** An area with the letters that it encloses, but not with areas of another colour, and with a margin. */
const wholeOf = ({ labels, width, regions }: Regions, { label, box: tight, colour }: Region): Uint8Array => {
  const box = growBox(tight, thickest + 1);
  const own = new Uint8Array(areaOf(box));
  const letters = own.slice();
  for (let y = tight.y; y < tight.y + tight.height; y += 1)
    for (let x = tight.x; x < tight.x + tight.width; x += 1) {
      const at = (y - box.y) * box.width + x - box.x;
      const found = labels[y * width + x] ?? 0;
      own[at] = found === label ? 1 : 0;
      letters[at] = areAlike(regions.get(found)?.colour ?? colour, colour) ? 1 : 0;
    }
  const { cells } = fillHoles({ box, cells: own });
  return own.map((is, at) => (is === 1 || (cells[at] === 1 && letters[at] === 1) ? 1 : 0));
};
