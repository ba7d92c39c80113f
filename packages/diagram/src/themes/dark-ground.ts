import type { Style } from '../model/index.ts';
import { contrast, readColour } from './colour.ts';
import { atLightness } from './shade.ts';

/** On a dark page pale and deep change places: a deep fill is a quiet one there. Pages are read as if they were white. */

export const isDarkGround = (ground: string | undefined): ground is string =>
  (readColour(ground)?.lightness ?? 1) < 0.4;

const colourKeys = ['fillColor', 'gradientColor', 'swimlaneFillColor', 'strokeColor', 'fontColor'] as const;

/** The style as it would be on a white page; what is nearly the page's own colour becomes white. */
export const asOnWhite = (style: Style, ground: string): Style => {
  const turned = colourKeys.flatMap((key) => {
    const colour = style[key] === undefined ? undefined : turnedOver(style[key], ground);
    return colour === undefined ? [] : [[key, colour] as const];
  });
  return { ...style, ...Object.fromEntries(turned) };
};

/** Less than this from the page, a fill is its paper. */
const nearGround = 1.25;

const turnedOver = (text: string, ground: string): string | undefined => {
  const colour = readColour(text);
  if (colour === undefined) return undefined;
  if (contrast(text, ground) < nearGround) return '#ffffff';
  // A breath of blue in white text is no blue.
  return atLightness(text, 1 - colour.lightness, colour.lightness > 0.9 ? 0 : 1);
};
