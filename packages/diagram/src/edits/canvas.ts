import { applyChanges } from '../drawio/index.ts';
import {
  type Cell,
  type CellChange,
  type DiagramSpec,
  type Direction,
  emptySpec,
  type Page,
  type Point,
  parseStyle,
  type Rect,
} from '../model/index.ts';
import { readCellTree } from '../scene/cell-tree.ts';
import type { EditContext } from './edit-context.ts';
import { saidDirection, seenDirection } from './main-direction.ts';

/** A page as edits look at it: who is where, who holds whom, what is connected. Made anew after each step. */
export interface Canvas {
  readonly page: Page;
  readonly context: EditContext;
  /** True for a page that we drew for this type, whose shapes may move; a foreign page is only added to. */
  readonly isOwn: boolean;
  readonly cells: ReadonlyMap<string, Cell>;
  /** The first layer. */
  readonly layer: string;
  /** Absolute boxes of the visible vertices, labels of edges excepted. */
  readonly boxes: ReadonlyMap<string, Rect>;
  readonly edges: readonly Cell[];
  /** Where the coordinates of a cell's children begin. */
  readonly originOf: (parent: string | undefined) => Point;
  readonly childrenOf: (id: string) => readonly Cell[];
  /** The nearest shape around a cell; undefined for a cell that is on a layer. */
  readonly holderOf: (id: string) => string | undefined;
  /** From the parent outwards, root excepted. */
  readonly ancestorsOf: (id: string) => readonly string[];
  /** The page read as the type reads it. */
  readonly spec: () => DiagramSpec;
  /** The way the main line runs: as the page says, or as most of its edges do. */
  readonly direction: () => Direction;
}

export const createCanvas = (page: Page, context: EditContext): Canvas => {
  const cells = new Map(page.cells.map((cell) => [cell.id, cell]));
  const children = new Map<string, Cell[]>();
  for (const cell of page.cells) {
    if (cell.parent === undefined) continue;
    const siblings = children.get(cell.parent);
    if (siblings === undefined) children.set(cell.parent, [cell]);
    else siblings.push(cell);
  }
  const boxes = new Map<string, Rect>();
  for (const { cell, bounds } of readCellTree(page).placed) if (bounds !== undefined) boxes.set(cell.id, bounds);
  const layers = page.cells.filter(({ kind }) => kind === 'layer');
  const meta = parseStyle(layers[0]?.style ?? '');
  const edges = page.cells.filter(({ kind }) => kind === 'edge');
  const nearestBoxed = (start: string | undefined): string | undefined => {
    let id = start;
    while (id !== undefined && !boxes.has(id)) id = cells.get(id)?.parent;
    return id;
  };
  let spec: DiagramSpec | undefined;
  return {
    page,
    context,
    isOwn: meta.dlType === context.type.id,
    cells,
    layer: layers[0]?.id ?? '1',
    boxes,
    edges,
    originOf: (parent) => boxes.get(nearestBoxed(parent) ?? '') ?? { x: 0, y: 0 },
    holderOf: (id) => nearestBoxed(cells.get(id)?.parent),
    childrenOf: (id) => children.get(id) ?? [],
    ancestorsOf: (id) => {
      const found: string[] = [];
      let parent = cells.get(id)?.parent;
      while (parent !== undefined && cells.get(parent)?.kind !== 'root' && found.length < cells.size) {
        found.push(parent);
        parent = cells.get(parent)?.parent;
      }
      return found;
    },
    spec: () => {
      spec ??= readSpec(page, context);
      return spec;
    },
    direction: () => saidDirection(page) ?? seenDirection(edges, boxes) ?? context.type.direction,
  };
};

/** The canvas after some changes. */
export const withChanges = (canvas: Canvas, changes: readonly CellChange[]): Canvas => {
  const [page] = applyChanges({ attributes: undefined, pages: [canvas.page] }, changes).pages;
  return page === undefined || changes.length === 0 ? canvas : createCanvas(page, canvas.context);
};

export const put = (canvas: Canvas, cell: Cell): CellChange => ({ kind: 'put', page: canvas.page.id, cell });

export const remove = (canvas: Canvas, id: string): CellChange => ({ kind: 'remove', page: canvas.page.id, id });

/** A foreign page may be nothing that the type can read; an edit can still be made on what it names itself. */
const readSpec = (page: Page, { type }: EditContext): DiagramSpec => {
  try {
    return type.recognise(page);
  } catch {
    return emptySpec(type.id, page.name);
  }
};
