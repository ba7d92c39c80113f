/** The least contrast of graphics to what they stand on (WCAG 2.1, success criterion 1.4.11). */
const leastContrast = 3;

/** The colour itself, or as much darker (lighter on a dark ground) as it takes to be seen; both as `#rrggbb`. */
export const readableOn = (background: string, colour: string): string => {
  const ground = channelsOf(background);
  const goal = luminanceOf(ground) > 0.4 ? 0 : 255;
  const from = channelsOf(colour);
  for (let step = 0; step <= 20; step += 1) {
    const mixed = from.map((value) => Math.round(value + ((goal - value) * step) / 20));
    if (contrastOf(mixed, ground) >= leastContrast) return toHex(mixed);
  }
  return toHex([goal, goal, goal]);
};

type Channels = readonly number[];

const channelsOf = (colour: string): Channels =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) || 0);

const toHex = (channels: Channels): string =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const contrastOf = (one: Channels, other: Channels): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Relative luminance as WCAG defines it. */
const luminanceOf = (channels: Channels): number => {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
