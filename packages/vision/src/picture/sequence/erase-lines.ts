import type { Rect } from '@diagloom/diagram/model';
import type { Rule } from '../lines/find-rules.ts';
import type { Components } from '../pixels/components.ts';
import { growBox, type Raster } from '../pixels/raster.ts';
import { outerBox } from '../shapes/candidate.ts';
import type { ChosenShape } from '../shapes/choose-shapes.ts';

/** Everything that is no letter: lines, heads of arrows, shapes. */
export const erase = (
  { width, height }: Raster,
  rules: readonly Rule[],
  shapes: readonly ChosenShape[],
): Uint8Array => {
  const mask = new Uint8Array(width * height);
  const boxes = [
    ...rules.map(({ axis, at, from, to, thickness }): Rect => {
      const across = thickness + 2;
      return axis === 'level'
        ? { x: from - 1, y: at - across / 2, width: to - from + 3, height: across }
        : { x: at - across / 2, y: from - 1, width: across, height: to - from + 3 };
    }),
    ...shapes.map(({ candidate }) => growBox(outerBox(candidate), 2)),
  ];
  for (const { x, y, width: wide, height: high } of boxes)
    for (let line = Math.max(0, Math.floor(y)); line < Math.min(height, Math.ceil(y + high)); line += 1)
      mask.fill(1, line * width + Math.max(0, Math.floor(x)), line * width + Math.min(width, Math.ceil(x + wide)));
  return mask;
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
