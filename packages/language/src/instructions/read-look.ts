import { type Colour, colours, shades } from './words/colours.ts';
import { looks } from './words/looks.ts';

export interface LookWords {
  readonly colour?: Colour;
  /** Keys of a look that is no colour. */
  readonly style: Readonly<Record<string, string>>;
  /** As a sentence says it, such as `light blue and bold`. */
  readonly name: string;
  /** The command without these words. */
  readonly rest: string;
}

const colourNames = colours
  .flatMap(({ name, synonyms }) => [name, ...synonyms])
  .toSorted((a, b) => b.length - a.length);
const lookNames = looks.flatMap(({ words }) => words);
const shadeNames = Object.keys(shades);

const word = `(?:(?:(?:${shadeNames.join('|')})(?:er)?\\s+)?(?:${colourNames.join('|')})|#[0-9a-f]{6}|#[0-9a-f]{3}|${lookNames.join('|')})`;
const noun = '(?:\\s+(?:colou?r|background|fill|text|font|border|outline|stroke|letters|lines?))?';
const ending = new RegExp(`(?:^|\\s)(${word}${noun}(?:(?:\\s*,\\s*|\\s+and\\s+|\\s+)${word}${noun})*)$`, 'i');

/** Reads the colour and look that a command ends in: "... light blue and bold", "... #ffcc00", "... a red border". */
export const readLook = (command: string): LookWords | undefined => {
  const found = ending.exec(command.replace(/[.!]+$/, ''));
  const name = found?.[1];
  if (found === null || name === undefined) return undefined;
  const style = Object.assign(
    {},
    ...looks
      .filter(({ words }) => words.some((look) => new RegExp(`\\b${look}\\b`, 'i').test(name)))
      .map((look) => look.style),
  );
  const colour = readColour(name);
  return { ...(colour === undefined ? {} : { colour }), style, name, rest: command.slice(0, found.index).trim() };
};

const readColour = (text: string): Colour | undefined => {
  const hex = /#([0-9a-f]{6}|[0-9a-f]{3})\b/i.exec(text)?.[0];
  if (hex !== undefined) return fromFill(hex, long(hex));
  const name = colourNames.find((candidate) => new RegExp(`\\b${candidate}\\b`, 'i').test(text));
  const colour = colours.find(({ name: own, synonyms }) => own === name || synonyms.some((other) => other === name));
  if (colour === undefined || name === undefined) return undefined;
  const [, shadeName = ''] = new RegExp(`\\b(${shadeNames.join('|')})(?:er)?\\s+${name}`, 'i').exec(text) ?? [];
  const shade = shades[shadeName.toLowerCase()];
  if (shade === undefined || shade.share === 0) return colour;
  return { ...fromFill(colour.name, mixed(colour.fill, shade.towards, shade.share)), stroke: colour.stroke };
};

const fromFill = (name: string, fill: string): Colour => ({
  name,
  synonyms: [],
  fill,
  stroke: mixed(fill, '#000000', 0.45),
  font: isDark(fill) ? '#ffffff' : '#1f2937',
});

const long = (hex: string): string =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`.toLowerCase() : hex.toLowerCase();

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const mixed = (hex: string, towards: string, share: number): string => {
  const other = channels(towards);
  const parts = channels(hex).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Where white text is easier to read than dark (WCAG 2 relative luminance, half way in contrast). */
const isDark = (hex: string): boolean => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.2;
};
