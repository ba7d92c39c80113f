import type { Rect } from '@diagloom/diagram/model';
import { type Component, findComponents } from './components.ts';
import { joinParted } from './join-parted.ts';
import { measureRegions, noiseReach } from './measure-regions.ts';
import { growBox, type Raster } from './raster.ts';

/** An even area of a picture, such as paper or the inside of a shape. */
export interface Region {
  readonly label: number;
  readonly box: Rect;
  readonly area: number;
  /** Red, green and blue, 0 to 255. */
  readonly colour: readonly [number, number, number];
  /** Whether it reaches the edge of the picture. */
  readonly isOpen: boolean;
}

export interface Regions {
  /** For every pixel the number of its region; 0 where there is ink: lines, letters and everything small. */
  readonly labels: Int32Array;
  readonly regions: ReadonlyMap<number, Region>;
  /** Of the picture, px. */
  readonly width: number;
}

/** How much a channel may change from pixel to pixel within one even area, of 255: more than JPEG's noise, less than a soft edge. */
const evenStep = 11;

/** What differs from an even area beside it by less than this belongs to it: the noise around letters, soft edges. */
const nearColour = 30;

/** Smaller areas are holes of letters, heads of arrows or noise, px. */
const smallest = { area: 110, width: 11, height: 9 } as const;

/**
 * Cuts a picture into even areas. In: a picture. Out: for every pixel its area. Works the same for dark on light, light on dark, outlines
 * and fills without outlines, since it looks at changes of colour alone.
 */
export const findRegions = (raster: Raster): Regions => {
  const { data, width, height } = raster;
  const ties = findTies(raster);
  const { labels, components } = findComponents(raster, () => true, {
    joins: (at, before) => ((ties[at] ?? 0) & (at - before === 1 ? along : across)) !== 0,
    diagonal: false,
  });
  const cores = coresOf(labels, raster, components.length);
  const isLarge = new Uint8Array(components.length + 1);
  for (const component of components) {
    const { label, box, area } = component;
    const isOfSize = area >= smallest.area && fits(box, area);
    if (isOfSize && ((cores[label] ?? 0) >= leastCore * area || isCell(component, labels, width))) isLarge[label] = 1;
  }
  const pieces = labels.slice();
  const sums = new Float64Array(4 * (components.length + 1));
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    if (isLarge[label] === 0) {
      labels[at] = 0;
      continue;
    }
    sums[4 * label] = (sums[4 * label] ?? 0) + (data[4 * at] ?? 0);
    sums[4 * label + 1] = (sums[4 * label + 1] ?? 0) + (data[4 * at + 1] ?? 0);
    sums[4 * label + 2] = (sums[4 * label + 2] ?? 0) + (data[4 * at + 2] ?? 0);
  }
  const regions = new Map<number, Region>();
  for (const { label, box, area } of components) {
    if (isLarge[label] === 0) continue;
    const mean = (channel: number): number => (sums[4 * label + channel] ?? 0) / area;
    const isOpen = box.x === 0 || box.y === 0 || box.x + box.width === width || box.y + box.height === height;
    regions.set(label, { label, box, area, colour: [mean(0), mean(1), mean(2)], isOpen });
  }
  const isNear = nearness(raster, regions);
  takeInPatches(raster, labels, { isNear, pieces, components });
  takeIn(raster, labels, { isNear, regions });
  const whole = joinParted(raster, labels, regions, evenStep);
  return { labels, regions: measureRegions(labels, width, whole), width };
};

/** Which neighbours before a pixel are of one even area with it: the one in its row, and the one in its column. */
const along = 1;
const across = 2;

/**
 * Even areas change little from pixel to pixel. A line that is nearly level fades in so softly along its way that paper would flow into it: no two
 * neighbours along a line belong to one area where either of them differs from both of its neighbours across.
 */
const findTies = ({ data, width, height }: Raster): Uint8Array => {
  const differs = (one: number, other: number): boolean =>
    Math.abs((data[one] ?? 0) - (data[other] ?? 0)) > evenStep ||
    Math.abs((data[one + 1] ?? 0) - (data[other + 1] ?? 0)) > evenStep ||
    Math.abs((data[one + 2] ?? 0) - (data[other + 2] ?? 0)) > evenStep;
  const steps = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      steps[at] =
        (x > 0 && differs(4 * at, 4 * at - 4) ? along : 0) + (y > 0 && differs(4 * at, 4 * (at - width)) ? across : 0);
  const ties = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const isLevel = y < height - 1 && ((steps[at] ?? 0) & (steps[at + width] ?? 0) & across) !== 0;
      const isUpright = x < width - 1 && ((steps[at] ?? 0) & (steps[at + 1] ?? 0) & along) !== 0;
      ties[at] = (isLevel ? along : 0) + (isUpright ? across : 0);
    }
  // From the end on, so that what lies before a pixel still says whether it is thin.
  for (let at = ties.length - 1; at >= 0; at -= 1)
    ties[at] =
      ((((ties[at] ?? 0) | (steps[at] ?? 0) | (ties[at - 1] ?? 0)) & along) |
        (((ties[at] ?? 0) | (steps[at] ?? 0) | (ties[at - width] ?? 0)) & across)) ^
      (along | across);
  return ties;
};

/** Strokes of lines and letters are thinner than this, whatever they enclose, px. */
const thickestStroke = 8;

/** The head of an arrow makes no area of its line: so much of one is farther from its edge. */
const leastCore = 0.14;

/** How many pixels of each area have it on all four sides farther than strokes are thick. */
const coresOf = (labels: Int32Array, { width, height }: Raster, count: number): Int32Array => {
  const cores = new Int32Array(count + 1);
  const reach = thickestStroke >> 1;
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach, at = y * width + reach; x < width - reach; x += 1, at += 1) {
      const label = labels[at] ?? 0;
      const isCore =
        labels[at - reach] === label &&
        labels[at + reach] === label &&
        labels[at - reach * width] === label &&
        labels[at + reach * width] === label;
      if (isCore) cores[label] = (cores[label] ?? 0) + 1;
    }
  }
  return cores;
};

/** A low box that words fill is paper between its words only, but along its edges too; one side may be slanted. Outlines are no such paper, px. */
const lowestCell = 12;
const leastLong = 2;
const leastOfEdges = 0.75;
const leastOfCell = 0.5;

const isCell = (
  { label, box: { x, y, width: wide, height: high }, area }: Component,
  labels: Int32Array,
  width: number,
): boolean => {
  if (high < lowestCell || wide < leastLong * high || area < leastOfCell * wide * high) return false;
  let own = 0;
  const look = (atX: number, atY: number): void => {
    if (labels[atY * width + atX] === label) own += 1;
  };
  for (let step = 0; step < wide; step += 1) {
    look(x + step, y);
    look(x + step, y + high - 1);
  }
  for (let step = 0; step < high; step += 1) {
    look(x, y + step);
    look(x + wide - 1, y + step);
  }
  return own >= leastOfEdges * 2 * (wide + high);
};

/** Thin areas are lines: a stroke that is several pixels wide is even as well. */
const fits = ({ width, height }: Rect, area: number): boolean =>
  width >= smallest.width && height >= smallest.height && area >= 0.2 * width * height
    ? true
    : width >= smallest.width && height >= smallest.height && area >= 3 * Math.hypot(width, height) * 4;

/** Smaller pieces are edges of letters, px. */
const leastPatch = 20;

/** What lies behind words of a connector, cut up by letters, belongs to the area around it where it is nearly of its colour. */
const takeInPatches = (
  { width }: Raster,
  labels: Int32Array,
  {
    isNear,
    pieces,
    components,
  }: {
    readonly isNear: (label: number, at: number) => boolean;
    readonly pieces: Int32Array;
    readonly components: readonly Component[];
  },
): void => {
  const owners = new Int32Array(components.length + 1);
  const beside = [-1, 1, -width, width];
  for (let at = 0; at < labels.length; at += 1) {
    if (labels[at] !== 0) continue;
    const piece = pieces[at] ?? 0;
    if (owners[piece] !== 0 || (components[piece - 1]?.area ?? 0) < leastPatch) continue;
    for (const offset of beside) {
      const label = labels[at + offset] ?? 0;
      if (label !== 0 && isNear(label, at)) owners[piece] = label;
    }
  }
  for (let at = 0; at < labels.length; at += 1) if (labels[at] === 0) labels[at] = owners[pieces[at] ?? 0] ?? 0;
};

/** The heads of lines are as even as these are: small areas grow no farther than their soft edge, px. */
const largestHead = 40;
const softEdge = 2;

const reachOf = ({ width, height }: Rect): number => (Math.max(width, height) <= largestHead ? softEdge : noiseReach);

/**
 * Lets even areas grow over pixels beside them that are nearly of their colour, as far as there are any: JPEG's noise lies between all letters of a
 * word. Far beyond their boxes they take in nothing, as what leads on from a filled shape is a line of its colour.
 */
const takeIn = (
  { width }: Raster,
  labels: Int32Array,
  {
    isNear,
    regions,
  }: {
    readonly isNear: (label: number, at: number) => boolean;
    readonly regions: ReadonlyMap<number, Region>;
  },
): void => {
  const boxes = new Map([...regions].map(([label, { box }]) => [label, growBox(box, reachOf(box))]));
  const isInReach = (label: number, at: number): boolean => {
    const box = boxes.get(label);
    const [x, y] = [at % width, Math.floor(at / width)];
    return box !== undefined && x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
  };
  const beside = [-1, 1, -width, width];
  let front: number[] = [];
  for (let at = 0; at < labels.length; at += 1) if (labels[at] === 0) front.push(at);
  while (front.length > 0) {
    const taken: number[] = [];
    const owners: number[] = [];
    for (const at of front) {
      const owner = beside
        .map((offset) => labels[at + offset] ?? 0)
        .find((label) => label !== 0 && isNear(label, at) && isInReach(label, at));
      if (owner === undefined) continue;
      taken.push(at);
      owners.push(owner);
    }
    front = [];
    for (const [index, at] of taken.entries()) {
      if (labels[at] !== 0) continue;
      labels[at] = owners[index] ?? 0;
      for (const offset of beside) if (labels[at + offset] === 0) front.push(at + offset);
    }
  }
};

/** Whether a pixel is nearly of the colour of an area, by its number. */
const nearness = ({ data }: Raster, regions: ReadonlyMap<number, Region>) => {
  const colours = new Float64Array(3 * (Math.max(0, ...regions.keys()) + 1)).fill(Number.NaN);
  for (const { label, colour } of regions.values()) colours.set(colour, 3 * label);
  return (label: number, at: number): boolean =>
    Math.abs((colours[3 * label] ?? 0) - (data[4 * at] ?? 0)) <= nearColour &&
    Math.abs((colours[3 * label + 1] ?? 0) - (data[4 * at + 1] ?? 0)) <= nearColour &&
    Math.abs((colours[3 * label + 2] ?? 0) - (data[4 * at + 2] ?? 0)) <= nearColour;
};

/** Most of a picture is paper. */
export const paperOf = ({ regions }: Regions): Region | undefined =>
  [...regions.values()].toSorted((a, b) => b.area - a.area)[0];

export const paperColour = (regions: Regions): Region['colour'] => paperOf(regions)?.colour ?? [255, 255, 255];
