import type { ReadShape } from '../../board/board-reading.ts';
import type { Raster } from '../pixels/raster.ts';
import type { Region } from '../pixels/regions.ts';
import type { Candidate } from './candidate.ts';
import { differ } from './find-dots.ts';

/** A shape that was read, and the area that it was read from. */
export interface Filled {
  readonly shape: ReadShape;
  readonly candidate: Candidate;
}

/** Fills that differ by less are one: screens show shades of one colour, and JPEG makes some; of 255. */
const oneColour = 20;

/** What else a theme colours by itself. */
const frames: ReadonlySet<ReadShape['kind']> = new Set(['lane', 'pool', 'fragment', 'section', 'dot', 'person']);

/**
 * Colours that say something: where shapes of one kind are filled with different colours, all fills stay, with the colour of their outlines.
 * Where all of a kind look alike, the theme says how they look.
 */
export const keepFills = (filled: readonly Filled[], raster: Raster, paper: Region['colour']): readonly ReadShape[] => {
  const coloured = filled.filter(({ shape }) => !frames.has(shape.kind));
  const holders = new Set(filled.map(({ shape }) => shape.parent));
  const isOfKind = (one: Filled, other: Filled): boolean =>
    one.shape.kind === other.shape.kind && holders.has(one.shape.id) === holders.has(other.shape.id);
  const tells = coloured.some((one, index) =>
    coloured
      .slice(index + 1)
      .some((other) => isOfKind(one, other) && differ(colourOf(one), colourOf(other), oneColour)),
  );
  if (!tells) return filled.map(({ shape }) => shape);
  return filled.map((one) => {
    if (!coloured.includes(one) || !differ(colourOf(one), paper, oneColour)) return one.shape;
    const outline = outlineColour(one.candidate, raster);
    const hasOutline = one.candidate.outline > 0 && differ(outline, paper, oneColour);
    return { ...one.shape, fill: toHex(colourOf(one)), color: toHex(hasOutline ? outline : colourOf(one)) };
  });
};

const colourOf = ({ candidate }: Filled): Region['colour'] => candidate.region.colour;

/** Places along the upper and the lower edge at which an outline is looked at: the shares of the width. */
const places = [0.3, 0.4, 0.5, 0.6, 0.7];

/** Of what lies beside the upper and lower edge, what differs most from the fill on its way out, in the middle of all places. */
const outlineColour = ({ region, outline }: Candidate, { data, width, height }: Raster): Region['colour'] => {
  const { box, colour } = region;
  const seen = places.flatMap((share) =>
    [box.y - Math.ceil(outline / 2), box.y + box.height - 1 + Math.ceil(outline / 2)].map((y): Region['colour'] => {
      const row = Math.max(0, Math.min(height - 1, y));
      const at = 4 * (row * width + Math.round(box.x + share * (box.width - 1)));
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    }),
  );
  const away = (one: Region['colour']): number =>
    one.reduce((sum, value, channel) => sum + Math.abs(value - (colour[channel] ?? 0)), 0);
  return seen.toSorted((a, b) => away(a) - away(b))[seen.length >> 1] ?? colour;
};

const toHex = (colour: Region['colour']): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
