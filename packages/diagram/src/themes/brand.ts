import { type BrandKit, brandThemeId } from './brand-kit.ts';
import { deriveTheme } from './derive-theme.ts';
import type { Palette } from './palette.ts';
import { atLightness, darkenedFor } from './shade.ts';
import type { Theme } from './theme.ts';

/**
 * A theme made of a brand kit. Cool hues become shades of the primary colour, warm ones of the accent, and the rest of the
 * neutral one. Shades are derived until lines reach 3:1 and texts 4.5:1 (WCAG 2.1, 1.4.11 and 1.4.3), so that a pale brand
 * colour gives a diagram that can still be read.
 */
export const brandTheme = (kit: BrandKit): Theme => {
  const theme = deriveTheme(brandThemeId(kit), 'Brand', paletteOf(kit));
  const withFont = <T extends object>(style: T): T => ({ ...style, fontFamily: kit.font });
  return {
    ...theme,
    styleFor: (kind, role) => withFont(theme.styleFor(kind, role)),
    recolour: (style) => withFont(theme.recolour(style)),
  };
};

const white = '#ffffff';

/** Least contrast of lines to the page and to pale fills, and of quiet text to them. */
const [seen, read] = [3.2, 5.5];

const paletteOf = ({ primary, accent, neutral }: BrandKit): Palette => {
  const tint = (colour: string, lightness: number, strokeLightness = 1): readonly [string, string] => {
    const fill = atLightness(colour, lightness, 0.7);
    const stroke = darkenedFor(colour, fill, seen);
    return [fill, strokeLightness === 1 ? stroke : darkenedFor(stroke, fill, seen * strokeLightness)];
  };
  const ground = atLightness(neutral, 0.9, 0.3);
  return {
    background: white,
    paper: white,
    ink: atLightness(neutral, 0.13, 0.35),
    soft: darkenedFor(neutral, ground, read),
    line: darkenedFor(neutral, ground, 4),
    lineWidth: 1.5,
    tints: {
      blue: tint(primary, 0.95),
      green: tint(primary, 0.9),
      teal: tint(primary, 0.92, 1.8),
      violet: tint(primary, 0.97, 1.4),
      amber: tint(accent, 0.94),
      orange: tint(accent, 0.91),
      rose: tint(accent, 0.88, 1.8),
      pink: tint(accent, 0.93, 1.4),
      yellow: tint(accent, 0.97),
      grey: [atLightness(neutral, 0.98, 0.3), darkenedFor(neutral, ground, seen)],
      slate: [ground, darkenedFor(neutral, ground, 4)],
    },
    solids: {
      blue: primary,
      green: primary,
      violet: darkenedFor(primary, white, 7),
      rose: accent,
      orange: accent,
      slate: darkenedFor(neutral, white, 7),
    },
  };
};
