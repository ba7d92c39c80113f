import type { Style } from '../model/index.ts';
import { contrast, readColour } from './colour.ts';
import { isOnPage } from './label-place.ts';
import { type Hue, hueOf, type Palette } from './palette.ts';
import { recolourIcon } from './recolour-icon.ts';

/**
 * Gives a style the colours of a palette: pale fills become the tints of their hue, strong ones its solids, and text
 * what can be read on them. What is no colour (shape, arrows, dashes, sizes) stays, so that nothing changes its meaning.
 */
export const recolour = (style: Style, palette: Palette): Style => {
  const fill = fillOf(style.fillColor, palette);
  const ground = groundOf(style, fill, palette);
  const { lineWidth } = palette;
  return {
    ...style,
    ...given('fillColor', style.fillColor, fill),
    ...given('gradientColor', style.gradientColor, fillOf(style.gradientColor, palette)),
    ...given('swimlaneFillColor', style.swimlaneFillColor, fillOf(style.swimlaneFillColor, palette)),
    ...given('strokeColor', style.strokeColor, strokeOf(style, palette)),
    ...given('fontColor', style.fontColor, textOn(ground, style.fontColor, palette)),
    ...given('labelBackgroundColor', style.labelBackgroundColor, labelGroundOf(style, palette)),
    ...(style.image === undefined
      ? {}
      : {
          image: recolourIcon(
            style.image,
            (colour) => textOn(fill ?? palette.background, colour, palette),
            (colour) => contrast(colour, fill ?? palette.background) >= visible,
          ),
        }),
    ...(style.strokeWidth === usualWidth ? { strokeWidth: String(lineWidth) } : {}),
  };
};

/** The width of lines in our first theme, from which the others are made. */
const usualWidth = '1.5';

/** Contrast of small text (WCAG 2.1, success criterion 1.4.3). */
const readable = 4.5;

/** Contrast of what is no text, such as the mark of a product (WCAG 2.1, success criterion 1.4.11). */
const visible = 3;

const given = (key: string, before: string | undefined, after: string | undefined): Style =>
  before === undefined || after === undefined ? {} : { [key]: after };

/** Lightness, 0 to 1, from which a fill is a tint, and from which it is white. */
const paleFrom = 0.75;
const whiteFrom = 0.99;

/** Lightness, 0 to 1, from which a grey line is the frame of what holds others, and not what joins them. */
const frameFrom = 0.42;

const fillOf = (text: string | undefined, palette: Palette): string | undefined => {
  const colour = readColour(text);
  if (colour === undefined) return text === 'default' ? palette.paper : text;
  if (colour.lightness >= whiteFrom) return palette.paper;
  const hue = hueOf(colour);
  return colour.lightness >= paleFrom ? palette.tints[hue][0] : solidOf(hue, palette);
};

/** A hue without a solid of its own has its line: what somebody made yellow stays yellow. */
const solidOf = (hue: Hue, { solids, tints }: Palette): string =>
  solids[hue] ?? (hue === 'grey' ? solids.slate : tints[hue][1]);

const strokeOf = (style: Style, palette: Palette): string | undefined => {
  const stroke = readColour(style.strokeColor);
  if (stroke === undefined) return style.strokeColor === 'default' ? palette.ink : style.strokeColor;
  const fill = readColour(style.fillColor);
  if (fill !== undefined && fill.lightness < paleFrom && style.strokeColor === style.fillColor) {
    return fillOf(style.fillColor, palette);
  }
  const hue = hueOf(stroke);
  if (hue === 'slate' || hue === 'grey') {
    if (stroke.lightness < 0.3) return palette.ink;
    return stroke.lightness < frameFrom ? palette.line : (palette.frame ?? palette.line);
  }
  return palette.tints[fill === undefined || fill.lightness >= whiteFrom ? hue : ownHue(hueOf(fill), hue)][1];
};

/** A tinted shape has the border of its own hue, also where the two were told apart. */
const ownHue = <H extends string>(fill: H, stroke: H): H => (fill === 'grey' || fill === 'slate' ? stroke : fill);

const groundOf = (style: Style, fill: string | undefined, palette: Palette): string =>
  [labelGroundOf(style, palette), isOnPage(style) ? undefined : fill].find(
    (colour) => readColour(colour) !== undefined,
  ) ?? palette.background;

/** White or nearly black behind a label stands for the page; another colour marks it. */
const labelGroundOf = ({ labelBackgroundColor }: Style, palette: Palette): string | undefined => {
  const colour = readColour(labelBackgroundColor);
  if (colour === undefined) return labelBackgroundColor;
  const isPage = colour.lightness >= whiteFrom || colour.lightness < 0.2;
  return isPage ? palette.background : fillOf(labelBackgroundColor, palette);
};

/** A colour for text on a ground: the palette's answer to the one that it had, if that can be read there. */
export const textOn = (ground: string, had: string | undefined, palette: Palette): string => {
  const colour = readColour(had);
  const hue = colour === undefined ? 'slate' : hueOf(colour);
  const isQuiet = colour !== undefined && colour.lightness > 0.3 && colour.lightness < 0.7;
  const own = hue === 'slate' || hue === 'grey' ? (isQuiet ? palette.soft : palette.ink) : palette.tints[hue][1];
  const candidates = [own, palette.ink, palette.paper, '#000000', '#ffffff'];
  return candidates.find((candidate) => contrast(candidate, ground) >= readable) ?? palette.ink;
};
