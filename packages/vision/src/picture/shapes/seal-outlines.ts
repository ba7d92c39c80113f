import { closeGaps } from '../photo/close-gaps.ts';
import { type Component, type Components, findComponents } from '../pixels/components.ts';
import { measureRegions } from '../pixels/measure-regions.ts';
import { areaOf } from '../pixels/raster.ts';
import type { Region, Regions } from '../pixels/regions.ts';
import { fitFigure } from './figure-templates.ts';
import { fillOutline, onGrid } from './fill-outline.ts';

/** Gaps are up to twice as wide, px: narrow ones are closed first, where there are any at all. */
const narrow = 2;
const wide = 5;

/** Outlines are open at a corner or two, and each stroke may miss its start: more gaps are those between dashes. */
const mostGaps = 6;

/** What is enclosed then has this size, px, resembles a figure, and has words of so many px in it. */
const smallest = { width: 36, height: 24 } as const;
const leastFit = 0.88;
const leastWords = 40;

/** More parts are a texture. */
const most = 400;

/** What flows out of an outline is larger than what the outline encloses by this factor. */
const leastAround = 2;

/**
 * Outlines that do not quite close, as in the sketchy styles of programs, enclose no area: the paper flows into them. In: even areas; their places change. Out:
 * the areas with those that resemble a figure once few narrow gaps around them are closed; ink closes these gaps.
 */
export const sealOutlines = (given: Regions): Regions =>
  findLeaks(given, wide).leaks.size === 0 ? given : sealWithin(sealWithin(given, narrow), wide);

const sealWithin = (given: Regions, reach: number): Regions => {
  const { labels, width } = given;
  const { ink, closed, holes, leaks, size } = findLeaks(given, reach);
  if (leaks.size === 0) return given;
  const gaps = findComponents(size, (at) => closed[at] === 1 && ink[at] === 0, { diagonal: false });
  const meets = meetingsOf(gaps, holes, leaks, width);
  const sealed = [...leaks].filter(([hole]) => {
    const count = meets.filter((own) => own.hole === hole && own.isOpen).length;
    return count > 0 && count <= mostGaps;
  });
  if (sealed.length === 0) return given;
  const last = Math.max(...given.regions.keys());
  const numbers = new Map(sealed.map(([hole], index) => [hole, last + index + 1]));
  const regions = new Map(given.regions);
  for (const [hole, { region, box, area }] of sealed) {
    const label = numbers.get(hole) ?? last;
    regions.set(label, { ...region, label, box, area, isOpen: false });
  }
  for (let at = 0; at < labels.length; at += 1) {
    const own = meets[gaps.labels[at] ?? 0];
    const number = numbers.get(own?.hole ?? holes.labels[at] ?? 0);
    if (number !== undefined) labels[at] = own?.isOpen === true ? 0 : number;
  }
  return { ...given, regions: measureRegions(labels, width, regions) };
};

interface Leak extends Component {
  /** What flows into it. */
  readonly region: Region;
}

/** Which parts of areas are figures with words by themselves once gaps are closed, by their numbers. */
const findLeaks = ({ labels, regions, width }: Regions, reach: number) => {
  const size = { width, height: labels.length / width };
  const ink = new Uint8Array(labels.length);
  for (let at = 0; at < ink.length; at += 1) if (labels[at] === 0) ink[at] = 1;
  const closed = closeGaps(ink, size, reach);
  const holes = findComponents(size, (at) => closed[at] === 0, {
    joins: (at, before) => labels[at] === labels[before],
    diagonal: false,
  });
  const areas = new Int32Array(Math.max(0, ...regions.keys()) + 1);
  for (const label of labels) areas[label] = (areas[label] ?? 0) + 1;
  const leaks = new Map<number, Leak>();
  const large = holes.components.filter(({ box }) => box.width >= smallest.width && box.height >= smallest.height);
  for (const hole of large.slice(0, most)) {
    const { box, label, area } = hole;
    if (box.x === 0 || box.y === 0 || box.x + box.width === size.width || box.y + box.height === size.height) continue;
    const region = regions.get(labels[placeIn(hole, holes, width)] ?? 0);
    if (region === undefined || (areas[region.label] ?? 0) < leastAround * areaOf(box)) continue;
    const filled = fillOutline(holes.labels, width, label, box);
    if (filled.area - area < leastWords) continue;
    if (fitFigure(onGrid(filled), box.width / box.height).fit >= leastFit) leaks.set(label, { ...hole, region });
  }
  return { ink, closed, holes, leaks, size };
};

const placeIn = ({ box, label }: Component, { labels }: Components, width: number): number => {
  let at = box.y * width + box.x;
  while (labels[at] !== label) at += 1;
  return at;
};

/** What closed gaps lie at, by their numbers: a part of an area, and whether they lie at what is around it too. */
const meetingsOf = (
  gaps: Components,
  holes: Components,
  leaks: ReadonlyMap<number, unknown>,
  width: number,
): readonly { readonly hole: number | undefined; readonly isOpen: boolean }[] => {
  const meets: { hole: number | undefined; isOpen: boolean }[] = Array.from(
    { length: gaps.components.length + 1 },
    () => ({ hole: undefined, isOpen: false }),
  );
  const others = new Int32Array(meets.length);
  for (let at = 0; at < gaps.labels.length; at += 1) {
    const gap = gaps.labels[at] ?? 0;
    const own = meets[gap];
    if (gap === 0 || own === undefined) continue;
    for (const beside of [at - 1, at + 1, at - width, at + width]) {
      const hole = holes.labels[beside] ?? 0;
      if (hole === 0) continue;
      if (own.hole === undefined && leaks.has(hole)) own.hole = hole;
      else if (own.hole !== hole) others[gap] = hole;
    }
  }
  for (const [gap, own] of meets.entries()) own.isOpen = own.hole !== undefined && (others[gap] ?? 0) !== 0;
  return meets;
};
