import { useSyncExternalStore } from 'react';
import { keepTheme, onThemeChange, readChosenTheme, type Theme, themeToKeep } from '../lib/theme.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useUpdatePreferences } from './use-preferences.ts';
import { useSession } from './use-session.ts';

/** The theme on screen and the way to switch it. */
export const useTheme = (): { readonly theme: Theme; readonly toggleTheme: () => void } => {
  const system: Theme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const theme = useSyncExternalStore(onThemeChange, readChosenTheme, readChosenTheme) ?? system;
  const isSignedIn = useSession().status === 'signed-in';
  const { mutate } = useUpdatePreferences();
  const toggleTheme = (): void => {
    const kept = themeToKeep(theme === 'dark' ? 'light' : 'dark', system);
    keepTheme(kept);
    if (isSignedIn) mutate({ theme: kept ?? 'system' });
  };
  return { theme, toggleTheme };
};
