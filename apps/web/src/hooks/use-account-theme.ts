import { useEffect } from 'react';
import { keepTheme } from '../lib/theme.ts';
import { useSession } from './use-session.ts';

/** While somebody is signed in, the page has the theme of their account; this browser remembers it for its next start. */
export const useAccountTheme = (): void => {
  const session = useSession();
  const theme = session.status === 'signed-in' ? session.preferences.theme : undefined;
  useEffect(() => {
    if (theme !== undefined) keepTheme(theme === 'system' ? null : theme);
  }, [theme]);
};
