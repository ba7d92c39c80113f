import type { DiagramDocument, Page } from '../model/diagram-document.ts';
import type { Mark } from '../svg/draw-mark.ts';
import { compareDocuments, matchPages } from './compare-documents.ts';
import { isMove } from './describe-differences.ts';
import type { CellDifference } from './difference.ts';

/** A page with what is to be marked on it, by the ids of its cells. */
export interface MarkedPage {
  readonly page: Page;
  readonly marks: ReadonlyMap<string, Mark>;
}

/**
 * A page as it was and as it is, with what became different; either is missing where the page came new or is gone. What only moved is marked
 * where nothing else changed: a layout moves many for the sake of one. The first page where no id is given.
 */
export const markDifferences = (
  before: DiagramDocument,
  after: DiagramDocument,
  pageId?: string,
): { readonly before?: MarkedPage; readonly after?: MarkedPage } => {
  const pairs = matchPages(before.pages, after.pages);
  const isWanted = ({ id }: Page): boolean => pageId === undefined || id === pageId;
  const later = after.pages.find(isWanted);
  const earlier = later === undefined ? before.pages.find(isWanted) : pairs.get(later);
  const all = compareDocuments(before, after).flatMap((each) =>
    'part' in each && each.page === later?.id ? [each] : [],
  );
  const weighty = all.filter((each) => !isMove(each));
  const differences = weighty.length > 0 ? weighty : all;
  return {
    ...(earlier && {
      before: { page: earlier, marks: marksOf(differences, 'added', (each) => each.earlierId ?? each.id) },
    }),
    ...(later && { after: { page: later, marks: marksOf(differences, 'removed', ({ id }) => id) } }),
  };
};

/** One side knows nothing of what was removed, the other nothing of what was added. */
const marksOf = (
  differences: readonly CellDifference[],
  missing: Mark,
  idOf: (difference: CellDifference) => string,
): ReadonlyMap<string, Mark> =>
  new Map(
    differences.flatMap((each) => {
      const mark = each.kind === 'added' || each.kind === 'removed' ? each.kind : 'changed';
      return mark === missing ? [] : [[idOf(each), mark] as const];
    }),
  );
