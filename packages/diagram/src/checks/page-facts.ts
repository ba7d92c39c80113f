import type { Cell, Page, Rect } from '../model/index.ts';
import { labelText, readScene, type SceneEdge, type SceneShape } from '../scene/index.ts';

/** What the checks ask about a page, read once. */
export interface PageFacts {
  readonly shapes: readonly SceneShape[];
  readonly edges: readonly SceneEdge[];
  /** Shapes that cover what is behind them. */
  readonly solids: readonly Solid[];
  /** Texts beside or on lines, with the id of their edge. */
  readonly edgeLabels: readonly { readonly cell: Cell; readonly edge: string; readonly box: Rect }[];
  /** The cells around a cell, the innermost first. */
  readonly around: (id: string) => readonly string[];
  /** True where one of the two is around the other or they are the same. */
  readonly isRelated: (one: string, other: string) => boolean;
  /** A name for people: the cell's label, else its id. */
  readonly nameOf: (id: string) => string;
}

interface Solid {
  readonly shape: SceneShape;
  /** The box that it covers. */
  readonly box: Rect;
  /** What a line must keep out of: the box, or the title alone of a container, which lines may cross. */
  readonly closed: Rect | undefined;
}

export const readPageFacts = (page: Page): PageFacts => {
  const scene = readScene(page);
  const cells = new Map(page.cells.map((cell) => [cell.id, cell]));
  const isOnEdge = (cell: Cell): boolean => cells.get(cell.parent ?? '')?.kind === 'edge';
  const items = scene.items;
  const allShapes = items.filter((item) => item.kind === 'shape');
  const shapes = allShapes.filter(({ cell }) => !isOnEdge(cell));
  const edges = items.filter((item) => item.kind === 'edge');
  const around = chainsOf(cells);
  const holders = new Set(shapes.map(({ cell }) => cell.parent));
  return {
    shapes,
    edges,
    solids: shapes.filter((shape) => !isSeeThrough(shape)).map((shape) => toSolid(shape, holders)),
    edgeLabels: [
      ...edges.flatMap(({ cell, label }) => (label === undefined ? [] : [{ cell, edge: cell.id, box: label.box }])),
      ...allShapes.flatMap(({ cell, label }) =>
        label !== undefined && isOnEdge(cell) ? [{ cell, edge: cell.parent ?? '', box: label.box }] : [],
      ),
    ],
    around,
    isRelated: (one, other) => one === other || around(one).includes(other) || around(other).includes(one),
    nameOf: (id) => {
      const cell = cells.get(id);
      const text = cell === undefined ? '' : labelText(cell).replaceAll('\n', ' ').trim();
      return text === '' ? id : text;
    },
  };
};

const chainsOf = (cells: ReadonlyMap<string, Cell>): PageFacts['around'] => {
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const chain: string[] = [];
    for (let cell = cells.get(cells.get(id)?.parent ?? ''); cell !== undefined; cell = cells.get(cell.parent ?? '')) {
      if (cell.kind === 'layer' || cell.kind === 'root' || chain.includes(cell.id)) break;
      chain.push(cell.id);
    }
    known.set(id, chain);
    return chain;
  };
};

const toSolid = (shape: SceneShape, holders: ReadonlySet<string | undefined>): Solid => {
  const box = coveredBox(shape);
  const isContainer = shape.figure === 'swimlane' || (holders.has(shape.cell.id) && shape.figure !== 'umlLifeline');
  return { shape, box, closed: isContainer ? shape.label?.box : box };
};

/** Frames and bare texts let show what is behind them; so does what has neither fill nor border. */
const isSeeThrough = ({ figure, style }: SceneShape): boolean =>
  figure === 'umlFrame' ||
  figure === 'text' ||
  'text' in style ||
  'group' in style ||
  style.pointerEvents === '0' ||
  (style.fillColor === 'none' && (style.strokeColor === 'none' || figure === 'partialRectangle'));

/** The whole box, except for a lifeline: of that the head. */
const coveredBox = ({ figure, style, bounds }: SceneShape): Rect => {
  if (figure !== 'umlLifeline') return bounds;
  const head = Number(style.size ?? 40);
  return { ...bounds, height: Math.min(bounds.height, Number.isFinite(head) ? head : 40) };
};
