import { type PageFacts, readPageFacts } from '../checks/page-facts.ts';
import { type Cell, isStyleOn, type Page, type Point, parseStyle, type Rect } from '../model/index.ts';
import { readCellTree } from '../scene/cell-tree.ts';

/** A page as tidying looks at it, read once. */
export interface Sheet {
  readonly page: Page;
  readonly facts: PageFacts;
  readonly cells: ReadonlyMap<string, Cell>;
  /** Absolute boxes of the visible shapes, those on lines excepted; parents before their children. */
  readonly boxes: ReadonlyMap<string, Rect>;
  /** Where the coordinates of a cell begin, absolute. */
  readonly originOf: (id: string) => Point;
  readonly childrenOf: (id: string) => readonly Cell[];
  /** The visible shape that an end of a line sits on. */
  readonly terminalOf: (id: string | undefined) => string | undefined;
  /** True for a shape that people locked, or that stands at a fraction of its parent. */
  readonly isFixed: (id: string) => boolean;
}

export const readSheet = (page: Page): Sheet => {
  const tree = readCellTree(page);
  const cells = new Map(page.cells.map((cell) => [cell.id, cell]));
  const boxes = new Map<string, Rect>();
  const origins = new Map<string, Point>();
  const children = new Map<string, Cell[]>();
  for (const { cell, bounds, origin } of tree.placed) {
    if (bounds !== undefined) boxes.set(cell.id, bounds);
    origins.set(cell.id, origin);
    const siblings = children.get(cell.parent ?? '');
    if (siblings === undefined) children.set(cell.parent ?? '', [cell]);
    else siblings.push(cell);
  }
  return {
    page,
    facts: readPageFacts(page),
    cells,
    boxes,
    originOf: (id) => origins.get(id) ?? { x: 0, y: 0 },
    childrenOf: (id) => children.get(id) ?? [],
    terminalOf: (id) => (id === undefined ? undefined : tree.terminalOf(id)?.cell.id),
    isFixed: (id) => {
      const cell = cells.get(id);
      const style = parseStyle(cell?.style ?? '');
      return isStyleOn(style, 'locked') || style.movable === '0' || cell?.geometry?.relative === true;
    },
  };
};

/** The page with some cells put in the place of those with their ids. */
export const withCells = (page: Page, changed: ReadonlyMap<string, Cell>): Page =>
  changed.size === 0 ? page : { ...page, cells: page.cells.map((cell) => changed.get(cell.id) ?? cell) };
