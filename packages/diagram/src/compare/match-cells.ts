import type { Cell } from '../model/diagram-document.ts';

/**
 * By the id of a later cell the earlier cell that it was: the one of the same id and sort; for the others the one of the same text, where
 * that stands once on both sides. Lines without a text go by their ends, which the text of a line says.
 */
export const matchCells = (
  before: readonly Cell[],
  after: readonly Cell[],
  labels: { readonly earlier: (cell: Cell) => string; readonly later: (cell: Cell) => string },
): ReadonlyMap<string, Cell> => {
  const byId = new Map(before.map((cell) => [cell.id, cell]));
  const pairs = new Map<string, Cell>();
  for (const cell of after) {
    const same = byId.get(cell.id);
    if (same?.kind === cell.kind) pairs.set(cell.id, same);
  }
  const used = new Set([...pairs.values()].map(({ id }) => id));
  const free = indexByLabel(
    before.filter(({ id }) => !used.has(id)),
    labels.earlier,
  );
  const wanted = indexByLabel(
    after.filter(({ id }) => !pairs.has(id)),
    labels.later,
  );
  for (const [label, cells] of wanted) {
    const [cell, other] = cells;
    const [old, another] = free.get(label) ?? [];
    if (cell && old && other === undefined && another === undefined) pairs.set(cell.id, old);
  }
  return pairs;
};

const indexByLabel = (cells: readonly Cell[], label: (cell: Cell) => string): ReadonlyMap<string, readonly Cell[]> => {
  const index = new Map<string, Cell[]>();
  for (const cell of cells) {
    const text = label(cell);
    if (text === '') continue;
    const key = `${cell.kind} ${text}`;
    const same = index.get(key);
    if (same === undefined) index.set(key, [cell]);
    else same.push(cell);
  }
  return index;
};
