import { contains, type Diagram, grown, overlaps, type Placement, type Rect } from '../../model/index.ts';
import { ancestryOf } from '../ancestry.ts';
import { isOnOutline, meetOutline } from '../outline.ts';
import { isRightAngled, runsThrough, segmentsOf } from '../polyline.ts';
import { isBlocked, routeWorldOf } from '../route-world.ts';

/** One sentence per broken promise of a placement; none for a good one. */
export const findFaults = (diagram: Diagram, placement: Placement): readonly string[] => [
  ...shapeFaults(diagram, placement),
  ...routeFaults(diagram, placement),
  ...labelFaults(diagram, placement),
];

const shapeFaults = (diagram: Diagram, { shapes }: Placement): readonly string[] => {
  const { holds } = ancestryOf(diagram.shapes);
  const faults: string[] = [];
  diagram.shapes.forEach((shape, index) => {
    const box = shapes.get(shape.id);
    if (box === undefined) {
      faults.push(`${shape.id} has no place`);
      return;
    }
    if (!Object.values(box).every(Number.isFinite)) faults.push(`${shape.id} is nowhere`);
    if (box.x < 0 || box.y < 0) faults.push(`${shape.id} is off the page`);
    if (shape.placing === 'node' && (box.width !== shape.size.width || box.height !== shape.size.height)) {
      faults.push(`${shape.id} has another size`);
    }
    const parent = shape.parent === undefined ? undefined : shapes.get(shape.parent);
    if (parent !== undefined && !contains(grown(parent, 0.01), box)) faults.push(`${shape.id} leaves ${shape.parent}`);
    for (const other of diagram.shapes.slice(index + 1)) {
      const otherBox = shapes.get(other.id);
      if (otherBox === undefined || holds(shape.id, other.id) || holds(other.id, shape.id)) continue;
      if (overlaps(grown(box, -0.01), otherBox)) faults.push(`${shape.id} overlaps ${other.id}`);
    }
  });
  return faults;
};

const routeFaults = (diagram: Diagram, placement: Placement): readonly string[] => {
  const world = routeWorldOf(diagram, placement);
  const styles = new Map(diagram.shapes.map((shape) => [shape.id, shape.style]));
  return diagram.connectors.flatMap(({ id, from, to }) => {
    const route = placement.routes.get(id);
    if (route === undefined || route.points.length < 2) return [`${id} has no route`];
    const faults: string[] = [];
    if (isBlocked(route.points, id, world)) faults.push(`${id} runs through a shape`);
    if (!isRightAngled(route.points)) faults.push(`${id} is slanted`);
    for (const [shape, point, next] of [
      [from, route.points[0], route.points[1]],
      [to, route.points.at(-1), route.points.at(-2)],
    ] as const) {
      const box = placement.shapes.get(shape);
      if (box === undefined || point === undefined || next === undefined) continue;
      const style = styles.get(shape) ?? {};
      const met = meetOutline(style, box, point, next);
      const isMet = isOnOutline(style, box, point) || Math.hypot(met.x - point.x, met.y - point.y) < 0.1;
      if (!isMet || !touches(box, point)) faults.push(`${id} does not end on ${shape}`);
    }
    return faults;
  });
};

const touches = (box: Rect, point: { readonly x: number; readonly y: number }): boolean =>
  contains(grown(box, 0.1), { ...point, width: 0, height: 0 });

const labelFaults = (diagram: Diagram, placement: Placement): readonly string[] => {
  const world = routeWorldOf(diagram, placement);
  const labels = diagram.connectors.flatMap(({ id, labelSize }) => {
    const label = placement.routes.get(id)?.label;
    if (label === undefined) return [];
    return [{ id, box: { x: label.x - labelSize.width / 2, y: label.y - labelSize.height / 2, ...labelSize } }];
  });
  const placed = new Set(labels.map(({ id }) => id));
  const missing = diagram.connectors.filter(({ id, label }) => label !== '' && !placed.has(id));
  return [
    ...missing.map(({ id }) => `${id} has no label`),
    ...labels.flatMap(({ id, box }, index) => {
      const faults: string[] = [];
      if (world.solids.some((solid) => overlaps(box, solid))) faults.push(`label of ${id} stands on a shape`);
      if (labels.slice(index + 1).some((other) => overlaps(box, other.box))) faults.push(`label of ${id} on a label`);
      const lines = [...placement.routes.values()].flatMap((route) => segmentsOf(route.points));
      if (lines.some((line) => runsThrough(line, box))) faults.push(`label of ${id} stands on a line`);
      return faults;
    }),
  ];
};
