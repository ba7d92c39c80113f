import type { Connector, Diagram, Direction, Placement, Rect, Route } from '../model/index.ts';
import { isRightAngled, segmentsOf } from './polyline.ts';
import { routeAround } from './route-around.ts';
import { isBlocked, routeWorldOf } from './route-world.ts';

/** Routes anew, around everything, each connector that has no route or whose route is slanted or runs through a shape. */
export const repairRoutes = (diagram: Diagram, placement: Placement): Placement => {
  const world = routeWorldOf(diagram, placement);
  const isSound = ({ id }: Connector): boolean => {
    const route = placement.routes.get(id);
    if (route === undefined || route.points.length < 2) return false;
    return isRightAngled(route.points) && !isBlocked(route.points, id, world);
  };
  const broken = diagram.connectors.filter((connector) => !isSound(connector));
  if (broken.length === 0) return placement;
  const routes = new Map(placement.routes);
  for (const { id } of broken) routes.delete(id);
  const budget = { visits: mostVisits };
  for (const connector of broken) {
    const from = placement.shapes.get(connector.from);
    const to = placement.shapes.get(connector.to);
    if (from === undefined || to === undefined) continue;
    const lines = [...routes.values()].flatMap((route) => segmentsOf(route.points));
    const route =
      connector.from === connector.to
        ? selfLoop(from, diagram.direction)
        : routeAround(from, to, world.obstaclesOf(connector.id), { lines, budget });
    routes.set(connector.id, route);
  }
  return { shapes: placement.shapes, routes };
};

/**
 * Crossing points looked at for all lines of a page: some hundred for a line in the open, ten thousand for one through a crowd. Pages
 * that people draw use a twentieth of it; where every line is in everybody's way, the last ones are not worth minutes.
 */
const mostVisits = 200_000;

/** How far a self loop reaches out of its shape, px. */
export const selfLoopReach = 24;

/** Out of the side beside the flow and back into it. */
const selfLoop = ({ x, y, width, height }: Rect, direction: Direction): Route => {
  const isSideways = direction === 'right' || direction === 'left';
  const middle = isSideways ? x + width / 2 : y + height / 2;
  const apart = Math.min(12, (isSideways ? width : height) / 4);
  const border = isSideways ? y + height : x + width;
  const along = [
    [middle + apart, border],
    [middle + apart, border + selfLoopReach],
    [middle - apart, border + selfLoopReach],
    [middle - apart, border],
  ] as const;
  return { points: along.map(([one, other]) => (isSideways ? { x: one, y: other } : { x: other, y: one })) };
};
