import { checkPage } from '@diagloom/diagram/checks';
import { applyChanges, diffDocuments, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { type CellChange, type Page, parseStyle } from '@diagloom/diagram/model';
import { repairPage, tidyPart as tidiedPart, tidyPage } from '@diagloom/diagram/tidy';
import { themeOfPage, typeOfPage } from './page-type.ts';
import { redrawPage } from './redraw-page.ts';
import type { StudioTools } from './studio-tools.ts';

/** `repair` mends what the readability report names and moves nothing else; `whole` lays everything out anew. */
export const tidyExtents = ['repair', 'whole'] as const;
export type TidyExtent = (typeof tidyExtents)[number];

export interface TidyRequest {
  /** A draw.io file, of ours or from elsewhere. */
  readonly xml: string;
  readonly extent: TidyExtent;
  /** The id of the page to tidy; all pages where absent. */
  readonly page?: string;
  /** The shapes to lay out; all where absent. */
  readonly part?: readonly string[];
}

export interface TidiedDiagram {
  /** The file with the changes; cells that they do not name have the bytes that they had. */
  readonly xml: string;
  /** None where there was nothing to do. */
  readonly changes: readonly CellChange[];
  /** How many readability problems the pages had, and have now: never more. */
  readonly before: number;
  readonly after: number;
  /** One sentence for people. */
  readonly said: string;
}

/**
 * Tidies a diagram that anybody drew. Texts, ids, groups, sizes of shapes, looks and what we do not understand stay; shapes grow
 * only for texts that did not fit. Throws a `DrawioError` for a bad file.
 */
export const tidyDiagram = async (
  { xml, extent, page: only, part }: TidyRequest,
  tools: Pick<StudioTools, 'layout'>,
): Promise<TidiedDiagram> => {
  const document = readDrawio(xml);
  const pages: Page[] = [];
  for (const page of document.pages) {
    const isWanted = only === undefined || page.id === only;
    if (!isWanted) pages.push(page);
    else pages.push(part === undefined ? await tidied(page, extent, tools) : await tidyPart(page, part, tools));
  }
  const changes = diffDocuments(document, { ...document, pages });
  const [before, after] = [problemsOf(document.pages), problemsOf(pages)];
  const said = describe(extent, { before, after, isChanged: changes.length > 0 });
  return { xml: writeDrawio(applyChanges(document, changes)), changes, before, after, said };
};

const tidyPart = (page: Page, part: readonly string[], { layout }: Pick<StudioTools, 'layout'>): Promise<Page> =>
  tidiedPart(page, part, { layout, type: typeOfPage(page, undefined) });

const problemsOf = (pages: readonly Page[]): number => pages.reduce((sum, page) => sum + checkPage(page).length, 0);

const tidied = async (page: Page, extent: TidyExtent, tools: Pick<StudioTools, 'layout'>): Promise<Page> => {
  if (extent === 'repair') return repairPage(page);
  if (!isOwn(page)) return tidyPage(page, tools.layout);
  const type = typeOfPage(page, undefined);
  const drawn = await redrawPage(
    { before: page, after: page, type, look: { theme: themeOfPage(page) }, places: 'anew' },
    tools,
  );
  const redrawn = repairPage(drawn);
  return checkPage(redrawn).length <= checkPage(page).length ? redrawn : repairPage(page);
};

/** True for a page that says which type of ours it is. */
const isOwn = ({ cells }: Page): boolean =>
  parseStyle(cells.find(({ kind }) => kind === 'layer')?.style ?? '').dlType !== undefined;

const describe = (
  extent: TidyExtent,
  { before, after, isChanged }: { readonly before: number; readonly after: number; readonly isChanged: boolean },
): string => {
  const mended = before - after;
  const problems = mended === 1 ? '1 problem' : `${mended} problems`;
  const rest = after === 0 ? '' : ` ${after} ${after === 1 ? 'is' : 'are'} left for you to decide.`;
  if (!isChanged && before === 0) return 'There was nothing to tidy.';
  if (!isChanged) return 'Nothing could be fixed without changing what the diagram shows.';
  if (extent === 'repair') return `Fixed ${problems}.${rest}`;
  return mended === 0 ? `Layout tidied.${rest}` : `Layout tidied, ${problems} fixed.${rest}`;
};
