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
  let pages: readonly Page[] = stored.pages;

  const readCell = (key: string): void => {
    const value = cells.get(key);
    const { page, id } = splitKey(key);
    const record = value instanceof Y.Map ? value.toJSON() : undefined;
    const cell = record === undefined ? undefined : cellFrom(id, record, known.get(key));
    if (cell === undefined || record === undefined) read.delete(key);
    else read.set(key, { page, cell, order: orderOf(record) });
  };
  for (const key of cells.keys()) readCell(key);

  const handle = (events: readonly Y.YEvent<Y.AbstractType<unknown>>[]): void => {
    for (const event of events) {
      const [key] = event.path;
      if (key === undefined) for (const changed of event.changes.keys.keys()) readCell(changed);
      else readCell(String(key));
    }
    drawing = undefined;
    for (const listener of listeners) listener();
  };
  cells.observeDeep(handle);
  return {
    read: () => {
      if (drawing === undefined) {
        const assembled = assemble(withinLimit([...read.values()], isStored), stored);
        // A page that somebody changes leaves the others what they were.
        pages = assembled.pages.map((page, index) => sameOr(pages[index], page));
        drawing = { ...assembled, pages };
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
