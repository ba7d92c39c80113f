import { readDrawio } from '@diagloom/diagram/drawio';
import type { CellChange, DiagramDocument, DiagramSpec, Edit } from '@diagloom/diagram/model';
import { touchedBy as partsTouchedBy } from '@diagloom/language/instructions';
import { guessType } from '@diagloom/types';
import { carryOutEdits } from './carry-out-edits.ts';
import { typeOfPage } from './page-type.ts';
import type { StudioTools } from './studio-tools.ts';
import { keyOf, touchedBetween } from './touched-cells.ts';

export interface EditRequest {
  /** A draw.io file, of ours or from elsewhere. */
  readonly xml: string;
  readonly edits: readonly Edit[];
  /** The id of the page to edit; the first one where absent. */
  readonly page?: string;
  /** The id of the type to read a foreign page as. */
  readonly type?: string;
  /** The earlier state that the edits were made on, where that is not `xml`. */
  readonly base?: string;
}

export type EditedDiagram =
  | {
      readonly ok: true;
      readonly xml: string;
      readonly changes: readonly CellChange[];
      /** Ids of the parts that the edits were about. */
      readonly touched: readonly string[];
      /** What could only be done in part, one sentence each. */
      readonly skipped: readonly string[];
      /** What the first page means now. */
      readonly spec?: DiagramSpec;
    }
  | { readonly ok: false; readonly message: string; readonly isOvertaken?: true };

/**
 * Carries typed edits out, all of them or none, with a new layout where they need one. Those of an earlier state are carried out where
 * nothing was changed since that they name. Throws a `DrawioError` for a bad file.
 */
export const editDiagram = async (
  { xml, edits, page: pageId, type, base }: EditRequest,
  tools: Pick<StudioTools, 'layout'>,
): Promise<EditedDiagram> => {
  const document = readDrawio(xml);
  const page = document.pages.find(({ id }) => pageId === undefined || id === pageId);
  if (page === undefined)
    return { ok: false, message: 'This diagram doesn’t have that page. Reload it and try again.' };
  if (base !== undefined && !isFree(readDrawio(base), document, { edits, page: page.id }))
    return { ok: false, message: overtaken, isOvertaken: true };
  const read = typeOfPage(page, page === document.pages[0] ? type : guessType(page));
  const result = await carryOutEdits(edits, { document, page, type: read }, tools);
  return result.ok ? { ...result, touched: partsTouchedBy(edits) } : result;
};

const overtaken = 'What you edited has changed in the meantime. Reload the diagram and try again.';

const isFree = (
  base: DiagramDocument,
  now: DiagramDocument,
  { edits, page }: { readonly edits: readonly Edit[]; readonly page: string },
): boolean => {
  const since = touchedBetween(base, now);
  if (since === undefined || edits.some(({ kind }) => isOfWholePage(kind))) return false;
  return !textsIn(edits).some((id) => since.involved.has(keyOf(page, id)));
};

const isOfWholePage = (kind: Edit['kind']): boolean =>
  kind === 'layOut' || kind === 'setDirection' || kind === 'setTheme' || kind === 'frameMessages';

/** Every text in edits: ids among them, and labels, which do no harm where they are taken for ids. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
