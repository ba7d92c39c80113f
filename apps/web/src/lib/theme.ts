import { localStore } from './local-store.ts';

export type Theme = 'light' | 'dark';

const name = 'theme';
const listeners = new Set<() => void>();
const choiceListeners = new Set<(theme: Theme | null) => void>();

/** The theme that the person chose; null follows the system. */
export const readChosenTheme = (): Theme | null => {
  const stored = localStore.read(name);
  return stored === 'light' || stored === 'dark' ? stored : null;
};

/** What is kept when somebody picks a theme: nothing where it is the system's own, so that the page follows the system again. */
export const themeToKeep = (picked: Theme, system: Theme): Theme | null => (picked === system ? null : picked);

/** Picks a theme by hand. Whoever keeps it elsewhere too hears of it. */
export const chooseTheme = (theme: Theme | null): void => {
  keepTheme(theme);
  for (const listener of choiceListeners) listener(theme);
};

export const onThemeChosen = (listener: (theme: Theme | null) => void): (() => void) => {
  choiceListeners.add(listener);
  return () => {
    choiceListeners.delete(listener);
  };
};

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
