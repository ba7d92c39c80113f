import type { Connector, Diagram, Placement, Rect, Route } from '../model/index.ts';
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
  for (const connector of broken) {
    const from = placement.shapes.get(connector.from);
    const to = placement.shapes.get(connector.to);
    if (from === undefined || to === undefined) continue;
    const lines = [...routes.values()].flatMap((route) => segmentsOf(route.points));
    const route =
      connector.from === connector.to
        ? selfLoop(from)
        : routeAround(from, to, world.obstaclesOf(connector.id), { lines });
    routes.set(connector.id, route);
  }
  return { shapes: placement.shapes, routes };
};

/** How far a self loop reaches out of its shape, px. */
export const selfLoopReach = 24;

/** Out of the right side and back into it. */
export const selfLoop = ({ x, y, width, height }: Rect): Route => {
  const right = x + width;
  const upper = y + height / 2 - Math.min(12, height / 4);
  const lower = y + height / 2 + Math.min(12, height / 4);
  return {
    points: [
      { x: right, y: lower },
      { x: right + selfLoopReach, y: lower },
      { x: right + selfLoopReach, y: upper },
      { x: right, y: upper },
    ],
  };
};
