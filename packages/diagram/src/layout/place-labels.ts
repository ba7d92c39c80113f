import {
  type Connector,
  type Diagram,
  grown,
  overlaps,
  type Placement,
  type Point,
  type Rect,
  type Route,
  type Size,
} from '../model/index.ts';
import { endTextsOf } from './end-text.ts';
import { labelAmong, type Occupied } from './label-beside.ts';
import { boundsOfPoints, boxOf, type Segment, segmentsOf } from './polyline.ts';
import { routeWorldOf } from './route-world.ts';
import { createSpatialGrid, type SpatialGrid, sideFor } from './spatial-grid.ts';

/** Puts every connector's label beside its own line, clear of everything else where there is a free place. */
export const placeLabels = (diagram: Diagram, placement: Placement): Placement => {
  const world = routeWorldOf(diagram, placement);
  const routes = new Map(placement.routes);
  const solids = gridOf(world.solids);
  const lines = createSpatialGrid<Line>(sideFor(placement.shapes.values()));
  for (const [id, { points }] of routes) {
    const line = { id, pieces: segmentsOf(points) };
    for (const piece of line.pieces) lines.add(grown(boxOf(piece), 1), line);
  }
  const endTexts = diagram.connectors.flatMap((connector) =>
    endTextsOf(connector, routes.get(connector.id)?.points ?? []),
  );
  const heads = diagram.connectors.flatMap((connector) => headsOf(connector, routes.get(connector.id)));
  const taken = gridOf([...world.titles, ...heads, ...endTexts.map(({ box }) => box)]);
  const wishes = new Map(diagram.connectors.flatMap(({ id, labelSize }) => wishOf(id, labelSize, routes)));
  const reserved = gridOf(wishes.values());
  for (const { id, label, labelSize } of diagram.connectors) {
    const route = routes.get(id);
    if (route === undefined || label === '') continue;
    const wish = wishes.get(id);
    if (wish !== undefined) reserved.remove(wish, wish);
    const near = (box: Rect): Occupied => ({
      solids: [...solids.near(box)],
      taken: [...taken.near(box)],
      reserved: [...reserved.near(box)],
      borders: world.borders,
      lines: [...lines.near(box)].flatMap((line) => (line.id === id ? [] : [piecesNear(line, box)])),
    });
    const centre = labelAmong(route, labelSize, near);
    const box = boxAround(centre, labelSize);
    taken.add(box, box);
    routes.set(id, { ...route, label: centre });
  }
  return { shapes: placement.shapes, routes };
};

interface Line {
  readonly id: string;
  readonly pieces: readonly Segment[];
}

/** The pieces that touch a box, the first piece of the line always among them. */
const piecesNear = ({ pieces }: Line, box: Rect): readonly Segment[] =>
  pieces.filter((piece, index) => index === 0 || overlaps(grown(boxOf(piece), 1), box));

const gridOf = (boxes: Iterable<Rect>): SpatialGrid<Rect> => {
  const grid = createSpatialGrid<Rect>();
  for (const box of boxes) grid.add(box, box);
  return grid;
};

/** Line ends of at least this length, such as crow's feet and diamonds, are kept clear of labels, px. */
const longHead = 10;

const headsOf = ({ style }: Connector, route: Route | undefined): readonly Rect[] => {
  const points = route?.points ?? [];
  const ends = [
    [style.startArrow, style.startSize, points.at(0), points.at(1)],
    [style.endArrow, style.endSize, points.at(-1), points.at(-2)],
  ] as const;
  return ends.flatMap(([arrow = 'none', size, end, next]) => {
    const length = Number(size ?? 0);
    if (arrow === 'none' || !(length >= longHead) || end === undefined || next === undefined) return [];
    // Marks such as the ring of a crow's foot stand beyond the size that draw.io's style gives.
    const reach = arrow.startsWith('ER') ? 2 * length : length;
    const tip = { x: end.x + Math.sign(next.x - end.x) * reach, y: end.y + Math.sign(next.y - end.y) * reach };
    return [grown(boundsOfPoints([end, tip]), length / 2)];
  });
};

const boxAround = (centre: Point, size: Size): Rect => ({
  x: centre.x - size.width / 2,
  y: centre.y - size.height / 2,
  ...size,
});

/** Where the layout kept room for a label. */
const wishOf = (id: string, size: Size, routes: ReadonlyMap<string, Route>): readonly (readonly [string, Rect])[] => {
  const label = routes.get(id)?.label;
  return label === undefined ? [] : [[id, boxAround(label, size)]];
};
