import type { Connector, Diagram, Placement, Point } from '../../model/index.ts';
import type { FlowOrder } from '../flow-order.ts';
import { groupBy } from '../group-by.ts';
import { figureOf } from '../outline.ts';
import type { Axis } from './axis.ts';
import { isTriangle } from './relations.ts';

/** Lines that leave a shape, or come into it, at one point. */
export interface Fan {
  /** The same for the same lines, wherever they run. */
  readonly id: string;
  /** The shape with the common end. */
  readonly hub: string;
  readonly members: readonly Connector[];
  /** Half-way between the outermost of the other ends, across the flow, px. */
  readonly middle: number;
  /** Where the lines of the fan part, along the flow, px. */
  readonly level: number;
}

type End = 'from' | 'to';

/** The fans whose hub should stand in the middle, those nearest to the end of the flow first. */
export const fansOf = (diagram: Diagram, placement: Placement, axis: Axis, order: FlowOrder): readonly Fan[] => {
  const fans = (['from', 'to'] as const).flatMap((end) =>
    [...groupBy(diagram.connectors, (connector) => meetingPoint(connector, end, placement))].flatMap(
      ([key, members]) =>
        key === undefined || !isEven(diagram, members, end, order) ? [] : measured(members, end, placement, axis),
    ),
  );
  const levelOf = ({ hub }: Fan): number => {
    const box = placement.shapes.get(hub);
    return box === undefined ? 0 : axis.along(box);
  };
  return fans.toSorted((one, other) => levelOf(other) - levelOf(one));
};

const meetingPoint = (connector: Connector, end: End, { routes }: Placement): string | undefined => {
  const points = routes.get(connector.id)?.points;
  const point = end === 'from' ? points?.at(0) : points?.at(-1);
  return point === undefined ? undefined : `${connector[end]} ${Math.round(point.x)},${Math.round(point.y)}`;
};

const otherEnd = (end: End): End => (end === 'from' ? 'to' : 'from');

/**
 * True where no line of a fan matters more than the others. The main exit of a decision stays straight, and so does a flow that
 * only hands something to its side.
 */
const isEven = (diagram: Diagram, members: readonly Connector[], end: End, order: FlowOrder): boolean => {
  const others = new Set(members.map((member) => member[otherEnd(end)]));
  const hub = diagram.shapes.find(({ id }) => id === members[0]?.[end]);
  if (others.size < 2 || hub === undefined || hub.placing !== 'node' || members.some(({ id }) => order.back.has(id)))
    return false;
  if (members.every((member) => member.bundled === true || isTriangle(member, end))) return true;
  const hasDecisions = diagram.shapes.some(({ style }) => figureOf(style) === 'rhombus');
  if (figureOf(hub.style) === 'rhombus' || (hasDecisions && members.some(({ label }) => label !== ''))) return false;
  if (end === 'to') return isBar(hub) || !hasDecisions;
  if (members.length > 2) return true;
  const steps = [...others].map((id) => order.stepsAhead(id));
  return Math.max(...steps) - Math.min(...steps) <= 1;
};

/** A fork or a join is drawn as a bar, px. */
const thickestBar = 12;
const isBar = ({ size }: { readonly size: { readonly width: number; readonly height: number } }): boolean =>
  Math.min(size.width, size.height) <= thickestBar;

const measured = (members: readonly Connector[], end: End, { routes }: Placement, axis: Axis): readonly Fan[] => {
  const [first] = members;
  if (first === undefined) return [];
  const lines = members.map(({ id }) => {
    const points = routes.get(id)?.points ?? [];
    return end === 'from' ? points : points.toReversed();
  });
  const level = lines.flatMap((points) =>
    points.length > 2 && points[1] !== undefined ? [axis.along(points[1])] : [],
  )[0];
  if (level === undefined || lines.some((points) => !axis.isAlong(points) || points.length === 3 || points.length > 4))
    return [];
  const ends = lines.flatMap((points) => lastOf(points)).map(axis.across);
  if (new Set(lines.map((points) => isAhead(points, axis))).size > 1) return [];
  const middle = (Math.min(...ends) + Math.max(...ends)) / 2;
  const nearest = ends.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? middle;
  return [
    {
      id: `${end} ${first.id}`,
      hub: first[end],
      members,
      middle: Math.abs(nearest - middle) < snap ? nearest : middle,
      level,
    },
  ];
};

/** A hub that is this near to one of the ends stands right over it, px. */
const snap = 16;

const lastOf = (points: readonly Point[]): readonly Point[] => points.slice(-1);

const isAhead = (points: readonly Point[], axis: Axis): boolean => {
  const [start, next] = points;
  return start !== undefined && next !== undefined && axis.along(next) > axis.along(start);
};
