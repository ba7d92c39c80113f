import type { Rect } from '@diagloom/diagram/model';
import { findComponents } from '../pixels/components.ts';
import { areaOf } from '../pixels/raster.ts';
import type { Region } from '../pixels/regions.ts';
import type { ChosenShape } from './choose-shapes.ts';

export interface DotInk {
  readonly width: number;
  readonly height: number;
  readonly isInk: (at: number) => boolean;
  readonly letterHeight: number;
  readonly colourAt: (at: number) => Region['colour'];
  readonly paper: Region['colour'];
}

/** By the height of letters: how far the middle of a dot is from its edge at least, and how wide dots are. */
const core = 0.45;
const sizes = { least: 1.3, most: 5 } as const;

/** In so many directions is it looked at how far ink reaches. */
const directions = 16;

/** So many of those end alike; in the others a line may leave. */
const leastAlike = 12;
const alike = 0.14;

/**
 * Filled discs in the ink: a dot of the colour of the lines that meet it is one piece with them. In: what is ink. Out: each dot as a shape, with the
 * ring around it where there is one.
 */
export const findDots = (ink: DotInk): readonly ChosenShape[] => {
  const { width, isInk, letterHeight, colourAt } = ink;
  const reach = Math.max(3, Math.round(core * letterHeight));
  const depths = depthsOf(ink);
  const { components } = findComponents(ink, (at) => (depths[at] ?? 0) >= reach, { diagonal: true });
  return components.flatMap(({ box }): readonly ChosenShape[] => {
    const [x, y] = [Math.round(box.x + (box.width - 1) / 2), Math.round(box.y + (box.height - 1) / 2)];
    if (Math.max(box.width, box.height) > sizes.most * letterHeight || !isInk(y * width + x)) return [];
    const radius = radiusAt(x, y, ink);
    if (radius === undefined || !isFilled(x, y, radius, ink)) return [];
    const disc = { x: x - radius, y: y - radius, width: 2 * radius + 1, height: 2 * radius + 1 };
    return [toDot(disc, colourAt(y * width + x))];
  });
};

/** How far each place in the ink is from its edge, px, along rows, columns and diagonals. */
const depthsOf = ({ width, height, isInk }: DotInk): Uint8Array => {
  const depths = new Uint8Array(width * height);
  const atLeast = (at: number, way: 1 | -1): number => {
    let least = 255;
    for (const offset of before) least = Math.min(least, depths[at + way * offset] ?? 0);
    return Math.min(255, 1 + least);
  };
  const before = [-1, -width - 1, -width, -width + 1];
  for (let at = 0; at < depths.length; at += 1) if (isInk(at)) depths[at] = atLeast(at, 1);
  for (let at = depths.length - 1; at >= 0; at -= 1)
    if ((depths[at] ?? 0) > 0) depths[at] = Math.min(depths[at] ?? 0, atLeast(at, -1));
  return depths;
};

/** Of the disc around a place, px; undefined where the ink there is none. */
const radiusAt = (x: number, y: number, { width, height, isInk, letterHeight }: DotInk): number | undefined => {
  const most = (sizes.most * letterHeight) / 2;
  const reaches = Array.from({ length: directions }, (_, index) => {
    const angle = (2 * Math.PI * index) / directions;
    for (let step = 1; step <= 2 * most; step += 1) {
      const [toX, toY] = [Math.round(x + step * Math.cos(angle)), Math.round(y + step * Math.sin(angle))];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height || !isInk(toY * width + toX)) return step - 1;
    }
    return 2 * most;
  });
  const radius = reaches.toSorted((a, b) => a - b)[directions >> 1] ?? 0;
  const isRound = reaches.filter((one) => Math.abs(one - radius) <= alike * radius + 0.5).length >= leastAlike;
  return isRound && 2 * radius >= sizes.least * letterHeight && radius <= most ? radius : undefined;
};

/** Of one colour that is not the paper's: hollow marks of relations and icons are not. */
const isFilled = (x: number, y: number, radius: number, { width, colourAt, paper }: DotInk): boolean => {
  const inside = inner * radius;
  const middle = colourAt(y * width + x);
  if (!differ(middle, paper, fillOfDot)) return false;
  for (let dy = -inside; dy <= inside; dy += 1)
    for (let dx = -inside; dx <= inside; dx += 1) {
      const at = Math.round(y + dy) * width + Math.round(x + dx);
      if (Math.hypot(dx, dy) <= inside && differ(colourAt(at), middle, oneColour)) return false;
    }
  return true;
};

/** Within a ring a dot fills so much of it. */
const inner = 0.55;

/** Colours that differ by less are one, and fills of shapes that hold words differ less from the paper, of 255. */
const oneColour = 24;
export const fillOfDot = 100;

export const differ = (one: Region['colour'], other: Region['colour'], by: number): boolean =>
  one.some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > by);

export const toDot = (box: Rect, colour: Region['colour']): ChosenShape => {
  const [across, down] = [box.width / 2, box.height / 2];
  const cells = Uint8Array.from({ length: areaOf(box) }, (_, at) => {
    const [x, y] = [(at % box.width) + 0.5, Math.floor(at / box.width) + 0.5];
    return Math.hypot(x / across - 1, y / down - 1) <= 1 ? 1 : 0;
  });
  return {
    candidate: {
      region: { label: -1, box, area: areaOf(box), colour, isOpen: false },
      filled: { box, cells, area: areaOf(box) },
      figure: 'dot',
      fit: 1,
      margin: 1,
      outline: 1,
      beyond: new Map(),
    },
    letters: [],
    isContainer: false,
  };
};
