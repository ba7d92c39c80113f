import { localStore } from './local-store.ts';

export type Theme = 'light' | 'dark';

const name = 'theme';
const listeners = new Set<() => void>();

/** The theme that the person chose; null follows the system. */
export const readChosenTheme = (): Theme | null => {
  const stored = localStore.read(name);
  return stored === 'light' || stored === 'dark' ? stored : null;
};

/** What is kept when somebody picks a theme: nothing where it is the system's own, so that the page follows the system again. */
export const themeToKeep = (picked: Theme, system: Theme): Theme | null => (picked === system ? null : picked);

export const keepTheme = (theme: Theme | null): void => {
  if (theme === null) localStore.remove(name);
  else localStore.write(name, theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
};

export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const applyTheme = (theme: Theme | null): void => {
  if (theme === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};
