import { light } from './light.ts';
import type { Theme } from './theme.ts';

export type { Theme } from './theme.ts';

/** All themes; the first is the one that holds where nobody chose. */
export const themes = [light] as const satisfies readonly Theme[];

export type ThemeId = (typeof themes)[number]['id'];

/** The theme of that id, or the first for an id that nobody knows. */
export const findTheme = (id: string): Theme => themes.find((theme) => theme.id === id) ?? light;
