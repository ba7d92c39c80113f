import { type DiagramType, type Page, parseStyle } from '@diagloom/diagram/model';
import { themes } from '@diagloom/diagram/themes';
import { diagramTypeOf, findDiagramType } from '@diagloom/types';

/** What a page of ours says that it is; else what the caller takes it for; else a flowchart, which reads most pages. */
export const typeOfPage = (page: Page, otherwise: string | undefined): DiagramType => {
  const { dlType = '' } = metaOf(page);
  const entry = findDiagramType(dlType) ?? findDiagramType(otherwise ?? '') ?? findDiagramType('flowchart');
  if (entry === undefined) throw new Error('There is no type to read pages with.');
  return diagramTypeOf(entry.id);
};

/** True for a page that we drew and that says its type. */
export const isOwnPage = (page: Page): boolean => findDiagramType(metaOf(page).dlType ?? '') !== undefined;

/** The theme that a page of ours was drawn in; the first theme for any other. */
export const themeOfPage = (page: Page): string => metaOf(page).dlTheme ?? themes[0].id;

const metaOf = (page: Page) => parseStyle(page.cells.find(({ kind }) => kind === 'layer')?.style ?? '');
