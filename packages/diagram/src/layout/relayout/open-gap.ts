import type { Connector, Placement, Point, Rect } from '../../model/index.ts';

export type Axis = 'x' | 'y';

interface Cut {
  readonly axis: Axis;
  readonly at: number;
  readonly distance: number;
  /** Ids of the shapes that hold others: one across the cut grows. */
  readonly holders: ReadonlySet<string | undefined>;
}

/** Moves everything whose middle lies beyond a cut on by `distance` px, the ends of lines along with their shapes. */
export const openGap = (
  placement: Placement,
  connectors: readonly Pick<Connector, 'id' | 'from' | 'to'>[],
  { axis, at, distance, holders }: Cut,
): Placement => {
  if (distance <= 0) return placement;
  const length = axis === 'x' ? 'width' : 'height';
  const moved = <P extends Point>(point: P): P => ({ ...point, [axis]: point[axis] + distance });
  const shapes = new Map<string, Rect>();
  const beyond = new Set<string>();
  for (const [id, box] of placement.shapes) {
    const isAcross = holders.has(id) && box[axis] < at && at < box[axis] + box[length];
    if (!isAcross && box[axis] + box[length] / 2 > at) beyond.add(id);
    if (isAcross) shapes.set(id, { ...box, [length]: box[length] + distance });
    else shapes.set(id, beyond.has(id) ? moved(box) : box);
  }
  const routes = new Map(placement.routes);
  for (const { id, from, to } of connectors) {
    const route = routes.get(id);
    if (route === undefined) continue;
    const last = route.points.length - 1;
    const isBeyond = (point: Point, index: number): boolean => {
      if (index === 0) return beyond.has(from);
      return index === last ? beyond.has(to) : point[axis] > at;
    };
    const points = route.points.map((point, index) => (isBeyond(point, index) ? moved(point) : point));
    routes.set(id, { points });
  }
  return { shapes, routes };
};
