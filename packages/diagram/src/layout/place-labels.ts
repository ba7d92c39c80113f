import type { Diagram, Placement, Point, Rect, Route, Size } from '../model/index.ts';
import { endTextsOf } from './end-text.ts';
import { labelBeside } from './label-beside.ts';
import { segmentsOf } from './polyline.ts';
import { routeWorldOf } from './route-world.ts';

/** Puts every connector's label beside its own line, clear of everything else where there is a free place. */
export const placeLabels = (diagram: Diagram, placement: Placement): Placement => {
  const world = routeWorldOf(diagram, placement);
  const routes = new Map(placement.routes);
  const lines = new Map([...routes].map(([id, route]) => [id, segmentsOf(route.points)]));
  const endTexts = diagram.connectors.flatMap((connector) =>
    endTextsOf(connector, routes.get(connector.id)?.points ?? []),
  );
  const taken: Rect[] = [...world.titles, ...endTexts.map(({ box }) => box)];
  const wishes = new Map(diagram.connectors.flatMap(({ id, labelSize }) => wishOf(id, labelSize, routes)));
  for (const { id, label, labelSize } of diagram.connectors) {
    const route = routes.get(id);
    if (route === undefined || label === '') continue;
    wishes.delete(id);
    const others = [...lines].filter(([other]) => other !== id).map(([, segments]) => segments);
    const occupied = {
      solids: world.solids,
      borders: world.borders,
      lines: others,
      taken,
      reserved: [...wishes.values()],
    };
    const centre = labelBeside(route, labelSize, occupied);
    taken.push(boxAround(centre, labelSize));
    routes.set(id, { ...route, label: centre });
  }
  return { shapes: placement.shapes, routes };
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
