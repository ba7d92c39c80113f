import { readColour } from '@diagloom/diagram/themes/colour';

/** From this distance between its channels on, a colour has a hue that one sees. */
const leastChroma = 0.15;

/** Colours of a hue that are less light get some white, or they would sink into a dark sheet. */
const lightEnough = 0.7;

const white = '#ffffff';

/**
 * How a colour of a board is seen: on a dark sheet, what has no hue is turned, so that ink can be read and white is the sheet itself, and what has one
 * keeps it. What is stored keeps its colours.
 */
export const seenColour = (colour: string, isDark: boolean): string => {
  if (!isDark) return colour;
  if (colour.toLowerCase() === white) return 'var(--sheet)';
  const read = readColour(colour);
  if (read === undefined) return colour;
  const { hue, saturation, lightness, chroma } = read;
  if (chroma < leastChroma) return `hsl(${Math.round(hue)} ${percent(saturation)} ${percent(1 - lightness)})`;
  return `color-mix(in srgb, ${colour}, white ${percent(Math.max(0, lightEnough - lightness))})`;
};

const percent = (share: number): string => `${Math.round(share * 100)}%`;
