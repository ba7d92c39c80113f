import { diffDocuments } from '../drawio/index.ts';
import type { CellChange, DiagramDocument, Edit, EditKind } from '../model/index.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import type { EditContext } from './edit-context.ts';
import type { EditHandler, EditOf, EditOutcome } from './edit-kind.ts';
import { editKinds } from './edit-kinds.ts';

export interface EditResult {
  /** What changes on the page, in the order in which to apply it; cells that are not named stay byte for byte. */
  readonly changes: readonly CellChange[];
  /** Edits that were not, or not wholly, carried out. */
  readonly skipped: readonly SkippedEdit[];
  /**
   * True where the page says something that its layout does not show yet, such as another direction: apply the
   * changes, then read the page with its type, compose it, lay it out and store the difference.
   */
  readonly needsLayout: boolean;
  /** True where that layout may move everything. */
  readonly placesAnew: boolean;
  /** The page's new background, `#rrggbb`; absent where it stays. */
  readonly background?: string;
}

export interface SkippedEdit {
  readonly edit: Edit;
  /** One sentence for people. */
  readonly reason: string;
  /** `whole` where nothing of the edit was done. */
  readonly extent: 'whole' | 'part';
}

/**
 * Turns edits into the changes of cells that they need, one edit after the other, each on the page as the earlier ones
 * left it. On a page of our own what is in the way moves along; on a foreign page new cells take the look of their
 * kind there and nothing else moves. Never throws for an edit that cannot be done: it is skipped with a reason.
 */
export const applyEdits = (document: DiagramDocument, edits: readonly Edit[], context: EditContext): EditResult => {
  const page = document.pages.find(({ id }) => context.page === undefined || id === context.page);
  if (page === undefined) {
    const reason = 'This page is no longer in the diagram. Reload the diagram and try again.';
    const skipped = edits.map((edit) => ({ edit, reason, extent: 'whole' as const }));
    return { changes: [], skipped, needsLayout: false, placesAnew: false };
  }
  let canvas = createCanvas(page, context);
  let needsLayout = false;
  let placesAnew = false;
  let background: string | undefined;
  const skipped: SkippedEdit[] = [];
  for (const edit of edits) {
    const outcome = applyEdit(edit, canvas);
    canvas = outcome.canvas ?? canvas;
    if (outcome.reason !== undefined) {
      const extent = outcome.canvas === undefined ? 'whole' : 'part';
      skipped.push({ edit, reason: outcome.reason, extent });
    }
    if (outcome.needsLayout === true) needsLayout = true;
    if (outcome.placesAnew === true) placesAnew = true;
    background = outcome.background ?? background;
  }
  const changes = diffDocuments({ ...document, pages: [page] }, { ...document, pages: [canvas.page] });
  return { changes, skipped, needsLayout, placesAnew, ...(background === undefined ? {} : { background }) };
};

const applyEdit = <Kind extends EditKind>(
  edit: EditOf<Kind> & { readonly kind: Kind },
  canvas: Canvas,
): EditOutcome => {
  const handler: EditHandler<Kind> = editKinds[edit.kind];
  return handler(edit, canvas);
};
