import type { Rect } from '@diagloom/diagram/model';
import type { Rule } from '../lines/find-rules.ts';
import type { Components } from '../pixels/components.ts';
import { growBox, type Raster } from '../pixels/raster.ts';
import type { Region } from '../pixels/regions.ts';
import { outerBox } from '../shapes/candidate.ts';
import type { ChosenShape } from '../shapes/choose-shapes.ts';

/** Everything that is no letter: lines, heads of arrows, shapes. Letters across a lifeline that is paler than they are stay whole. */
export const erase = (
  raster: Raster,
  {
    lines,
    lifelines,
    shapes,
    paper,
  }: {
    /** With what is around heads. */
    readonly lines: readonly Rule[];
    readonly lifelines: readonly Rule[];
    readonly shapes: readonly ChosenShape[];
    readonly paper: Region['colour'];
  },
): Uint8Array => {
  const { width, height } = raster;
  const mask = new Uint8Array(width * height);
  const contrastAt = (at: number): number =>
    Math.hypot(...paper.map((value, channel) => (raster.data[4 * at + channel] ?? 0) - value));
  const fill = ({ x, y, width: wide, height: high }: Rect, most: number): void => {
    const [left, right] = [Math.max(0, Math.floor(x)), Math.min(width, Math.ceil(x + wide))];
    for (let line = Math.max(0, Math.floor(y)); line < Math.min(height, Math.ceil(y + high)); line += 1) {
      if (most === Number.POSITIVE_INFINITY) mask.fill(1, line * width + left, line * width + right);
      else
        for (let at = line * width + left; at < line * width + right; at += 1) if (contrastAt(at) <= most) mask[at] = 1;
    }
  };
  const usual = (rule: Rule): number => contrastOf(rule, width, contrastAt) + darker;
  for (const line of lifelines) fill(bandOf(line), usual(line));
  for (const line of lines) fill(bandOf(line), Number.POSITIVE_INFINITY);
  for (const { candidate } of shapes) fill(growBox(outerBox(candidate), 2), Number.POSITIVE_INFINITY);
  return mask;
};

/** By so much more than a line itself do letters across it differ from the paper, of 255. */
const darker = 40;

const bandOf = ({ axis, at, from, to, thickness }: Rule): Rect => {
  const across = thickness + 2;
  return axis === 'level'
    ? { x: from - 1, y: at - across / 2, width: to - from + 3, height: across }
    : { x: at - across / 2, y: from - 1, width: across, height: to - from + 3 };
};

/** By how much an upright line differs from the paper: half of a dashed one is paper, and of a blurred one a side is paler. */
const contrastOf = ({ at, from, to }: Rule, width: number, contrastAt: (at: number) => number): number => {
  const contrasts = Array.from({ length: to - from + 1 }, (_, index) =>
    Math.max(...[Math.floor(at), Math.ceil(at)].map((x) => contrastAt((from + index) * width + x))),
  );
  return contrasts.toSorted((a, b) => b - a)[contrasts.length >> 2] ?? 0;
};

/** By the height of letters: strokes of them are no longer, and letters that touch each other no higher. */
const lettersAre = { long: 3, high: 2 } as const;

/** A straight stroke of letters, or of several that touch each other, in a piece that is no higher than letters. */
export const isInLetters = (
  { axis, at, from, to, isDashed }: Rule,
  { labels, components }: Components,
  { width, letterHeight }: { readonly width: number; readonly letterHeight: number },
): boolean => {
  if (isDashed || to - from > lettersAre.long * letterHeight) return false;
  const [along, across] = [(from + to) >> 1, Math.round(at)];
  const place = axis === 'level' ? across * width + along : along * width + across;
  const piece = components[(labels[place] ?? 0) - 1];
  return piece !== undefined && piece.box.height <= lettersAre.high * letterHeight;
};
