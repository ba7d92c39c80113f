import { brandThemeId } from '@diagloom/diagram/themes';
import type { Presentation } from '@diagloom/language';

/** What stands out beside a colour of which no second one is named, and what lines and containers are drawn in: those of the first theme. */
const [accent, neutral, font] = ['#b45309', '#64748b', 'Helvetica'] as const;

/** The id of the theme that a description asks for; undefined where it asks for none. */
export const askedTheme = ({ theme, colours = [] }: Presentation = {}): string | undefined => {
  const [primary, second = accent] = colours;
  if (theme !== undefined || primary === undefined) return theme;
  return brandThemeId({ primary, accent: second, neutral, font });
};
