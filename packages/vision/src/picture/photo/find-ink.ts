import { findComponents } from '../pixels/components.ts';
import type { Mask, Raster } from '../pixels/raster.ts';
import { spreadInk } from '../pixels/spread-ink.ts';
import { dropBorders, dropRules } from './drop-rules.ts';
import { findGround } from './find-ground.ts';

/** The faintest ink is darker than the ground behind it by this share, against the grain of paper... */
const faintest = { least: 0.07, ofDarkest: 0.3 } as const;

/** ... and a pen at its strongest by this much: what is nowhere so dark is a printed rule or square. Shares of what the darkest tenth of the ink is darker. */
const strongest = { least: 0.11, ofDarkest: 0.42 } as const;

/** A piece of ink that is strong to this share is a stroke of the pen to its faint ends; of others only what is strong counts. */
const strongShare = 0.25;

/** Fewer pixels are grain of the paper, and no dot. */
const leastSpot = 12;

/** What a hand drew: one byte a pixel. Shadows, the colour of the light, the grain and the rules of paper are gone. */
export const findInk = (raster: Raster): Mask => {
  const contrast = contrastOf(raster);
  dropEdges(contrast, raster);
  const cells = penStrokes(contrast, raster);
  dropRules(cells, contrast, raster);
  dropBorders(cells, raster);
  dropSpots(cells, raster);
  return { width: raster.width, height: raster.height, data: cells };
};

/** Two thresholds, as edges are found (Canny 1986): faint ink counts where it goes on from strong ink. */
const penStrokes = (contrast: Uint8Array, raster: Raster): Uint8Array => {
  const darkest = darkestTenth(contrast);
  const faint = 255 * Math.max(faintest.least, faintest.ofDarkest * darkest);
  const strong = 255 * Math.max(strongest.least, strongest.ofDarkest * darkest);
  const { labels, components } = findComponents(raster, (at) => (contrast[at] ?? 0) >= faint, { diagonal: true });
  const strongs = new Uint32Array(components.length + 1);
  for (let at = 0; at < labels.length; at += 1)
    if ((contrast[at] ?? 0) >= strong) strongs[labels[at] ?? 0] = (strongs[labels[at] ?? 0] ?? 0) + 1;
  const isPen = components.map(({ label, area }) => (strongs[label] ?? 0) >= strongShare * area);
  return contrast.map((value, at) => (value >= strong || isPen[(labels[at] ?? 0) - 1] === true ? 1 : 0));
};

/** By how much every pixel is darker than the ground, 255 for black on white; what is dark all around is the table, and no paper. */
const contrastOf = (raster: Raster): Uint8Array => {
  const light = lightnessOf(raster);
  const ground = findGround(light, raster);
  const paper = 0.5 * (levelOf(ground, 0.8) ?? 255);
  const rough = light.map((value, at) => {
    const behind = ground[at] ?? 255;
    return Math.max(0, (255 * (behind - value)) / Math.max(1, behind, paper));
  });
  // The lightest grain around is lighter than the ground by so much.
  const grain = levelOf(rough, 0.5);
  return rough.map((value) => Math.max(0, value - grain));
};

/** Strokes are not so thick, px to both sides: the table and hands at the edge of the picture are. */
const thickStroke = 7;

/** What is thick and dark at the edge of the picture is no ink. */
const dropEdges = (contrast: Uint8Array, { width, height }: Raster): void => {
  const size = { width, height };
  const dark = contrast.map((value) => (value >= 255 * strongest.least ? 1 : 0));
  const cores = spreadInk(dark, size, { reach: thickStroke, way: 'shrink' });
  const { labels, components } = findComponents(size, (at) => cores[at] === 1, { diagonal: true });
  const isEdge = components.map(
    ({ box: { x, y, width: wide, height: high } }) =>
      x <= thickStroke || y <= thickStroke || x + wide >= width - thickStroke || y + high >= height - thickStroke,
  );
  const atEdge = cores.map((_, at) => (isEdge[(labels[at] ?? 0) - 1] === true ? 1 : 0));
  const edges = spreadInk(atEdge, size, { reach: 2 * thickStroke, way: 'grow' });
  for (let at = 0; at < contrast.length; at += 1) if (edges[at] === 1) contrast[at] = 0;
};

/** What this share of the values is below. */
const levelOf = (values: Uint8Array, share: number): number => {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  let [seen, level] = [0, 0];
  while (level < 255 && seen + (counts[level] ?? 0) < share * values.length) {
    seen += counts[level] ?? 0;
    level += 1;
  }
  return level;
};

const darkestTenth = (contrast: Uint8Array): number => {
  const ink = contrast.filter((value) => value >= 255 * strongest.least);
  return ink.length === 0 ? strongest.least : levelOf(ink, 0.9) / 255;
};

/** The darkest channel tells pens of any colour from paper; but cameras keep colours coarsely, and how light something is finely. */
const lightnessOf = ({ data, width, height }: Raster): Uint8Array => {
  const light = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at += 1) {
    const [red, green, blue] = [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0];
    light[at] = 0.8 * (0.3 * red + 0.59 * green + 0.11 * blue) + 0.2 * Math.min(red, green, blue);
  }
  return light;
};

const dropSpots = (cells: Uint8Array, raster: Raster): void => {
  const { labels, components } = findComponents(raster, (at) => cells[at] === 1, { diagonal: true });
  for (let at = 0; at < cells.length; at += 1)
    if ((components[(labels[at] ?? 0) - 1]?.area ?? leastSpot) < leastSpot) cells[at] = 0;
};
