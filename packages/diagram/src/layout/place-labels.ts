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
import { labelBeside } from './label-beside.ts';
import { boundsOfPoints, segmentsOf } from './polyline.ts';
import { routeWorldOf } from './route-world.ts';

/** Puts every connector's label beside its own line, clear of everything else where there is a free place. */
export const placeLabels = (diagram: Diagram, placement: Placement): Placement => {
  const world = routeWorldOf(diagram, placement);
  const routes = new Map(placement.routes);
  const lines = new Map([...routes].map(([id, route]) => [id, segmentsOf(route.points)]));
  const boxes = new Map([...routes].map(([id, { points }]) => [id, grown(boundsOfPoints(points), 1)]));
  const endTexts = diagram.connectors.flatMap((connector) =>
    endTextsOf(connector, routes.get(connector.id)?.points ?? []),
  );
  const heads = diagram.connectors.flatMap((connector) => headsOf(connector, routes.get(connector.id)));
  const taken: Rect[] = [...world.titles, ...heads, ...endTexts.map(({ box }) => box)];
  const wishes = new Map(diagram.connectors.flatMap(({ id, labelSize }) => wishOf(id, labelSize, routes)));
  for (const { id, label, labelSize } of diagram.connectors) {
    const route = routes.get(id);
    if (route === undefined || label === '') continue;
    wishes.delete(id);
    const reach = grown(boundsOfPoints(route.points), labelSize.width + labelSize.height);
    const isNear = (box: Rect | undefined): boolean => box !== undefined && overlaps(reach, box);
    const others = [...lines].filter(([other]) => other !== id && isNear(boxes.get(other))).map(([, pieces]) => pieces);
    const near = { solids: world.solids.filter(isNear), taken: taken.filter(isNear), reserved: [...wishes.values()] };
    const centre = labelBeside(route, labelSize, { ...near, borders: world.borders, lines: others });
    taken.push(boxAround(centre, labelSize));
    routes.set(id, { ...route, label: centre });
  }
  return { shapes: placement.shapes, routes };
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
