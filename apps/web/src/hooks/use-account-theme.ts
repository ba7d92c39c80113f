import { useEffect } from 'react';
import { keepTheme, onThemeChosen } from '../lib/theme.ts';
import { useUpdatePreferences } from './use-preferences.ts';
import { useSession } from './use-session.ts';

/**
 * While somebody is signed in, the page has the theme of their account, and one that they pick is kept there; this browser remembers it for its
 * next start.
 */
export const useAccountTheme = (): void => {
  const session = useSession();
  const { mutate } = useUpdatePreferences();
  const theme = session.status === 'signed-in' ? session.preferences.theme : undefined;
  useEffect(() => {
    if (theme !== undefined) keepTheme(theme === 'system' ? null : theme);
  }, [theme]);
  const isSignedIn = theme !== undefined;
  useEffect(
    () => (isSignedIn ? onThemeChosen((chosen) => mutate({ theme: chosen ?? 'system' })) : undefined),
    [isSignedIn, mutate],
  );
};
