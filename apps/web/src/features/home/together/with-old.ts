import type { MergedChange } from '@diagloom/collaboration';
import type { Cell, CellChange, DiagramDocument } from '@diagloom/diagram/model';

/** Changes with the cells that they were made from. */
export const withOld = (document: DiagramDocument, changes: readonly CellChange[]): readonly MergedChange[] => {
  const pages = new Map<string, ReadonlyMap<string, Cell>>();
  const cellsOf = (page: string): ReadonlyMap<string, Cell> => {
    const known = pages.get(page);
    if (known !== undefined) return known;
    const cells = document.pages.find(({ id }) => id === page)?.cells ?? [];
    const read = new Map(cells.map((cell) => [cell.id, cell]));
    pages.set(page, read);
    return read;
  };
  return changes.map((change) => {
    const old = cellsOf(change.page).get(change.kind === 'put' ? change.cell.id : change.id);
    return { change, ...(old === undefined ? {} : { old }) };
  });
};
