import { findComponents } from './components.ts';
import { areaOf, growBox } from './raster.ts';
import { paperOf, type Region, type Regions } from './regions.ts';
import { spreadInk } from './spread-ink.ts';

/** Larger areas are no filled shapes, px. */
const largest = 1600;

/** Lines stand out from the paper by more, of 255: what they enclose is no shape, however narrow it is in places. */
const leastContrast = 60;

/** Of a rectangle a disc or a box with a line covers less than this. */
const leastCover = 0.72;

/** Strokes are thinner than twice this and a pixel, whatever they belong to, px. */
const reach = 4;

/** Corners of shapes are as thin, but shorter than lines, px. */
const shortest = 16;

/**
 * A filled shape and a line of its colour that leads away from it are one even area; the line is ink. In: the area of every pixel, which is
 * changed where that is so, and the areas. Out: the areas as they are then.
 */
export const cutTails = (given: Regions): Regions => {
  const { labels, width, regions } = given;
  const paper = paperOf(given);
  const cut = new Map(
    [...regions].map(([label, region]) => {
      const { box, area, isOpen, colour } = region;
      const isSmall = !isOpen && Math.max(box.width, box.height) <= largest;
      const isPaper = colour.every(
        (value, channel) => Math.abs(value - (paper?.colour[channel] ?? 255)) < leastContrast,
      );
      if (!isSmall || isPaper || area > leastCover * box.width * box.height) return [label, region];
      return [label, cutTail(labels, width, region)];
    }),
  );
  return { labels, width, regions: cut };
};

const cutTail = (labels: Int32Array, width: number, region: Region): Region => {
  const box = growBox(region.box, reach);
  const placeOf = (at: number): number => (box.y + Math.floor(at / box.width)) * width + box.x + (at % box.width);
  const own = new Uint8Array(areaOf(box)).map((_, at) => (labels[placeOf(at)] === region.label ? 1 : 0));
  const cores = spreadInk(spreadInk(own, box, { reach, way: 'shrink' }), box, { reach, way: 'grow' });
  const blobs = findComponents(box, (at) => cores[at] !== 0, { diagonal: false });
  const body = blobs.components.toSorted((a, b) => b.area - a.area)[0];
  if (body === undefined) return region;
  const rest = findComponents(box, (at) => own[at] !== 0 && blobs.labels[at] !== body.label, { diagonal: true });
  const tails = new Set(
    rest.components.filter((piece) => Math.max(piece.box.width, piece.box.height) >= shortest).map((one) => one.label),
  );
  if (tails.size === 0) return region;
  for (let at = 0; at < own.length; at += 1) if (tails.has(rest.labels[at] ?? 0)) labels[placeOf(at)] = 0;
  return { ...region, box: { ...body.box, x: box.x + body.box.x, y: box.y + body.box.y }, area: body.area };
};
