import { checkPage } from '@diagloom/diagram/checks';
import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';
import type { BrandThemeId, ThemeId } from '@diagloom/diagram/themes';
import { repairPage } from '@diagloom/diagram/tidy';
import { themeDocument } from './theme-document.ts';

export interface ThemedDiagram {
  readonly xml: string;
  /** False where the diagram was in that theme already. */
  readonly isChanged: boolean;
}

/**
 * Puts all pages of a file into a theme. A brand's font may be wider than the one before: where texts no longer fit, shapes
 * grow for them. Throws a `DrawioError` for a bad file.
 */
export const themeDiagram = (xml: string, theme: ThemeId | BrandThemeId): ThemedDiagram => {
  const before = readDrawio(xml);
  const themed = themeDocument(before, theme);
  const pages = themed.pages.map((page, index) => fitted(page, before.pages[index]));
  const after = writeDrawio({ ...themed, pages });
  return { xml: after, isChanged: after !== xml };
};

const fitted = (page: Page, before: Page | undefined): Page =>
  before !== undefined && checkPage(page).length > checkPage(before).length ? repairPage(page) : page;
