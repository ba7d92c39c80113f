import { applyChanges, withBackground } from '@diagloom/diagram/drawio';
import { type DiagramDocument, type Page, parseStyle } from '@diagloom/diagram/model';
import { applyTheme, type BrandThemeId, findTheme, type ThemedPage, type ThemeId } from '@diagloom/diagram/themes';
import { type DiagramTypeId, diagramTypeOf, findDiagramType } from '@diagloom/types';

/**
 * Puts all pages of a document into a theme, its own pages and foreign ones, without touching what they mean. A page that
 * says its type gets the exact look of that type; `type` is for pages that do not say theirs but are known to be of ours.
 */
export const themeDocument = (
  document: DiagramDocument,
  theme: ThemeId | BrandThemeId,
  type?: DiagramTypeId,
): DiagramDocument => {
  const themed = new Map(document.pages.map((page) => [page.id, themePage(page, theme, type)]));
  const changed = applyChanges(
    document,
    [...themed.values()].flatMap(({ changes }) => changes),
  );
  return { ...changed, pages: changed.pages.map((page) => withBackground(page, findTheme(theme).background)) };
};

/** The same for one page, as changes for a stored diagram. */
export const themePage = (page: Page, theme: ThemeId | BrandThemeId, type?: DiagramTypeId): ThemedPage => {
  const meta = parseStyle(page.cells.find(({ kind }) => kind === 'layer')?.style ?? '');
  const known = findDiagramType(meta.dlType ?? '')?.id ?? type;
  if (known === undefined || meta.dlTheme === undefined) return applyTheme(page, findTheme(theme));
  const { compose, recognise } = diagramTypeOf(known);
  const spec = recognise(page);
  const composed = { before: compose(spec, { theme: meta.dlTheme }), after: compose(spec, { theme }) };
  return applyTheme(page, findTheme(theme), composed);
};
