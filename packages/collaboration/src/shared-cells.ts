import type { Cell, CellChange, DiagramDocument } from '@diagloom/diagram/model';
import * as Y from 'yjs';
import { keyOf, splitKey } from './cell-keys.ts';
import { isSameValue, toRecord } from './cell-record.ts';
import { orderOf, type SharedCell } from './drawing-from.ts';
import { createPaintOrder } from './paint-order.ts';

/** All cells lie in one map, by page and id; each is a map of flat keys. */
export const cellsOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('cells');

/** The cells as plain data; what is none is left out. */
export const readSharedCells = (doc: Y.Doc): SharedCell[] => {
  const cells: SharedCell[] = [];
  for (const [key, value] of cellsOf(doc)) {
    if (value instanceof Y.Map) cells.push({ ...splitKey(key), record: value.toJSON() });
  }
  return cells;
};

/** A drawing as shared cells, for a document that has none yet. */
export const seedCells = ({ pages }: DiagramDocument): SharedCell[] =>
  pages.flatMap(({ id: page, cells }) =>
    cells.map((cell, index) => ({ page, id: cell.id, record: { ...toRecord(cell), order: index } })),
  );

/** Puts seeds into an empty document. */
export const plantCells = (doc: Y.Doc, seeds: readonly SharedCell[]): void => {
  const cells = cellsOf(doc);
  for (const { page, id, record } of seeds) cells.set(keyOf(page, id), new Y.Map(Object.entries(record)));
};

/** A change with the cell that it was made from, so that of a cell only what was changed is written. */
export interface MergedChange {
  readonly change: CellChange;
  readonly old?: Cell;
}

interface MergeOptions {
  /** `ours` where a key that both have changed keeps what stands in the shared cells; `theirs` where absent. */
  readonly prefer?: 'ours' | 'theirs';
}

/**
 * Writes changes into the shared cells, in the caller's transaction. Keys that a change leaves as they were keep what others made of
 * them meanwhile. A cell that is removed and put again only changes its place among the others.
 */
export const mergeChanges = (
  doc: Y.Doc,
  merged: readonly MergedChange[],
  { prefer = 'theirs' }: MergeOptions = {},
): void => {
  const cells = cellsOf(doc);
  const { placeBefore } = createPaintOrder(cells);
  const comesBack = new Set(
    merged.flatMap(({ change }) => (change.kind === 'put' ? [keyOf(change.page, change.cell.id)] : [])),
  );
  const removed = new Set<string>();
  for (const { change, old } of merged) {
    if (change.kind === 'remove') {
      const key = keyOf(change.page, change.id);
      removed.add(key);
      if (!comesBack.has(key)) cells.delete(key);
      continue;
    }
    const key = keyOf(change.page, change.cell.id);
    const present = cells.get(key);
    // What comes back without another one to be painted before is painted over all others.
    const isMoved = change.before !== undefined || removed.has(key) || !(present instanceof Y.Map);
    const next = change.before === undefined ? undefined : cells.get(keyOf(change.page, change.before));
    const above = next instanceof Y.Map ? orderOf({ order: next.get('order') }) : undefined;
    const order = isMoved ? { order: placeBefore(change.page, above) } : {};
    if (present instanceof Y.Map) writeKeys(present, { ...toRecord(change.cell), ...order }, { old, prefer });
    else cells.set(key, new Y.Map(Object.entries({ ...toRecord(change.cell), ...order })));
  }
};

const writeKeys = (
  present: Y.Map<unknown>,
  record: Readonly<Record<string, unknown>>,
  { old, prefer }: { readonly old: Cell | undefined; readonly prefer: 'ours' | 'theirs' },
): void => {
  const before = old === undefined ? undefined : toRecord(old);
  const isOurs = (key: string): boolean =>
    prefer === 'ours' && before !== undefined && key in before && !isSameValue(present.get(key), before[key]);
  for (const [key, value] of Object.entries(record)) {
    const isKept = before !== undefined && isSameValue(before[key], value);
    if (!isKept && !isOurs(key) && !isSameValue(present.get(key), value)) present.set(key, value);
  }
  for (const key of [...present.keys()]) {
    if (key in record || key === 'order') continue;
    if (before === undefined || key in before) present.delete(key);
  }
};
