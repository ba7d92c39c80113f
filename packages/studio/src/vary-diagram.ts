import { checkPage } from '@diagloom/diagram/checks';
import { applyChanges, diffDocuments, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { DiagramDocument, Page } from '@diagloom/diagram/model';
import { type Arrangement, arrangementId, arrangementLabel, arrangementsFor } from './arrangements.ts';
import { likenessOf } from './likeness.ts';
import { isOwnPage, themeOfPage, typeOfPage } from './page-type.ts';
import { redrawPage } from './redraw-page.ts';
import type { StudioTools } from './studio-tools.ts';

export interface VariantRequest {
  /** A draw.io file. */
  readonly xml: string;
  /** The id of the page to place in other ways; the first one where absent. */
  readonly page?: string;
}

/** The same page, placed in another way. */
export interface DiagramVariant {
  readonly id: string;
  /** For people. */
  readonly label: string;
  /** The whole file with that page. */
  readonly xml: string;
}

const most = 4;

/**
 * Up to four other ways to place a page, those first that look least alike, that have no more readability problems than it has
 * now. None for pages from elsewhere, whose places somebody chose, and for sequences. Throws a `DrawioError` for a bad file.
 */
export const varyDiagram = async (
  request: VariantRequest,
  tools: Pick<StudioTools, 'layout'>,
): Promise<readonly DiagramVariant[]> => {
  const { document, page } = open(request);
  if (page === undefined) return [];
  const limit = checkPage(page).length;
  const candidates = candidatesFor(page);
  const seen = [page];
  const good: DiagramVariant[] = [];
  const alike: DiagramVariant[] = [];
  // Those that come later are slower and only needed where an earlier one does not fit.
  for (let start = 0; start < candidates.length && !isEnough(good, alike); start += most) {
    const batch = candidates.slice(start, start + most);
    const placed = await Promise.all(batch.map((arrangement) => place(page, arrangement, tools)));
    placed.forEach((each, index) => {
      const arrangement = batch[index];
      if (each === undefined || arrangement === undefined || checkPage(each).length > limit) return;
      const likeness = Math.max(...seen.map((other) => likenessOf(each, other)));
      if (likeness === 1) return;
      seen.push(each);
      (likeness > mostAlike ? alike : good).push(toVariant(document, each, arrangement));
    });
  }
  return [...good, ...alike].slice(0, most);
};

const isEnough = (good: readonly DiagramVariant[], alike: readonly DiagramVariant[]): boolean =>
  good.length >= most - 1 && good.length + alike.length >= most;

/** From here on two pages look like one another. */
const mostAlike = 0.9;

/** One of them again, for who chose it; undefined where the page has no such variant. */
export const chooseVariant = async (
  request: VariantRequest & { readonly variant: string },
  tools: Pick<StudioTools, 'layout'>,
): Promise<DiagramVariant | undefined> => {
  const { document, page } = open(request);
  if (page === undefined) return undefined;
  const arrangement = candidatesFor(page).find((each) => arrangementId(each) === request.variant);
  const placed = arrangement === undefined ? undefined : await place(page, arrangement, tools);
  return arrangement === undefined || placed === undefined ? undefined : toVariant(document, placed, arrangement);
};

const open = ({ xml, page: id }: VariantRequest): { document: DiagramDocument; page: Page | undefined } => {
  const document = readDrawio(xml);
  const page = id === undefined ? document.pages[0] : document.pages.find((each) => each.id === id);
  return { document, page: page !== undefined && isOwnPage(page) ? page : undefined };
};

/** Beyond this many shapes the layouts take seconds. */
const mostShapes = 150;

const candidatesFor = (page: Page): readonly Arrangement[] => {
  const type = typeOfPage(page, undefined);
  const diagram = type.compose(type.recognise(page), { theme: themeOfPage(page) });
  if (diagram.shapes.length > mostShapes) return [];
  // The page most likely has the arrangement that its type wants: it is tried last.
  const all = arrangementsFor(diagram);
  const isOwn = ({ layout, direction }: Arrangement) => layout === diagram.layout && direction === diagram.direction;
  return [...all.filter((each) => !isOwn(each)), ...all.filter(isOwn)];
};

/** Undefined where the layout cannot place this diagram and a simpler one had to answer. */
const place = async (
  page: Page,
  arrangement: Arrangement,
  { layout }: Pick<StudioTools, 'layout'>,
): Promise<Page | undefined> => {
  let hasFallenBack = false;
  const watched = {
    ...layout,
    onFallback: () => {
      hasFallenBack = true;
    },
  };
  const look = { theme: themeOfPage(page) };
  const type = typeOfPage(page, undefined);
  const placed = await redrawPage(
    { before: page, after: page, type, look, places: 'anew', arrangement },
    { layout: watched },
  );
  return hasFallenBack ? undefined : placed;
};

const toVariant = (document: DiagramDocument, placed: Page, arrangement: Arrangement): DiagramVariant => {
  const pages = document.pages.map((page) => (page.id === placed.id ? placed : page));
  const changes = diffDocuments(document, { ...document, pages });
  return {
    id: arrangementId(arrangement),
    label: arrangementLabel(arrangement),
    xml: writeDrawio(applyChanges(document, changes)),
  };
};
