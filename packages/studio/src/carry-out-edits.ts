import { applyChanges, diffDocuments, withBackground, writeDrawio } from '@diagloom/diagram/drawio';
import { applyEdits } from '@diagloom/diagram/edits';
import type { CellChange, DiagramDocument, DiagramSpec, DiagramType, Edit, Page } from '@diagloom/diagram/model';
import { growsWithLayout } from './grows-with-layout.ts';
import { themeOfPage } from './page-type.ts';
import { redrawPage } from './redraw-page.ts';
import type { StudioTools } from './studio-tools.ts';
import { inTemplateLook } from './template-look.ts';

export interface PageInDocument {
  readonly document: DiagramDocument;
  readonly page: Page;
  readonly type: DiagramType;
  /** `anew` lays the page out as a whole; only where the edits need it when absent. */
  readonly arrange?: 'anew';
}

export type CarriedOut =
  | {
      readonly ok: true;
      /** The file with the changes; cells that they do not name have the bytes that they had. */
      readonly xml: string;
      readonly changes: readonly CellChange[];
      /** What could only be done in part, one sentence each. */
      readonly skipped: readonly string[];
      /** What the first page means now, where that is the one that was changed. */
      readonly spec?: DiagramSpec;
    }
  | { readonly ok: false; readonly message: string };

/** Carries edits out on a page, all of them or none, and lays it out anew where they need it. */
export const carryOutEdits = async (
  edits: readonly Edit[],
  { document, page, type, arrange }: PageInDocument,
  tools: Pick<StudioTools, 'layout'>,
): Promise<CarriedOut> => {
  const result = applyEdits(document, edits, { type, page: page.id, look: { theme: themeOfPage(page) } });
  const undone = result.skipped.find(({ extent }) => extent === 'whole');
  if (undone !== undefined) return { ok: false, message: undone.reason };
  let after = pageOf(applyChanges(document, result.changes), page);
  const look = { theme: themeOfPage(after) };
  const places = result.placesAnew ? 'anew' : 'kept';
  const isDue = result.needsLayout || arrange === 'anew' || (await growsWithLayout(edits, page, type, tools));
  if (isDue) {
    after = await redrawPage({ before: page, after, type, look, places }, tools);
  }
  after = inTemplateLook(page, after, type);
  const changes = diffDocuments(document, { ...document, pages: [after] });
  if (changes.length === 0) {
    return { ok: false, message: result.skipped[0]?.reason ?? 'The diagram already looks like that.' };
  }
  return {
    ok: true,
    xml: writeDrawio(withPageBackground(applyChanges(document, changes), page, result.background)),
    changes,
    skipped: result.skipped.map(({ reason }) => reason),
    ...(page === document.pages[0] ? { spec: type.recognise(after) } : {}),
  };
};

const withPageBackground = (document: DiagramDocument, { id }: Page, colour: string | undefined): DiagramDocument =>
  colour === undefined
    ? document
    : { ...document, pages: document.pages.map((page) => (page.id === id ? withBackground(page, colour) : page)) };

const pageOf = ({ pages }: DiagramDocument, page: Page): Page => pages.find(({ id }) => id === page.id) ?? page;
