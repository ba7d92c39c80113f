import { findComponents } from '../pixels/components.ts';
import { areaOf, type Raster } from '../pixels/raster.ts';
import { bridgeEnds } from './bridge-ends.ts';
import { closeGaps } from './close-gaps.ts';
import { dropRules } from './drop-rules.ts';
import { findGround } from './find-ground.ts';

/** The faintest ink is darker than the ground behind it by this share, against the grain of paper... */
const faintest = { least: 0.1, ofDarkest: 0.2 } as const;

/** ... and a pen at its strongest by this much: what is nowhere so dark is a printed rule or square. Shares of what the darkest tenth of the ink is darker. */
const strongest = { least: 0.13, ofDarkest: 0.45 } as const;

/** A piece of ink that is strong to this share is a stroke of the pen to its faint ends; of others only what is strong counts. */
const strongShare = { small: 0.25, large: 0.6 } as const;

/** Pieces over so much of the picture may be the squares of its paper, with all that is drawn on them. */
const largePiece = 0.2;

/** Fewer pixels are grain of the paper, and no dot. */
const leastSpot = 14;

/** Pieces at the edge of the picture that fill so much of their box are the table, a hand or the edge of the page. */
const mostAtEdge = 0.25;

/** Smaller pieces are letters, which closing would blot, px. */
const leastStroke = 60;

/**
 * The picture with nothing but its ink, black on white: shadows, the colour of the light and grain are gone, and outlines are closed. With
 * `onlyStrong`, faint ink is left out altogether, and printed rules with it.
 */
export const drawInk = (raster: Raster, { onlyStrong }: { readonly onlyStrong: boolean }): Raster => {
  const { width, height } = raster;
  const cells = penStrokes(contrastOf(raster), raster, onlyStrong);
  dropRules(cells, raster);
  keepStrokes(cells, raster);
  const data = new Uint8ClampedArray(4 * cells.length).fill(255);
  for (let at = 0; at < cells.length; at += 1) if (cells[at] === 1) data.fill(0, 4 * at, 4 * at + 3);
  return { width, height, data };
};

/** Two thresholds, as edges are found (Canny 1986): faint ink counts where it goes on from strong ink. */
const penStrokes = (contrast: Uint8Array, raster: Raster, onlyStrong: boolean): Uint8Array => {
  const darkest = darkestTenth(contrast);
  const faint = 255 * Math.max(faintest.least, faintest.ofDarkest * darkest);
  const strong = 255 * Math.max(strongest.least, strongest.ofDarkest * darkest);
  if (onlyStrong) return contrast.map((value) => (value >= strong ? 1 : 0));
  const { labels, components } = findComponents(raster, (at) => (contrast[at] ?? 0) >= faint, { diagonal: true });
  const strongs = new Uint32Array(components.length + 1);
  for (let at = 0; at < labels.length; at += 1)
    if ((contrast[at] ?? 0) >= strong) strongs[labels[at] ?? 0] = (strongs[labels[at] ?? 0] ?? 0) + 1;
  const isPen = components.map(({ label, area, box }) => {
    const isLarge = areaOf(box) > largePiece * raster.width * raster.height;
    return (strongs[label] ?? 0) >= (isLarge ? strongShare.large : strongShare.small) * area;
  });
  return contrast.map((value, at) => (value >= strong || isPen[(labels[at] ?? 0) - 1] === true ? 1 : 0));
};

/** How much darker than the ground every pixel is, 255 for black. */
const contrastOf = (raster: Raster): Uint8Array => {
  const light = lightnessOf(raster);
  const ground = findGround(light, raster);
  return light.map((value, at) => Math.max(0, 255 * (1 - value / Math.max(1, ground[at] ?? 255))));
};

const darkestTenth = (contrast: Uint8Array): number => {
  const counts = new Uint32Array(256);
  for (const value of contrast) counts[value] = (counts[value] ?? 0) + 1;
  const first = Math.ceil(255 * strongest.least);
  const all = counts.subarray(first).reduce((sum, count) => sum + count, 0);
  let [seen, level] = [0, 255];
  while (level > first && seen + (counts[level] ?? 0) < all / 10) {
    seen += counts[level] ?? 0;
    level -= 1;
  }
  return level / 255;
};

/** The darkest channel tells pens of any colour from paper. */
const lightnessOf = ({ data, width, height }: Raster): Uint8Array => {
  const light = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at += 1)
    light[at] = Math.min(data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0);
  return light;
};

/** Takes grain and what is no drawing away, and closes the gaps in strokes. */
const keepStrokes = (cells: Uint8Array, raster: Raster): void => {
  const { labels, components } = findComponents(raster, (at) => cells[at] === 1, { diagonal: true });
  const { width, height } = raster;
  const kinds = components.map(({ area, box }) => {
    const isAtEdge = box.x === 0 || box.y === 0 || box.x + box.width === width || box.y + box.height === height;
    if (area < leastSpot || (isAtEdge && area > mostAtEdge * areaOf(box))) return 'none';
    return Math.max(box.width, box.height) >= leastStroke ? 'stroke' : 'spot';
  });
  const strokes = new Uint8Array(cells.length);
  for (let at = 0; at < cells.length; at += 1) {
    const kind = kinds[(labels[at] ?? 0) - 1];
    if (kind === 'stroke') strokes[at] = 1;
    cells[at] = kind === 'spot' ? 1 : 0;
  }
  closeGaps(strokes, raster);
  bridgeEnds(strokes, raster);
  for (let at = 0; at < cells.length; at += 1) if (strokes[at] === 1) cells[at] = 1;
};
