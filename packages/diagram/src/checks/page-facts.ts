import { createSpatialGrid, sideFor } from '../layout/spatial-grid.ts';
import { type Cell, contains, type Page, type Rect } from '../model/index.ts';
import { labelText, readScene, type SceneEdge, type SceneShape } from '../scene/index.ts';
import { coveredBox, isSeeThrough } from './figures.ts';

/** What the checks ask about a page, read once. */
export interface PageFacts {
  readonly shapes: readonly SceneShape[];
  readonly edges: readonly SceneEdge[];
  /** Shapes that cover what is behind them. */
  readonly solids: readonly Solid[];
  /** Those of `shapes` that may touch a box, in paint order; of very many the lowest. */
  readonly shapesNear: (box: Rect) => readonly SceneShape[];
  /** Texts beside or on lines, with the id of their edge. */
  readonly edgeLabels: readonly EdgeLabel[];
  /** The cells around a cell, the innermost first. */
  readonly around: (id: string) => readonly string[];
  /** True where one of the two is around the other or they are the same. */
  readonly isRelated: (one: string, other: string) => boolean;
  /** A name for people: the cell's label, else its id. */
  readonly nameOf: (id: string) => string;
}

export interface EdgeLabel {
  readonly cell: Cell;
  readonly edge: string;
  readonly box: Rect;
}

export interface Solid {
  readonly shape: SceneShape;
  /** The box that it covers. */
  readonly box: Rect;
  /** What a line must keep out of: the box, or the title alone of a container, which lines may cross. */
  readonly closed: Rect | undefined;
  /** True where nothing is written on it and no line ends at it. */
  readonly isDecoration: boolean;
}

export const readPageFacts = (page: Page): PageFacts => {
  const items = readScene(page).items;
  const cells = new Map(page.cells.map((cell) => [cell.id, cell]));
  const isOnEdge = (cell: Cell): boolean => cells.get(cell.parent ?? '')?.kind === 'edge';
  const allShapes = items.filter((item) => item.kind === 'shape');
  const shapes = allShapes.filter(({ cell }) => !isOnEdge(cell));
  const edges = items.filter((item) => item.kind === 'edge');
  const around = chainsOf(cells);
  const shapesNear = inPaintOrder(shapes);
  const ends = new Set(edges.flatMap(({ cell }) => [cell.source, cell.target]));
  return {
    shapes,
    edges,
    solids: toSolids(
      shapes.filter((shape) => !isSeeThrough(shape)),
      { parents: new Set(shapes.map(({ cell }) => cell.parent)), ends, shapesNear },
    ),
    shapesNear,
    edgeLabels: [
      ...edges.flatMap(({ cell, label }) => (label === undefined ? [] : [{ cell, edge: cell.id, box: label.box }])),
      ...allShapes.flatMap(({ cell, label }) =>
        label !== undefined && isOnEdge(cell) ? [{ cell, edge: cell.parent ?? '', box: label.box }] : [],
      ),
    ],
    around,
    isRelated: (one, other) => one === other || around(one).includes(other) || around(other).includes(one),
    nameOf: rememberNames(cells),
  };
};

/** Each name is asked for again and again, and reading one is work. */
const rememberNames = (cells: ReadonlyMap<string, Cell>): PageFacts['nameOf'] => {
  const names = new Map<string, string>();
  return (id) => {
    const name = names.get(id) ?? nameOf(id, cells);
    names.set(id, name);
    return name;
  };
};

/** The longest name that a sentence quotes, in characters. */
const longestName = 60;

/** The text of a cell; a line without one is called after its ends. */
const nameOf = (id: string, cells: ReadonlyMap<string, Cell>): string => {
  const cell = cells.get(id);
  const text = textOf(cell);
  if (text !== '') return text;
  const ends = [textOf(cells.get(cell?.source ?? '')), textOf(cells.get(cell?.target ?? ''))];
  return ends.every((end) => end !== '') ? ends.join(' → ') : id;
};

const textOf = (cell: Cell | undefined): string => {
  const text = cell === undefined ? '' : labelText(cell).replace(/\s+/g, ' ').trim();
  return text.length > longestName ? `${text.slice(0, longestName)}…` : text;
};

const chainsOf = (cells: ReadonlyMap<string, Cell>): PageFacts['around'] => {
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const chain = new Set<string>();
    for (let cell = cells.get(cells.get(id)?.parent ?? ''); cell !== undefined; cell = cells.get(cell.parent ?? '')) {
      if (cell.kind === 'layer' || cell.kind === 'root' || chain.has(cell.id)) break;
      chain.add(cell.id);
    }
    const result = [...chain];
    known.set(id, result);
    return result;
  };
};

interface Known {
  readonly parents: ReadonlySet<string | undefined>;
  /** Ids of the shapes that lines end at. */
  readonly ends: ReadonlySet<string | undefined>;
  readonly shapesNear: PageFacts['shapesNear'];
}

/** A shape that others lie wholly upon holds them as a container does, whatever the file says of their parents. */
const toSolids = (shapes: readonly SceneShape[], { parents, ends, shapesNear }: Known): readonly Solid[] => {
  const holders = new Set(shapes.flatMap((shape) => backingsOf(shape, shapesNear(shape.bounds))));
  return shapes.map((shape) => {
    const box = coveredBox(shape);
    const isParent = parents.has(shape.cell.id) && shape.figure !== 'umlLifeline';
    const isContainer = shape.figure === 'swimlane' || isParent || holders.has(shape);
    const isDecoration = shape.label === undefined && !ends.has(shape.cell.id);
    return { shape, box, closed: isContainer ? shape.label?.box : box, isDecoration };
  });
};

/** The shapes painted below one, of those near it, that it lies wholly upon. */
const backingsOf = (shape: SceneShape, near: readonly SceneShape[]): readonly SceneShape[] =>
  near
    .slice(0, Math.max(0, near.indexOf(shape)))
    .filter(({ bounds }) => isSmaller(shape.bounds, bounds) && contains(bounds, shape.bounds));

const isSmaller = (one: Rect, other: Rect): boolean => one.width * one.height < other.width * other.height;

/** Of a heap of shapes no more than these are looked at, the lowest first: nobody can tell what lies in it. */
export const mostNear = 250;

const inPaintOrder = (shapes: readonly SceneShape[]): PageFacts['shapesNear'] => {
  const grid = createSpatialGrid<number>(sideFor(shapes.map(({ bounds }) => bounds)));
  shapes.forEach(({ bounds }, index) => {
    grid.add(bounds, index);
  });
  return (box) =>
    [...grid.near(box, mostNear)].sort((one, other) => one - other).flatMap((index) => shapes[index] ?? []);
};
