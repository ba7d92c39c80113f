import { applyChanges, withBackground } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';
import { applyTheme, findTheme } from '@diagloom/diagram/themes';

/** The page as it looks in the dark theme, for the eyes alone: what is stored stays as it is. */
export const drawDark = (page: Page): Page => {
  const { changes, background } = applyTheme(page, findTheme('dark'));
  const { pages } = applyChanges({ attributes: {}, pages: [page] }, changes);
  return withBackground(pages[0] ?? page, background);
};
