import type { Cell, DiagramDocument, Page } from '@diagloom/diagram/model';
import * as Y from 'yjs';
import { keyOf, splitKey } from './cell-keys.ts';
import { cellFrom } from './cell-record.ts';
import { assemble, orderOf, type PlacedCell, withinLimit } from './drawing-from.ts';
import { cellsOf } from './shared-cells.ts';

/** A shared document as a drawing, read anew only where it was changed. */
export interface SharedDrawing {
  /** The same object until something changes. */
  readonly read: () => DiagramDocument;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** @param stored the file whose pages it has; texts of cells that nobody changed are this file's */
export const createSharedDrawing = (doc: Y.Doc, stored: DiagramDocument): SharedDrawing => {
  const cells = cellsOf(doc);
  const known = new Map<string, Cell>(
    stored.pages.flatMap((page) => page.cells.map((cell) => [keyOf(page.id, cell.id), cell] as const)),
  );
  const isStored = ({ page, cell }: PlacedCell): boolean => known.has(keyOf(page, cell.id));
  const read = new Map<string, PlacedCell>();
  const listeners = new Set<() => void>();
  let drawing: DiagramDocument | undefined;
  /** Cells as the drawing has them that were changed since and stand where they stood; undefined where it has to be put together anew. */
  let changed: Map<string, Cell> | undefined;
  let pages: readonly Page[] = stored.pages;

  const readCell = (key: string): void => {
    const value = cells.get(key);
    const { page, id } = splitKey(key);
    const record = value instanceof Y.Map ? value.toJSON() : undefined;
    const cell = record === undefined ? undefined : cellFrom(id, record, known.get(key));
    const before = read.get(key);
    const next = cell === undefined || record === undefined ? undefined : { page, cell, order: orderOf(record) };
    if (next === undefined) read.delete(key);
    else read.set(key, next);
    if (before === undefined || next === undefined || !standsAsBefore(before, next)) changed = undefined;
    else if (changed?.has(key) === false) changed.set(key, before.cell);
  };
  for (const key of cells.keys()) readCell(key);

  const handle = (events: readonly Y.YEvent<Y.AbstractType<unknown>>[]): void => {
    for (const event of events) {
      const [key] = event.path;
      if (key === undefined) for (const changed of event.changes.keys.keys()) readCell(changed);
      else readCell(String(key));
    }
    for (const listener of listeners) listener();
  };
  cells.observeDeep(handle);

  const assembleAll = (): readonly Page[] =>
    assemble(withinLimit([...read.values()], isStored), stored)
      // A page that somebody changes leaves the others what they were.
      .pages.map((page, index) => sameOr(pages[index], page));

  /** Most changes put another cell in the place of one: nothing is sorted or repaired for them. Undefined where a cell was repaired. */
  const exchangeChanged = (): readonly Page[] | undefined => {
    if (changed === undefined) return undefined;
    const exchanged = new Map([...changed].flatMap(([key, before]) => [[before, read.get(key)?.cell ?? before]]));
    let count = 0;
    const next = pages.map((page) => {
      const inIt = page.cells.filter((cell) => exchanged.has(cell)).length;
      count += inIt;
      return inIt === 0 ? page : { ...page, cells: page.cells.map((cell) => exchanged.get(cell) ?? cell) };
    });
    return count === changed.size ? next : undefined;
  };

  return {
    read: () => {
      if (drawing === undefined || changed?.size !== 0) {
        pages = exchangeChanged() ?? assembleAll();
        drawing = { ...stored, pages };
        changed = new Map();
      }
      return drawing;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => cells.unobserveDeep(handle),
  };
};

const sameOr = (before: Page | undefined, page: Page): Page =>
  before !== undefined &&
  before.cells.length === page.cells.length &&
  before.cells.every((cell, index) => cell === page.cells[index])
    ? before
    : page;

/** Whether all that decides where a cell stands, and whether it is drawn, is as it was. */
const standsAsBefore = (before: PlacedCell, next: PlacedCell): boolean =>
  before.page === next.page &&
  before.order === next.order &&
  (['kind', 'parent', 'source', 'target'] as const).every((part) => before.cell[part] === next.cell[part]) &&
  (['sourcePoint', 'targetPoint'] as const).every(
    (end) => (before.cell.geometry?.[end] === undefined) === (next.cell.geometry?.[end] === undefined),
  );
