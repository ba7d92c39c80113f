import type { Cell, DiagramDocument, Page } from '../model/index.ts';

/** What somebody does with the pages of a diagram; a new one gets the id that is given. */
export type PageChange =
  /** An empty page behind all others, of the type and in the theme of another one. */
  | { readonly kind: 'add'; readonly id: string; readonly name: string; readonly like: string }
  | { readonly kind: 'duplicate'; readonly id: string; readonly name: string; readonly page: string }
  | { readonly kind: 'rename'; readonly page: string; readonly name: string }
  /** Counted from 0. */
  | { readonly kind: 'move'; readonly page: string; readonly to: number }
  | { readonly kind: 'remove'; readonly page: string };

/** The document with other pages, or one sentence that says why it stays as it is. Pages that stay as they are keep their bytes. */
export const changePages = (document: DiagramDocument, change: PageChange): DiagramDocument | string => {
  const { pages } = document;
  const known = change.kind === 'add' ? change.like : change.page;
  const at = pages.findIndex(({ id }) => id === known);
  const page = pages[at];
  if (page === undefined) return 'This page is no longer in the diagram. Reload the diagram and try again.';
  if ('id' in change && pages.some(({ id }) => id === change.id))
    return 'There’s already a page with this id. Choose another one.';
  if (change.kind === 'remove' && pages.length === 1)
    return 'A diagram needs at least one page. Delete the diagram instead.';
  const attributes = document.attributes ?? {};
  const bare = document.attributes === undefined;
  const changed = changedPages(pages, at, page, change);
  // A file that was one bare page becomes one with pages, whose parts are written anew.
  return bare && changed.length > 1
    ? { attributes, pages: changed.map(withoutTexts) }
    : { ...document, pages: changed };
};

const changedPages = (pages: readonly Page[], at: number, page: Page, change: PageChange): readonly Page[] => {
  if (change.kind === 'add') return [...pages, emptyLike(page, change)];
  if (change.kind === 'duplicate')
    return pages.toSpliced(at + 1, 0, { ...withoutTexts(page), id: change.id, name: change.name });
  if (change.kind === 'rename') return pages.with(at, { ...withoutTexts(page), name: change.name });
  const others = pages.toSpliced(at, 1);
  if (change.kind === 'remove') return others;
  return others.toSpliced(Math.max(0, Math.min(change.to, others.length)), 0, page);
};

const emptyLike = (page: Page, { id, name }: { readonly id: string; readonly name: string }): Page => {
  const frame = page.cells.filter(
    ({ kind }, index) => kind === 'root' || (kind === 'layer' && index === firstLayer(page)),
  );
  return { ...withoutTexts(page), id, name, cells: frame.map(withoutText) };
};

const firstLayer = ({ cells }: Page): number => cells.findIndex(({ kind }) => kind === 'layer');

/** What was read says the old name, and stands for one page only. */
const withoutTexts = ({ verbatim: _verbatim, cells, ...page }: Page): Page => ({
  ...page,
  cells: cells.map(withoutText),
});

const withoutText = ({ verbatim: _verbatim, ...cell }: Cell): Cell => cell;
