import type { Diagram, Placement, Rect } from '../model/index.ts';
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
  for (const { id, label, labelSize } of diagram.connectors) {
    const route = routes.get(id);
    if (route === undefined || label === '') continue;
    const others = [...lines].filter(([other]) => other !== id).map(([, segments]) => segments);
    const centre = labelBeside(route, labelSize, {
      solids: world.solids,
      borders: world.borders,
      lines: others,
      taken,
    });
    taken.push({ x: centre.x - labelSize.width / 2, y: centre.y - labelSize.height / 2, ...labelSize });
    routes.set(id, { ...route, label: centre });
  }
  return { shapes: placement.shapes, routes };
};
