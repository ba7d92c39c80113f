import type { Cell, CellChange, DiagramDocument, Page } from '../model/index.ts';

/**
 * Applies changes in order. `put` replaces a cell where it stands or adds a new one, `remove` takes one away and
 * does nothing where it is gone already; children and edges of a removed cell are the caller's work. Cells that no
 * change names are the same objects as before, and a cell that is put without a text keeps that of the one it
 * replaces, so that what we do not understand in it survives. Throws where a change names a page that is not there.
 */
export const applyChanges = (document: DiagramDocument, changes: readonly CellChange[]): DiagramDocument => {
  const known = new Set(document.pages.map(({ id }) => id));
  const lost = changes.find(({ page }) => !known.has(page));
  if (lost !== undefined) throw new Error(`The diagram has no page "${lost.page}". Reload the diagram and try again.`);
  return {
    ...document,
    pages: document.pages.map((page) => {
      const own = changes.filter((change) => change.page === page.id);
      return own.length === 0 ? page : changePage(page, own);
    }),
  };
};

const changePage = (page: Page, changes: readonly CellChange[]): Page => {
  let cells = new Map(page.cells.map((cell) => [cell.id, cell]));
  for (const change of changes) {
    if (change.kind === 'remove') cells.delete(change.id);
    else if (change.before !== undefined && !cells.has(change.cell.id)) {
      cells = insertBefore(cells, change.cell, change.before);
    } else cells.set(change.cell.id, withTextOf(change.cell, cells.get(change.cell.id)));
  }
  return keepTextsBetween(page, cells);
};

/** Last where the other cell is not there. */
const insertBefore = (cells: ReadonlyMap<string, Cell>, cell: Cell, before: string): Map<string, Cell> => {
  const entries = [...cells];
  const index = entries.findIndex(([id]) => id === before);
  return new Map(entries.toSpliced(index < 0 ? entries.length : index, 0, [cell.id, cell]));
};

const withTextOf = (cell: Cell, replaced: Cell | undefined): Cell =>
  cell.verbatim !== undefined || replaced?.verbatim === undefined ? cell : { ...cell, verbatim: replaced.verbatim };

/** Comments and foreign elements that stood before a removed cell move to the next one, or to the end of the page. */
const keepTextsBetween = (page: Page, cells: Map<string, Cell>): Page => {
  let kept = '';
  for (const { id, verbatim } of page.cells) {
    const cell = cells.get(id);
    if (cell === undefined) {
      if (verbatim !== undefined && verbatim.before.trim() !== '') kept += verbatim.before.trimEnd();
    } else if (kept !== '' && cell.verbatim !== undefined) {
      cells.set(id, { ...cell, verbatim: { ...cell.verbatim, before: kept + cell.verbatim.before } });
      kept = '';
    }
  }
  const changed = { ...page, cells: [...cells.values()] };
  if (kept === '' || page.verbatim === undefined) return changed;
  return { ...changed, verbatim: { ...page.verbatim, tail: kept + page.verbatim.tail } };
};
