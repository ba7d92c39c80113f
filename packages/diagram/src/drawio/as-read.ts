import type { Cell } from '../model/index.ts';

/** Cells that are what their text says, since nobody has made another one of them: they are written without being compared. */
const cellsAsRead = new WeakSet<Cell>();

export const markAsRead = (cell: Cell): void => {
  cellsAsRead.add(cell);
};

export const isAsRead = (cell: Cell): boolean => cellsAsRead.has(cell);
