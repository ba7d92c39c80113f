import { type Cell, centreOf, type Page, type Point, type Rect, type Style, styleNumber } from '../model/index.ts';
import { resolveStyle } from './resolve-style.ts';
import { turned } from './turn.ts';

/** A visible vertex or edge with what its ancestors say about it. */
export interface PlacedCell {
  readonly cell: Cell;
  readonly style: Style;
  /** Where the parent's coordinates begin, absolute, px. */
  readonly origin: Point;
  /** Absolute, px; for vertices that are not on an edge. */
  readonly bounds?: Rect;
  /** The visible edge that it is a label of. */
  readonly onEdge?: PlacedCell;
}

export interface CellTree {
  /** In paint order: document order, children after their parent. */
  readonly placed: readonly PlacedCell[];
  /** The placed vertex that an edge's end sits on: the named one, or its nearest visible ancestor when that is folded away. */
  readonly terminalOf: (id: string) => PlacedCell | undefined;
  /** True for the id of any cell of the page, shown or not. */
  readonly isKnown: (id: string) => boolean;
}

/**
 * Walks a page from its root and resolves parents, visibility and absolute boxes. Cells that the root does not reach,
 * such as those in a cycle of parents, are not shown; draw.io does not show them either.
 */
export const readCellTree = (page: Page): CellTree => {
  const byId = new Map(page.cells.map((cell) => [cell.id, cell]));
  const childrenOf = groupByParent(page.cells);
  const placed: PlacedCell[] = [];
  const vertices = new Map<string, PlacedCell>();

  const open: Visit[] =
    childrenOf
      .get(undefined)
      ?.map((cell) => ({ cell, origin: pageOrigin }))
      .reverse() ?? [];
  // Cells that share an id can still lead back to themselves.
  const seen = new Set<Cell>();
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { cell } = visit;
    if (seen.has(cell) || cell.attributes?.visible === '0') continue;
    seen.add(cell);
    const entry = placeCell(visit);
    if (entry) placed.push(entry);
    if (entry?.bounds) vertices.set(cell.id, entry);
    if (cell.attributes?.collapsed === '1') continue;
    const inside = insideOf(visit, entry);
    const children = childrenOf.get(cell.id) ?? [];
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child) open.push({ cell: child, ...inside });
    }
  }

  const terminalOf = (id: string): PlacedCell | undefined => {
    const seen = new Set<string>();
    let cell = byId.get(id);
    while (cell && !seen.has(cell.id)) {
      const vertex = vertices.get(cell.id);
      if (vertex) return vertex;
      seen.add(cell.id);
      cell = cell.parent === undefined ? undefined : byId.get(cell.parent);
    }
    return undefined;
  };

  return { placed, terminalOf, isKnown: (id) => byId.has(id) };
};

/** The box that a cell lies in, and how it is turned clockwise. */
interface Parent {
  readonly bounds: Rect;
  readonly degrees: number;
}

interface Visit {
  readonly cell: Cell;
  readonly origin: Point;
  readonly parent?: Parent;
  readonly parentEdge?: PlacedCell;
}

const pageOrigin: Point = { x: 0, y: 0 };

const groupByParent = (cells: readonly Cell[]): Map<string | undefined, Cell[]> => {
  const groups = new Map<string | undefined, Cell[]>();
  for (const cell of cells) {
    const group = groups.get(cell.parent);
    if (group) group.push(cell);
    else groups.set(cell.parent, [cell]);
  }
  return groups;
};

const placeCell = ({ cell, origin, parent, parentEdge }: Visit): PlacedCell | undefined => {
  if (cell.kind === 'edge') return { cell, origin, style: resolveStyle(cell.style, 'edge') };
  if (cell.kind !== 'vertex' || !cell.geometry) return undefined;
  const style = resolveStyle(cell.style, 'vertex');
  if (parentEdge) return { cell, origin, style, onEdge: parentEdge };
  return { cell, origin, style, bounds: boundsIn(cell.geometry, origin, parent) };
};

const boundsIn = (geometry: NonNullable<Cell['geometry']>, origin: Point, parent: Parent | undefined): Rect => {
  const x = finite(geometry.x);
  const y = finite(geometry.y);
  const size = { width: Math.max(0, finite(geometry.width)), height: Math.max(0, finite(geometry.height)) };
  const offset = geometry.offset ?? pageOrigin;
  if (!geometry.relative || !parent) return { x: origin.x + x, y: origin.y + y, ...size };
  const { bounds, degrees } = parent;
  const port = {
    x: origin.x + x * bounds.width + finite(offset.x),
    y: origin.y + y * bounds.height + finite(offset.y),
    ...size,
  };
  // A port goes along with a turned parent, though it stays upright; other children do neither.
  const centre = turned(centreOf(port), degrees, centreOf(bounds));
  return { ...port, x: centre.x - size.width / 2, y: centre.y - size.height / 2 };
};

/** What the children of a visited cell build on; only a box starts new coordinates. */
const insideOf = (visit: Visit, entry: PlacedCell | undefined): Omit<Visit, 'cell'> => {
  if (entry?.bounds) {
    const { bounds, style } = entry;
    return { origin: { x: bounds.x, y: bounds.y }, parent: { bounds, degrees: styleNumber(style, 'rotation', 0) } };
  }
  if (entry?.cell.kind === 'edge') return { origin: visit.origin, parentEdge: entry };
  const { cell: _, ...same } = visit;
  return same;
};

/** Coordinates that no viewer can draw count as 0; the limit keeps sums exact. */
export const finite = (value: number): number =>
  Number.isFinite(value) ? Math.max(-coordinateLimit, Math.min(coordinateLimit, value)) : 0;

const coordinateLimit = 1e7;
