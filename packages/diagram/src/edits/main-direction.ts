import { type Cell, type Direction, directions, type Page, parseStyle, type Rect } from '../model/index.ts';
import { readCellTree } from '../scene/cell-tree.ts';

/** The way the main line of a page runs: as the page says, or as most of its edges do; undefined for a page without edges. */
export const mainDirection = (page: Page): Direction | undefined => {
  const boxes = new Map<string, Rect>();
  for (const { cell, bounds } of readCellTree(page).placed) if (bounds !== undefined) boxes.set(cell.id, bounds);
  const edges = page.cells.filter(({ kind }) => kind === 'edge');
  return saidDirection(page) ?? seenDirection(edges, boxes);
};

/** What a page of our own says in the style of its first layer. */
export const saidDirection = ({ cells }: Page): Direction | undefined => {
  const { dlDirection } = parseStyle(cells.find(({ kind }) => kind === 'layer')?.style ?? '');
  return directions.find((direction) => direction === dlDirection);
};

/** The way that most edges run. */
export const seenDirection = (edges: readonly Cell[], boxes: ReadonlyMap<string, Rect>): Direction | undefined => {
  const votes: Record<Direction, number> = { down: 0, right: 0, up: 0, left: 0 };
  for (const { source, target } of edges) {
    const from = boxes.get(source ?? '');
    const to = boxes.get(target ?? '');
    if (from !== undefined && to !== undefined) votes[directionFrom(from, to)] += 1;
  }
  const [best] = directions.toSorted((a, b) => votes[b] - votes[a]);
  return best !== undefined && votes[best] > 0 ? best : undefined;
};

/** The main way from one box to another. */
export const directionFrom = (from: Rect, to: Rect): Direction => {
  const across = to.x + to.width / 2 - (from.x + from.width / 2);
  const down = to.y + to.height / 2 - (from.y + from.height / 2);
  if (Math.abs(down) >= Math.abs(across)) return down >= 0 ? 'down' : 'up';
  return across >= 0 ? 'right' : 'left';
};
