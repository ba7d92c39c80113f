import type { Rect } from '@diagloom/diagram/model';
import type { FirstLook } from './first-look.ts';
import { isInMargin } from './is-in-margin.ts';
import { findDashedRules } from './lines/find-rules.ts';
import { type Components, findComponents } from './pixels/components.ts';
import { areaOf, growBox, isWithin, type Raster, unionBox } from './pixels/raster.ts';
import type { Region, Regions } from './pixels/regions.ts';

/** Sheets are this part of the picture, at least and at most; those with nothing around them but a margin at least the last. */
const shareOfPicture = { least: 0.04, most: 0.9, alone: 0.5 } as const;

/** From so much of the ink beside it on, the rest of the picture is a page around the sheet, and no title. */
const leastAround = 0.3;

/** So much of its lines may stand elsewhere: rules and tables of the page. */
const leastWithin = 0.8;

/**
 * Where the diagram stands in a screenshot of a whole page: the smallest flat area around all lines that join shapes. In: a picture, and its even
 * areas and ink. Out: its box, px; nothing where the picture is the diagram alone. What joins shapes has the same paper on both of its sides, as
 * no button, table or field of a page has.
 */
export const findSheet = (raster: Raster, { regions, ink }: Pick<FirstLook, 'regions' | 'ink'>): Rect | undefined => {
  const wires = [...findWires(regions, ink), ...findLifelines(ink)];
  const all = wires.reduce((sum, wire) => sum + wire.weight, 0);
  if (all === 0) return undefined;
  const weightIn = (box: Rect): number =>
    wires.reduce((sum, wire) => sum + (isWithin(wire.box, box) ? wire.weight : 0), 0);
  const holding = (boxes: readonly Rect[]): readonly Rect[] =>
    boxes.filter((box) => weightIn(box) >= leastWithin * all).toSorted((a, b) => areaOf(a) - areaOf(b));
  const picture = areaOf({ x: 0, y: 0, ...raster });
  const flat = holding(findFlat(raster));
  const sheet = flat.find((box) => areaOf(box) <= shareOfPicture.most * picture);
  if (sheet !== undefined) {
    const around = ink.components.filter(({ box }) => !isWithin(box, sheet)).length;
    if (around >= leastAround * ink.components.length) return sheet;
  }
  const alone = [...holding(findEven(regions, raster)), ...flat].filter(
    (box) => areaOf(box) >= shareOfPicture.alone * picture,
  );
  return alone.findLast((box) => isInMargin(box, raster, { regions, ink }));
};

/** So far from its edge a sheet has its colour, px: thinner ones are frames. */
const edge = 5;

/** So much of its edge is free, on the average of both. */
const leastFree = 0.6;

/** Areas of one colour, to the last bit: sheets differ little from what they lie on, but screens show each in one colour. */
const findFlat = (raster: Raster): readonly Rect[] => {
  const { data } = raster;
  const isSame = (at: number, before: number): boolean =>
    data[4 * at] === data[4 * before] &&
    data[4 * at + 1] === data[4 * before + 1] &&
    data[4 * at + 2] === data[4 * before + 2];
  return sheetsAmong(
    findComponents(raster, () => true, { joins: isSame, diagonal: false }),
    raster,
  );
};

/** Even areas, where JPEG left no colour as it was. */
const findEven = ({ labels, regions }: Regions, raster: Raster): readonly Rect[] =>
  sheetsAmong({ labels, components: [...regions.values()] }, raster);

/** Boxes of areas as large as sheets, whose edge is mostly free. */
const sheetsAmong = ({ labels, components }: Components, { width, height }: Raster): readonly Rect[] => {
  const freeAt = (label: number, { x, y, width: wide, height: high }: Rect): number => {
    let free = 0;
    for (let step = 0; step < wide; step += 1)
      for (const row of [y, y + high - 1]) if (labels[row * width + x + step] === label) free += 1;
    for (let step = 0; step < high; step += 1)
      for (const column of [x, x + wide - 1]) if (labels[(y + step) * width + column] === label) free += 1;
    return free / (2 * wide + 2 * high);
  };
  return components
    .filter(({ box }) => {
      const area = areaOf(box);
      return area >= shareOfPicture.least * width * height && area < width * height;
    })
    .filter(({ label, box }) => freeAt(label, box) + freeAt(label, growBox(box, -edge)) >= 2 * leastFree)
    .map(({ box }) => box);
};

/** Shorter dashed lines are marks of a page, px. */
const leastLifeline = 60;

/** Dashed upright lines: what they lead down from need not touch them. */
const findLifelines = ({ components }: Components): readonly Wire[] =>
  findDashedRules(components, 'upright')
    .filter(({ from, to }) => to - from >= leastLifeline)
    .map(({ at, from, to }) => ({ box: { x: at, y: from, width: 1, height: to - from }, weight: 1 }));

interface Wire {
  /** Around it and the shapes that it joins, px. */
  readonly box: Rect;
  /** How many shapes it joins. */
  readonly weight: number;
}

/** Longer runs of one paper on both sides of ink are lines, px. */
const leastLine = 15;

/** Pieces of ink that join areas like shapes by lines. */
const findWires = (regions: Regions, ink: Components): readonly Wire[] => {
  const { lines, beside } = lookBeside(regions, ink);
  return ink.components.flatMap(({ label, box }): readonly Wire[] => {
    if ((lines[label] ?? 0) < leastLine) return [];
    const joined = [...(beside.get(label) ?? [])].flatMap((number) => regions.regions.get(number) ?? []);
    const shapes = joined.filter((region) => isLikeShape(region) && !isWithin(box, region.box));
    return shapes.length < 2
      ? []
      : [{ box: unionBox([box, ...shapes.map((shape) => shape.box)]), weight: shapes.length }];
  });
};

/** Smaller areas are holes of letters of headlines, px. */
const smallest = { width: 20, height: 11 } as const;

/** Less of its box is filled by no figure: a diamond fills half. */
const leastFilled = 0.4;

const isLikeShape = ({ box, area, isOpen }: Region): boolean =>
  !isOpen && box.width >= smallest.width && box.height >= smallest.height && area >= leastFilled * areaOf(box);

/** Lines are thinner, px. */
const thickest = 6;

/** For each piece of ink, how many of its runs across have one area on both of their sides, and the areas that it touches. */
const lookBeside = ({ labels, width }: Regions, ink: Components) => {
  const lines = new Uint32Array(ink.components.length + 1);
  const beside = new Map<number, Set<number>>();
  const height = labels.length / width;
  const look = (start: number, step: number, length: number): void => {
    let [before, run] = [0, 0];
    for (let index = 0, at = start; index < length; index += 1, at += step) {
      const label = labels[at] ?? 0;
      if (label === 0) {
        run += 1;
        continue;
      }
      if (run > 0 && before > 0) {
        const pieces = [ink.labels[at - step] ?? 0, ink.labels[at - step * run] ?? 0];
        for (const [piece, area] of [[pieces[0] ?? 0, label] as const, [pieces[1] ?? 0, before] as const])
          beside.set(piece, (beside.get(piece) ?? new Set()).add(area));
        if (label === before && run <= thickest && pieces[0] === pieces[1])
          lines[pieces[0] ?? 0] = (lines[pieces[0] ?? 0] ?? 0) + 1;
      }
      [before, run] = [label, 0];
    }
  };
  for (let y = 0; y < height; y += 1) look(y * width, 1, width);
  for (let x = 0; x < width; x += 1) look(x, width, height);
  return { lines, beside };
};
