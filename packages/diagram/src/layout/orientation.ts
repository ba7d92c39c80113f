import { boundsOf, type Direction, type Placement, type Point, type Rect, type Size } from '../model/index.ts';
import { pageMargin } from './build-page.ts';

/** Layouts that think top-down place every direction: sizes are turned before, boxes and routes after. */

const isSideways = (direction: Direction): boolean => direction === 'right' || direction === 'left';

/** The size of a shape in a top-down layout that is turned into `direction` afterwards. */
export const turnSize = (size: Size, direction: Direction): Size =>
  isSideways(direction) ? { width: size.height, height: size.width } : { width: size.width, height: size.height };

/** Turns a top-down placement into `direction` and moves it to the page's margin. */
export const turnPlacement = (placement: Placement, direction: Direction): Placement => {
  const turnPoint = ({ x, y }: Point): Point => {
    if (direction === 'down') return { x, y };
    if (direction === 'up') return { x, y: -y };
    return direction === 'right' ? { x: y, y: x } : { x: -y, y: x };
  };
  const turnRect = (rect: Rect): Rect => {
    const size = turnSize(rect, direction);
    const a = turnPoint(rect);
    const b = turnPoint({ x: rect.x + rect.width, y: rect.y + rect.height });
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), ...size };
  };
  return toMargin({
    shapes: new Map([...placement.shapes].map(([id, rect]) => [id, turnRect(rect)])),
    routes: new Map(
      [...placement.routes].map(([id, { points, label }]) => [
        id,
        { points: points.map(turnPoint), ...(label === undefined ? {} : { label: turnPoint(label) }) },
      ]),
    ),
  });
};

/** Moves everything so that the top left of all shapes and routes stands at the page's margin. */
export const toMargin = ({ shapes, routes }: Placement): Placement => {
  const points = [...routes.values()].flatMap((route) => [...route.points]);
  const bounds = boundsOf([...shapes.values(), ...points.map((point) => ({ ...point, width: 0, height: 0 }))]);
  if (bounds === undefined) return { shapes, routes };
  const move = <P extends Point>(point: P): P => ({
    ...point,
    x: Math.round(point.x - bounds.x) + pageMargin,
    y: Math.round(point.y - bounds.y) + pageMargin,
  });
  return {
    shapes: new Map([...shapes].map(([id, rect]) => [id, move(rect)])),
    routes: new Map(
      [...routes].map(([id, route]) => [
        id,
        { points: route.points.map(move), ...(route.label === undefined ? {} : { label: move(route.label) }) },
      ]),
    ),
  };
};
