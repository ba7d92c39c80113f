/** Colours as people see them: hue, lightness and contrast of `#rgb` and `#rrggbb`. */

export interface Colour {
  /** Degrees, 0 is red. */
  readonly hue: number;
  /** From 0 to 1, as in HSL. */
  readonly saturation: number;
  readonly lightness: number;
  /** The distance between the strongest and the weakest channel, 0 to 1: how colourful it looks. */
  readonly chroma: number;
}

/** Undefined for anything but a hexadecimal colour. */
export const readColour = (text: string | undefined): Colour | undefined => {
  const channels = channelsOf(text);
  if (channels === undefined) return undefined;
  const [red, green, blue] = channels;
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [chroma, lightness] = [most - least, (most + least) / 2];
  return {
    hue: hueOf(channels, most, chroma),
    saturation: chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1)),
    lightness,
    chroma,
  };
};

type Channels = readonly [red: number, green: number, blue: number];

const hueOf = ([red, green, blue]: Channels, most: number, chroma: number): number => {
  if (chroma === 0) return 0;
  if (most === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  return most === green ? 60 * ((blue - red) / chroma + 2) : 60 * ((red - green) / chroma + 4);
};

/** The contrast of two hexadecimal colours, from 1 to 21 (WCAG 2.1); 1 for what is no such colour. */
export const contrast = (one: string, other: string): number => {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  if (first === undefined || second === undefined) return 1;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

const luminanceOf = (text: string): number | undefined => {
  const channels = channelsOf(text)?.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  if (channels === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const channelsOf = (text: string | undefined): Channels | undefined => {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? '')?.[1];
  if (digits === undefined) return undefined;
  const size = digits.length / 3;
  const channel = (index: number): number =>
    Number.parseInt(digits.slice(index * size, (index + 1) * size).repeat(2 / size), 16) / 255;
  return [channel(0), channel(1), channel(2)];
};
