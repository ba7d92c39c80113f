import type { ColourName } from './check.ts';

/** The hues that people call by a name, in degrees; neighbours overlap, because people differ. */
const hues: Readonly<Record<Exclude<ColourName, 'grey'>, readonly [number, number]>> = {
  red: [-20, 20],
  orange: [15, 45],
  yellow: [40, 70],
  green: [70, 175],
  blue: [175, 260],
  purple: [250, 325],
};

/** Below this difference between the strongest and the weakest channel (of 255), people see grey. */
const leastColour = 10;

/** True for the name itself and for `#rgb` or `#rrggbb` of such a hue, in any tone: a pastel fill is that colour too. */
export const isColour = (value: string, name: ColourName): boolean => {
  const text = value.trim().toLowerCase();
  if (text === name || (name === 'grey' && text === 'gray')) return true;
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(text);
  const channels = (short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1))?.map((hex) =>
    Number.parseInt(hex, 16),
  );
  if (channels === undefined) return false;
  const [red = 0, green = 0, blue = 0] = channels;
  const spread = Math.max(...channels) - Math.min(...channels);
  if (name === 'grey') return spread < leastColour;
  const hue = hueOf(red, green, blue);
  const [from, to] = hues[name];
  return spread >= leastColour && ((hue >= from && hue <= to) || (hue - 360 >= from && hue - 360 <= to));
};

/** From 0 (red) over 120 (green) and 240 (blue) to 360. */
const hueOf = (red: number, green: number, blue: number): number => {
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
};
