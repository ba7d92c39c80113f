import { applyChanges, withBackground } from '@diagloom/diagram/drawio';
import type { Cell, Page } from '@diagloom/diagram/model';
import { applyTheme, findTheme } from '@diagloom/diagram/themes';

/** The page as it looks in the dark theme, for the eyes alone: what is stored stays as it is. */
export const drawDark = (page: Page): Page => {
  const { changes, background } = applyTheme(page, findTheme('dark'));
  const { pages } = applyChanges({ attributes: {}, pages: [page] }, changes);
  const dark = pages[0] ?? page;
  const byId = new Map(page.cells.map((cell) => [cell.id, cell]));
  const cells = dark.cells.map((cell) => asBefore(byId.get(cell.id) ?? cell, cell));
  return withBackground({ ...dark, cells }, background);
};

const drawn = new WeakMap<Cell, Cell>();

/** The very cell that one became before, where its words and its style come out the same: then it is not drawn anew. */
const asBefore = (cell: Cell, dark: Cell): Cell => {
  const before = drawn.get(cell);
  if (before?.style === dark.style && before.value === dark.value) return before;
  drawn.set(cell, dark);
  return dark;
};
