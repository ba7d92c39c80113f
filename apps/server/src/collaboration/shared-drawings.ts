import { drawingFrom, type MergedChange, type SharedCell, seedCells } from '@diagloom/collaboration';
import { diffDocuments, isSameCell, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { Cell, CellChange, DiagramDocument } from '@diagloom/diagram/model';
import { labelText } from '@diagloom/diagram/scene';

/** What workers do for shared documents: all of it grows with the drawing. */

/** A drawing as cells to share. */
export const shareDrawing = (xml: string): readonly SharedCell[] => seedCells(readDrawio(xml));

/** How many cells all pages of a drawing have together. */
export const countCells = (xml: string): number =>
  readDrawio(xml).pages.reduce((sum, { cells }) => sum + cells.length, 0);

export interface LiveChange {
  readonly changeType: 'added' | 'changed' | 'removed';
  readonly page: string;
  readonly elementId: string;
  readonly label: string;
}

export type TakenDrawing =
  | { readonly isSame: true }
  | { readonly xml: string; readonly keepsMeaning: boolean; readonly changes: readonly LiveChange[] };

/** The next version of a stored drawing: with the shared cells in place of its own. Cells that nobody changed keep their bytes. */
export const takeShared = (xml: string, cells: readonly SharedCell[]): TakenDrawing => {
  const stored = readDrawio(xml);
  const drawn = drawingFrom(cells, stored);
  const changes = diffDocuments(stored, drawn);
  if (changes.length === 0) return { isSame: true };
  return {
    xml: writeDrawio(drawn),
    keepsMeaning: changes.every((one) => onlyMoves(stored, one)),
    changes: tell(stored, changes),
  };
};

const findCell = ({ pages }: DiagramDocument, page: string, cell: string): Cell | undefined =>
  pages.find(({ id }) => id === page)?.cells.find(({ id }) => id === cell);

const onlyMoves = (stored: DiagramDocument, change: CellChange): boolean => {
  if (change.kind === 'remove' || change.before !== undefined) return false;
  const old = findCell(stored, change.page, change.cell.id);
  if (old === undefined) return false;
  const { geometry: _place, ...now } = change.cell;
  const { geometry: _before, ...before } = old;
  return isSameCell(now, before);
};

/** A cell that is taken away and put again changed its place only. */
const tell = (stored: DiagramDocument, changes: readonly CellChange[]): readonly LiveChange[] => {
  const put = new Set(
    changes.flatMap((change) => (change.kind === 'put' ? [`${change.page}\n${change.cell.id}`] : [])),
  );
  return changes.flatMap((change): readonly LiveChange[] => {
    const elementId = change.kind === 'put' ? change.cell.id : change.id;
    const { page } = change;
    const old = findCell(stored, page, elementId);
    if (change.kind === 'put') {
      const changeType = old === undefined ? 'added' : 'changed';
      return [{ changeType, page, elementId, label: labelOf(change.cell) }];
    }
    if (put.has(`${page}\n${elementId}`)) return [];
    return [{ changeType: 'removed', page, elementId, label: old === undefined ? '' : labelOf(old) }];
  });
};

const labelOf = (cell: Cell): string => labelText(cell).replace(/\s+/g, ' ').trim().slice(0, 200);

/** What a version was made from: its drawing, or the shared cells where that is not kept any more. */
export type Earlier = string | readonly SharedCell[];

/** What turned one version into another, for the shared cells; pages come and go with all their cells. */
export const compareForSharing = (before: Earlier, after: string): readonly MergedChange[] => {
  const later = readDrawio(after);
  const earlier = typeof before === 'string' ? readDrawio(before) : drawingFrom(before, later);
  const same = diffDocuments(earlier, later).map((change) => {
    const old = change.kind === 'put' ? findCell(earlier, change.page, change.cell.id) : undefined;
    return { change, ...(old === undefined ? {} : { old }) };
  });
  return [...same, ...wholePages(earlier, later, 'remove'), ...wholePages(later, earlier, 'put')];
};

/** All cells of the pages that only one of two files has. */
const wholePages = (one: DiagramDocument, other: DiagramDocument, kind: CellChange['kind']): readonly MergedChange[] =>
  one.pages
    .filter(({ id }) => !other.pages.some((page) => page.id === id))
    .flatMap(({ id: page, cells }) =>
      cells.map((cell) => ({ change: kind === 'put' ? { kind, page, cell } : { kind, page, id: cell.id } })),
    );
