import { brandTheme } from './brand.ts';
import { readBrandThemeId } from './brand-kit.ts';
import type { themeIds } from './catalog.ts';
import { dark } from './dark.ts';
import { drawio } from './drawio.ts';
import { highContrast } from './high-contrast.ts';
import { light } from './light.ts';
import { mono } from './mono.ts';
import { sketch } from './sketch.ts';
import type { Theme } from './theme.ts';

export { applyTheme, type ThemedPage } from './apply-theme.ts';
export { type BrandKit, type BrandThemeId, brandThemeId } from './brand-kit.ts';
export { contrast } from './colour.ts';
export type { Theme } from './theme.ts';

/** All themes; the first is the one that holds where nobody chose. */
export const themes = [light, drawio, mono, dark, highContrast, sketch] as const satisfies ThemesOf<typeof themeIds>;

/** A theme for each id of the catalogue, in its order. */
type ThemesOf<Ids extends readonly string[]> = {
  readonly [Index in keyof Ids]: Theme & { readonly id: Ids[Index] };
};

export type ThemeId = (typeof themes)[number]['id'];

/** The theme of that id, be it one of ours or that of a brand kit; the first for an id that nobody knows. */
export const findTheme = (id: string): Theme => {
  const kit = readBrandThemeId(id);
  return kit === undefined ? (themes.find((theme) => theme.id === id) ?? light) : brandTheme(kit);
};
