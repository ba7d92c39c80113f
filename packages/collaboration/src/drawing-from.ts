import type { Cell, DiagramDocument, Page } from '@diagloom/diagram/model';
import { type CellRecord, cellFrom } from './cell-record.ts';
import { liveLimits } from './live-limits.ts';
import { resolveTree } from './resolve-tree.ts';

/** A cell as it lies in the shared document, as plain data. */
export interface SharedCell {
  readonly page: string;
  readonly id: string;
  readonly record: CellRecord;
}

/**
 * The drawing that shared cells make: the pages of the stored file with these cells in place of its own. What says the same as in the
 * file is the file's own cell. Pages that the file does not have are not drawn.
 */
export const drawingFrom = (cells: readonly SharedCell[], stored: DiagramDocument): DiagramDocument => {
  const known = new Map(stored.pages.map((page) => [page.id, new Map(page.cells.map((cell) => [cell.id, cell]))]));
  const read = cells.flatMap(({ page, id, record }) => {
    const cell = cellFrom(id, record, known.get(page)?.get(id));
    return cell === undefined ? [] : [{ page, cell, order: orderOf(record) }];
  });
  return assemble(
    withinLimit(read, ({ page, cell }) => known.get(page)?.has(cell.id) === true),
    stored,
  );
};

/** All cells that the file has, and as many others as the limit leaves room for. */
export const withinLimit = (
  cells: readonly PlacedCell[],
  isStored: (cell: PlacedCell) => boolean,
): readonly PlacedCell[] => {
  if (cells.length <= liveLimits.cells) return cells;
  const kept = cells.filter(isStored);
  const added = cells.filter((cell) => !isStored(cell));
  return [...kept, ...added.slice(0, Math.max(0, liveLimits.cells - kept.length))];
};

export interface PlacedCell {
  readonly page: string;
  readonly cell: Cell;
  readonly order: number;
}

/** Pages of cells in their order, as trees that can be drawn. */
export const assemble = (cells: readonly PlacedCell[], stored: DiagramDocument): DiagramDocument => {
  const byPage = new Map<string, PlacedCell[]>();
  for (const placed of cells) {
    const own = byPage.get(placed.page);
    if (own === undefined) byPage.set(placed.page, [placed]);
    else own.push(placed);
  }
  return { ...stored, pages: stored.pages.map((page) => withCells(page, byPage.get(page.id) ?? [])) };
};

const withCells = (page: Page, placed: readonly PlacedCell[]): Page => {
  const sorted = placed
    .toSorted((one, other) => one.order - other.order || (one.cell.id < other.cell.id ? -1 : 1))
    .map(({ cell }) => cell);
  const ids = new Set(sorted.map(({ id }) => id));
  // Nobody takes the root and the layers of a page away.
  const frame = page.cells.filter(({ id, kind }) => (kind === 'root' || kind === 'layer') && !ids.has(id));
  const cells = resolveTree([...frame, ...sorted], page.cells);
  const isSame = cells.length === page.cells.length && cells.every((cell, index) => cell === page.cells[index]);
  return isSame ? page : { ...page, cells };
};

/** Where a cell stands among the others of its page. */
export const orderOf = ({ order }: CellRecord): number =>
  typeof order === 'number' && Number.isFinite(order) ? order : Number.MAX_SAFE_INTEGER;
