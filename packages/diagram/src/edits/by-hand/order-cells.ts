import { diffDocuments } from '../../drawio/index.ts';
import { type Cell, type CellChange, overlaps, type Page } from '../../model/index.ts';
import { type Canvas, createCanvas } from '../canvas.ts';
import type { EditContext } from '../edit-context.ts';
import { withDescendants } from '../with-dependents.ts';

/** How far a shape goes among those that lie over and under it. */
export type Order = 'front' | 'forward' | 'backward' | 'back';

export interface OrderRequest {
  readonly targets: readonly string[];
  readonly order: Order;
}

/**
 * The changes of cells that paint shapes or lines before or behind others of the same holder, with all that is inside them. One step
 * goes past the next one that they lie over or under, since past any other it would not be seen.
 */
export const orderCells = (
  page: Page,
  { targets, order }: OrderRequest,
  context: EditContext,
): readonly CellChange[] => {
  const canvas = createCanvas(page, context);
  const chosen = page.cells.filter(({ id, kind }) => targets.includes(id) && (kind === 'vertex' || kind === 'edge'));
  // In the turn in which several keep their order among themselves.
  const inTurn = order === 'front' || order === 'backward' ? chosen : chosen.toReversed();
  let cells = page.cells;
  for (const cell of inTurn) cells = moved(canvas, cells, cell, order, new Set(targets));
  return diffDocuments(
    { attributes: undefined, pages: [page] },
    { attributes: undefined, pages: [{ ...page, cells }] },
  );
};

const moved = (
  canvas: Canvas,
  cells: readonly Cell[],
  cell: Cell,
  order: Order,
  chosen: ReadonlySet<string>,
): readonly Cell[] => {
  const siblings = cells.filter(({ parent, kind }) => parent === cell.parent && (kind === 'vertex' || kind === 'edge'));
  const at = siblings.indexOf(cell);
  const [below, above] = [siblings.slice(0, at).toReversed(), siblings.slice(at + 1)];
  const past =
    order === 'front'
      ? above.at(-1)
      : order === 'back'
        ? below.at(-1)
        : nextTo(
            canvas,
            cell,
            (order === 'forward' ? above : below).filter(({ id }) => !chosen.has(id)),
          );
  if (past === undefined) return cells;
  const inside = withDescendants(canvas, [cell.id]);
  const own = cells.filter(({ id }) => inside.has(id));
  const rest = cells.filter(({ id }) => !inside.has(id));
  const isUp = order === 'front' || order === 'forward';
  return rest.toSpliced(rest.indexOf(past) + (isUp ? 1 : 0), 0, ...own);
};

/** The nearest one that is seen to change places with it; the nearest at all where there is none. */
const nextTo = (canvas: Canvas, cell: Cell, others: readonly Cell[]): Cell | undefined => {
  const box = canvas.boxes.get(cell.id);
  const touching = others.find(({ id }) => {
    const other = canvas.boxes.get(id);
    return box !== undefined && other !== undefined && overlaps(box, other);
  });
  return touching ?? others[0];
};
