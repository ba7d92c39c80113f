import { type ThemeId, themes } from '@diagloom/diagram/themes';
import { UsageError } from './command.ts';

/** The theme of that id. Throws a `UsageError` that lists the themes for any other word. */
export const readTheme = (word: string): ThemeId => {
  const theme = themes.find(({ id }) => id === word);
  if (theme === undefined) throw new UsageError(`There’s no theme "${word}". Themes: ${themeNames()}.`);
  return theme.id;
};

export const themeNames = (): string => themes.map(({ id }) => id).join(', ');
