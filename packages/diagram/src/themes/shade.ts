import { contrast, readColour } from './colour.ts';

/** Shades of one colour: its hue kept, its lightness chosen or found. All colours are `#rrggbb`. */

/** The colour at another lightness, 0 to 1, with at most the given saturation. */
export const atLightness = (text: string, lightness: number, mostSaturation = 1): string => {
  const { hue, saturation } = readColour(text) ?? { hue: 0, saturation: 0 };
  const amplitude = Math.min(saturation, mostSaturation) * Math.min(lightness, 1 - lightness);
  // The usual formula from HSL to RGB (CSS Color Module Level 4, section 7.1).
  const channel = (shift: number): string => {
    const place = (shift + hue / 30) % 12;
    const share = lightness - amplitude * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

/** The colour itself where it stands out enough from the ground, else the lightest darker shade that does. */
export const darkenedFor = (text: string, ground: string, least: number): string => {
  if (contrast(text, ground) >= least) return text;
  const start = readColour(text)?.lightness ?? 0;
  for (let lightness = start - step; lightness > 0; lightness -= step) {
    const shade = atLightness(text, lightness);
    if (contrast(shade, ground) >= least) return shade;
  }
  return '#000000';
};

/** Finer than the eye tells apart. */
const step = 0.01;
