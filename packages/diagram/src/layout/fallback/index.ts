import type { Connector, Diagram, Direction, Placement, Point, Rect, Route, Shape, Size } from '../../model/index.ts';
import { ancestryOf } from '../ancestry.ts';
import { atMargin } from '../at-margin.ts';
import { foldLong } from '../fold-long.ts';
import { groupBy } from '../group-by.ts';
import type { LayoutAlgorithm } from '../layout-algorithm.ts';
import { turnPlacement, turnSize } from '../orientation.ts';
import { placeLabels } from '../place-labels.ts';
import { repairRoutes, selfLoopReach } from '../repair-routes.ts';
import { tidyRoutes } from '../tidy-routes.ts';
import { placeLevel } from './place-level.ts';

/**
 * Layers without an engine, for when ELK fails or takes too long: each container is placed on its own and then stands in its
 * parent as one box. Lines between shapes of one container run in the channels between layers, all others around the boxes.
 */
export const fallback = {
  id: 'fallback',
  place: async (diagram) => {
    const placed = placeLevels(diagram);
    return atMargin(
      diagram,
      placeLabels(diagram, foldLong(diagram, tidyRoutes(diagram, repairRoutes(diagram, placed)))),
    );
  },
} as const satisfies LayoutAlgorithm;

interface Inside {
  readonly size: Size;
  /** Relative to the container. */
  readonly boxes: ReadonlyMap<string, Rect>;
  readonly routes: ReadonlyMap<string, Route>;
}

const placeLevels = (diagram: Diagram): Placement => {
  const { around, common } = ancestryOf(diagram.shapes);
  const byParent = groupBy(
    diagram.shapes.filter((shape) => shape.placing !== 'part'),
    (shape) => around(shape.id)[0],
  );
  const byLevel = groupBy(diagram.connectors, ({ from, to }) => common(from, to));
  /** The shape of a level that holds `id` or is it. */
  const inLevel = (id: string, parent: string | undefined): string => {
    const chain = [id, ...around(id)];
    return chain[parent === undefined ? chain.length - 1 : chain.indexOf(parent) - 1] ?? id;
  };
  const insides = new Map<string, Inside>();
  const placeInside = (parent: Shape | undefined): Inside => {
    const children = byParent.get(parent?.id) ?? [];
    const loops = loopRoom(diagram.connectors);
    const shapes = children.map((shape) => {
      const hasChildren = byParent.has(shape.id);
      const inside = hasChildren ? placeInside(shape) : undefined;
      if (inside !== undefined) insides.set(shape.id, inside);
      const size = turnSize(inside?.size ?? shape.size, diagram.direction);
      return { id: shape.id, size, room: loops.get(shape.id) ?? 0 };
    });
    const lines = (byLevel.get(parent?.id) ?? []).map((line) => ({
      ...line,
      labelSize: turnSize(line.labelSize, diagram.direction),
      from: inLevel(line.from, parent?.id),
      to: inLevel(line.to, parent?.id),
    }));
    const level = placeLevel({ shapes, connectors: lines });
    return enclose(parent, level, diagram.direction);
  };
  const page = placeInside(undefined);
  return gather(diagram, page, insides);
};

/** Room beside a shape for lines that lead back to it and their labels, px. */
const loopRoom = (connectors: readonly Connector[]): ReadonlyMap<string, number> =>
  new Map(
    connectors
      .filter(({ from, to }) => from === to)
      .map(({ from, labelSize }) => [from, selfLoopReach + 10 + Math.max(labelSize.width, labelSize.height)]),
  );

const innerMargin = 28;

/** Turns the level into the diagram's direction and moves it inside its container: below the title, a margin all around. */
const enclose = (parent: Shape | undefined, level: Pick<Inside, 'boxes' | 'routes'>, direction: Direction): Inside => {
  const placed = turnPlacement({ shapes: level.boxes, routes: level.routes }, direction);
  const reach = reachOf(placed);
  const title = parent?.title;
  const left = innerMargin + (title?.side === 'left' ? title.size : 0);
  const top = innerMargin + (title?.side === 'top' ? title.size : 0);
  const dx = left - reach.x;
  const dy = top - reach.y;
  return {
    size: {
      width: Math.max(parent?.size.width ?? 0, reach.width + left + innerMargin),
      height: Math.max(parent?.size.height ?? 0, reach.height + top + innerMargin),
    },
    boxes: new Map([...placed.shapes].map(([id, box]) => [id, { ...box, x: box.x + dx, y: box.y + dy }])),
    routes: new Map([...placed.routes].map(([id, route]) => [id, movedRoute(route, dx, dy)])),
  };
};

const movedRoute = ({ points, label }: Route, dx: number, dy: number): Route => ({
  points: points.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
  ...(label === undefined ? {} : { label: { x: label.x + dx, y: label.y + dy } }),
});

const reachOf = ({ shapes, routes }: Placement): Rect => {
  const points = [...routes.values()].flatMap((route) => [...route.points]);
  const xs = [...[...shapes.values()].flatMap(({ x, width }) => [x, x + width]), ...points.map(({ x }) => x)];
  const ys = [...[...shapes.values()].flatMap(({ y, height }) => [y, y + height]), ...points.map(({ y }) => y)];
  const x = xs.reduce((least, value) => Math.min(least, value), Infinity);
  const y = ys.reduce((least, value) => Math.min(least, value), Infinity);
  if (x === Infinity) return { x: 0, y: 0, width: 0, height: 0 };
  return {
    x,
    y,
    width: xs.reduce((most, value) => Math.max(most, value), -Infinity) - x,
    height: ys.reduce((most, value) => Math.max(most, value), -Infinity) - y,
  };
};

/** Absolute boxes and routes; a route that begins or ends deeper inside than its level is left out, to be routed around. */
const gather = (diagram: Diagram, page: Inside, insides: ReadonlyMap<string, Inside>): Placement => {
  const shapes = new Map<string, Rect>();
  const found = new Map<string, Route>();
  const collect = (inside: Inside, origin: Point): void => {
    for (const [id, route] of inside.routes) found.set(id, movedRoute(route, origin.x, origin.y));
    for (const [id, box] of inside.boxes) {
      const absolute = { ...box, x: box.x + origin.x, y: box.y + origin.y };
      shapes.set(id, absolute);
      const deeper = insides.get(id);
      if (deeper !== undefined) collect(deeper, absolute);
    }
  };
  collect(page, { x: 0, y: 0 });
  const { around, common } = ancestryOf(diagram.shapes);
  const isOnLevel = ({ from, to }: Connector): boolean => {
    const parent = common(from, to);
    return around(from)[0] === parent && around(to)[0] === parent;
  };
  const routes = new Map<string, Route>();
  for (const connector of diagram.connectors) {
    const route = found.get(connector.id);
    if (route !== undefined && isOnLevel(connector)) routes.set(connector.id, route);
  }
  return { shapes, routes };
};
