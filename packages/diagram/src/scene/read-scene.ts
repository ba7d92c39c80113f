import {
  boundsOf,
  type Cell,
  centreOf,
  grown,
  type Page,
  type Point,
  type Rect,
  type Style,
  styleNumber,
} from '../model/index.ts';
import { trembleOf } from '../svg/pens/tremble.ts';
import { figureOf } from '../svg/shapes/index.ts';
import { type CellTree, finite, type PlacedCell, readCellTree } from './cell-tree.ts';
import { pointAlong } from './edges/point-along.ts';
import { resolveEdge } from './edges/resolve-edge.ts';
import { keptItem } from './kept-items.ts';
import { placeLabel } from './labels/place-label.ts';
import { lazy } from './lazy.ts';
import { oncePer } from './once-per.ts';
import { shownValues } from './placeholders.ts';
import type { Scene, SceneEdge, SceneItem, SceneShape } from './scene.ts';
import { turnedBounds } from './turn.ts';

/**
 * Resolves a page as draw.io shows it. Never throws and never hangs on a page that was read: what cannot be placed is
 * left out. Labels are laid out when they are first asked for: who only wants shapes and lines does not wait for them. A page is read once,
 * whoever asks.
 */
export const readScene: (page: Page) => Scene = oncePer((page: Page): Scene => {
  const tree = readCellTree(page);
  const routes = new Map<PlacedCell, readonly Point[]>();
  const shownValue = shownValues(page);
  const items: SceneItem[] = [];
  for (const placed of tree.placed) {
    const item =
      placed.cell.kind === 'edge'
        ? readEdge(placed, tree, { routes, shownValue })
        : readShape(placed, { routes, shownValue });
    if (item) items.push(item);
  }
  const bounds = lazy(() => boundsOf(items.flatMap(paintedBoxesOf)) ?? { x: 0, y: 0, width: 0, height: 0 });
  return {
    items,
    get bounds() {
      return bounds();
    },
  };
});

interface Reading {
  /** The points of the edges that are read already. */
  readonly routes: Map<PlacedCell, readonly Point[]>;
  readonly shownValue: (cell: Cell) => string;
}

const readEdge = (placed: PlacedCell, tree: CellTree, { routes, shownValue }: Reading): SceneEdge | undefined => {
  const { cell, style, origin } = placed;
  const of = [style, origin.x, origin.y, ...endPlace(cell.source, tree), ...endPlace(cell.target, tree)];
  const edge = keptItem(placed, of, () => {
    const points = resolveEdge(placed, tree);
    return points && routedEdge(placed, points, shownValue);
  });
  if (edge) routes.set(placed, edge.points);
  return edge;
};

/** All that the course of an edge takes from what one of its ends sits on. */
const endPlace = (id: string | undefined, tree: CellTree): readonly unknown[] => {
  if (id === undefined) return [];
  const { cell, style, bounds } = tree.terminalOf(id) ?? {};
  return bounds ? [cell?.id, style, bounds.x, bounds.y, bounds.width, bounds.height] : [id, tree.isKnown(id)];
};

const routedEdge = (
  { cell, style }: PlacedCell,
  points: readonly Point[],
  shownValue: Reading['shownValue'],
): SceneEdge => {
  const label = lazy(() => {
    const spot = pointAlong(points, cell.geometry);
    return placeLabel({
      value: shownValue(cell),
      style,
      area: { x: spot.x, y: spot.y, width: 0, height: 0 },
      rotation: 0,
      pivot: spot,
    });
  });
  return {
    kind: 'edge',
    cell,
    style,
    points,
    get label() {
      return label();
    },
  };
};

const readShape = (placed: PlacedCell, { routes, shownValue }: Reading): SceneShape | undefined => {
  const bounds = placed.bounds ?? boundsOnEdge(placed, routes);
  if (!bounds) return undefined;
  const { x, y, width, height } = bounds;
  return keptItem(placed, [placed.style, x, y, width, height], () => placedShape(placed, bounds, shownValue));
};

const placedShape = ({ cell, style }: PlacedCell, bounds: Rect, shownValue: Reading['shownValue']): SceneShape => {
  const figure = style.shape ?? 'rectangle';
  const label = lazy(() =>
    placeLabel({
      value: shownValue(cell),
      style,
      area: labelArea(figure, bounds, style),
      rotation: styleNumber(style, 'rotation', 0),
      pivot: centreOf(bounds),
    }),
  );
  return {
    kind: 'shape',
    cell,
    style,
    figure,
    bounds,
    get label() {
      return label();
    },
  };
};

/** A label of an edge is a vertex whose place is a point on that edge. */
const boundsOnEdge = (
  { cell, onEdge }: PlacedCell,
  routes: ReadonlyMap<PlacedCell, readonly Point[]>,
): Rect | undefined => {
  const points = onEdge && routes.get(onEdge);
  if (!points) return undefined;
  const spot = pointAlong(points, cell.geometry);
  const width = Math.max(0, finite(cell.geometry?.width ?? 0));
  const height = Math.max(0, finite(cell.geometry?.height ?? 0));
  return { x: spot.x, y: spot.y, width, height };
};

const labelArea = (figure: string, bounds: Rect, style: Style): Rect => {
  const area = figureOf(figure).textArea?.({ width: bounds.width, height: bounds.height }, style);
  return area ? { ...area, x: bounds.x + area.x, y: bounds.y + area.y } : bounds;
};

/** The boxes that a scene's bounds hold: shapes as they are turned, lines, and labels. */
const paintedBoxesOf = oncePer((item: SceneItem): readonly Rect[] => {
  const body = item.kind === 'shape' ? shapeBox(item) : lineBox(item);
  const painted = body ? [grown(body, strokeReach(item.style) + trembleOf(item.style))] : [];
  if (item.label) painted.push(item.label.box);
  return painted;
});

const shapeBox = ({ bounds, style }: SceneShape): Rect | undefined => {
  if (bounds.width === 0 && bounds.height === 0) return undefined;
  const rotation = styleNumber(style, 'rotation', 0);
  return rotation === 0 ? bounds : turnedBounds(bounds, rotation, centreOf(bounds));
};

const lineBox = ({ points }: SceneEdge): Rect | undefined =>
  boundsOf(points.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));

/** How far a line wider than a pixel reaches beyond its box, px; the pixel itself belongs to the picture's frame. */
const strokeReach = (style: Style): number =>
  style.strokeColor === 'none' ? 0 : Math.max(0, Math.min(50, (styleNumber(style, 'strokeWidth', 1) - 1) / 2));
