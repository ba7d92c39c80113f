import { useSyncExternalStore } from 'react';
import { chooseTheme, onThemeChange, readChosenTheme, type Theme, themeToKeep } from '../lib/theme.ts';
import { useMediaQuery } from './use-media-query.ts';

/** The theme on screen and the way to switch it. */
export const useTheme = (): { readonly theme: Theme; readonly toggleTheme: () => void } => {
  const system: Theme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const theme = useSyncExternalStore(onThemeChange, readChosenTheme, readChosenTheme) ?? system;
  const toggleTheme = (): void => chooseTheme(themeToKeep(theme === 'dark' ? 'light' : 'dark', system));
  return { theme, toggleTheme };
};
