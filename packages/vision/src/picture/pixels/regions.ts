import type { Rect } from '@diagloom/diagram/model';
import { type Component, findComponents } from './components.ts';
import { cutTails } from './cut-tails.ts';
import type { Raster } from './raster.ts';

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
  const differ = (one: number, other: number): number =>
    Math.max(
      Math.abs((data[4 * one] ?? 0) - (data[4 * other] ?? 0)),
      Math.abs((data[4 * one + 1] ?? 0) - (data[4 * other + 1] ?? 0)),
      Math.abs((data[4 * one + 2] ?? 0) - (data[4 * other + 2] ?? 0)),
    );
  const isThin = findThin(raster, (at, beside) => differ(at, beside) > evenStep);
  const { labels, components } = findComponents(raster, () => true, {
    joins: (at, before) => differ(at, before) <= evenStep && !isThin(at, before),
    diagonal: false,
  });
  const cores = coresOf(labels, raster, components.length);
  const isLarge = components.map(
    ({ label, box, area }) => area >= smallest.area && fits(box, area) && (cores[label] ?? 0) >= leastCore * area,
  );
  const pieces = labels.slice();
  const sums = new Float64Array(4 * (components.length + 1));
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    if (!isLarge[label - 1]) {
      labels[at] = 0;
      continue;
    }
    for (let channel = 0; channel < 3; channel += 1)
      sums[4 * label + channel] = (sums[4 * label + channel] ?? 0) + (data[4 * at + channel] ?? 0);
  }
  const regions = new Map<number, Region>();
  for (const { label, box, area } of components) {
    if (!isLarge[label - 1]) continue;
    const mean = (channel: number): number => (sums[4 * label + channel] ?? 0) / area;
    const isOpen = box.x === 0 || box.y === 0 || box.x + box.width === width || box.y + box.height === height;
    regions.set(label, { label, box, area, colour: [mean(0), mean(1), mean(2)], isOpen });
  }
  takeInPatches(raster, labels, { regions, pieces, components });
  takeIn(raster, labels, regions);
  return { labels, regions: cutTails(labels, width, measured(labels, width, regions)), width };
};

/**
 * A line that is nearly level fades in so softly along its way that paper would flow into it: no two neighbours along a line belong to one area
 * where either of them differs from both of its neighbours across.
 */
const findThin = (
  { width, height }: Raster,
  differs: (at: number, beside: number) => boolean,
): ((at: number, before: number) => boolean) => {
  const thin = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const isLevel = y > 0 && y < height - 1 && differs(at, at - width) && differs(at, at + width);
      const isUpright = x > 0 && x < width - 1 && differs(at, at - 1) && differs(at, at + 1);
      thin[at] = (isLevel ? 1 : 0) + (isUpright ? 2 : 0);
    }
  return (at, before) => (((thin[at] ?? 0) | (thin[before] ?? 0)) & (at - before === 1 ? 1 : 2)) !== 0;
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

/** Thin areas are lines: a stroke that is several pixels wide is even as well. */
const fits = ({ width, height }: Rect, area: number): boolean =>
  width >= smallest.width && height >= smallest.height && area >= 0.2 * width * height
    ? true
    : width >= smallest.width && height >= smallest.height && area >= 3 * Math.hypot(width, height) * 4;

/** Smaller pieces are edges of letters, px. */
const leastPatch = 20;

/** What lies behind words of a connector, cut up by letters, belongs to the area around it where it is nearly of its colour. */
const takeInPatches = (
  { data, width }: Raster,
  labels: Int32Array,
  {
    regions,
    pieces,
    components,
  }: {
    readonly regions: ReadonlyMap<number, Region>;
    readonly pieces: Int32Array;
    readonly components: readonly Component[];
  },
): void => {
  const owners = new Int32Array(components.length + 1);
  for (let at = 0; at < labels.length; at += 1) {
    const piece = pieces[at] ?? 0;
    if (labels[at] !== 0 || owners[piece] !== 0 || (components[piece - 1]?.area ?? 0) < leastPatch) continue;
    for (const beside of [at - 1, at + 1, at - width, at + width]) {
      const label = labels[beside] ?? 0;
      if (label !== 0 && isNear(regions.get(label)?.colour, data, at)) owners[piece] = label;
    }
  }
  for (let at = 0; at < labels.length; at += 1) if (labels[at] === 0) labels[at] = owners[pieces[at] ?? 0] ?? 0;
};

/** Lets even areas grow over pixels beside them that are nearly of their colour. */
const takeIn = ({ data, width }: Raster, labels: Int32Array, regions: ReadonlyMap<number, Region>): void => {
  let front: number[] = [];
  for (let at = 0; at < labels.length; at += 1) if (labels[at] === 0) front.push(at);
  for (let pass = 0; pass < 3 && front.length > 0; pass += 1) {
    const taken: [number, number][] = [];
    const rest: number[] = [];
    for (const at of front) {
      const label = [at - 1, at + 1, at - width, at + width]
        .map((beside) => labels[beside] ?? 0)
        .find((beside) => beside !== 0 && isNear(regions.get(beside)?.colour, data, at));
      if (label === undefined) rest.push(at);
      else taken.push([at, label]);
    }
    for (const [at, label] of taken) labels[at] = label;
    front = rest;
  }
};

/** What areas took in counts as well. */
const measured = (
  labels: Int32Array,
  width: number,
  regions: ReadonlyMap<number, Region>,
): ReadonlyMap<number, Region> => {
  const edges = new Map(
    [...regions.keys()].map((label) => [label, { x: width, y: labels.length, right: 0, bottom: 0 }]),
  );
  for (let at = 0; at < labels.length; at += 1) {
    const edge = edges.get(labels[at] ?? 0);
    if (edge === undefined) continue;
    const x = at % width;
    const y = (at - x) / width;
    if (x < edge.x) edge.x = x;
    if (x > edge.right) edge.right = x;
    if (y < edge.y) edge.y = y;
    if (y > edge.bottom) edge.bottom = y;
  }
  return new Map(
    [...regions].map(([label, region]) => {
      const { x, y, right, bottom } = edges.get(label) ?? { ...region.box, right: 0, bottom: 0 };
      return [label, { ...region, box: { x, y, width: right - x + 1, height: bottom - y + 1 } }];
    }),
  );
};

const isNear = (colour: Region['colour'] | undefined, data: Raster['data'], at: number): boolean =>
  colour !== undefined &&
  Math.abs(colour[0] - (data[4 * at] ?? 0)) <= nearColour &&
  Math.abs(colour[1] - (data[4 * at + 1] ?? 0)) <= nearColour &&
  Math.abs(colour[2] - (data[4 * at + 2] ?? 0)) <= nearColour;

/** Most of a picture is paper. */
export const paperColour = ({ regions }: Regions): Region['colour'] => {
  const [paper] = [...regions.values()].toSorted((a, b) => b.area - a.area);
  return paper?.colour ?? [255, 255, 255];
};
