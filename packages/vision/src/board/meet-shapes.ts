import type { Point } from '@diagloom/diagram/model';
import type { ReadConnector, ReadShape } from './board-reading.ts';
import { distance, distanceToPath, isInside, lengthOf, minus, type Path } from './geometry.ts';
import { outlineOf } from './outline-of.ts';

/**
 * Which shapes a line joins. An end belongs to the shape whose outline is nearest, within a reach; one that points at a shape reaches
 * farther than one beside it.
 */
export const meetShapes = (
  connectors: readonly ReadConnector[],
  shapes: readonly ReadShape[],
): readonly ReadConnector[] => {
  const holders = new Set(shapes.flatMap(({ parent }) => (parent === undefined ? [] : [parent])));
  return connectors.map((connector) => {
    const { route } = connector;
    const ends = [endOf(route.toReversed()), endOf(route)].map((end) => nearest(end, shapes, holders));
    const [first, second] = ends;
    const isLoop = first !== undefined && first === second && lengthOf(route) < 3 * span(route);
    // A short line beside a shape does not lead from it to itself.
    const [from, to] = isLoop ? [first, undefined] : [first, second];
    const doubt =
      from === undefined || to === undefined
        ? ({ doubt: 'loose-end' } as const)
        : connector.head === 'none'
          ? ({ doubt: 'direction' } as const)
          : {};
    return { ...connector, from, to, ...doubt };
  });
};

interface End {
  readonly at: Point;
  /** Where the line comes from, of length 1. */
  readonly back: Point;
  /** How far it may be away from what it means, px. */
  readonly reach: number;
}

const endOf = (route: Path): End => {
  const at = route.at(-1) ?? { x: 0, y: 0 };
  const before = route.findLast((point) => distance(point, at) > 12) ?? route[0] ?? at;
  const length = Math.max(1, distance(before, at));
  const { x, y } = minus(before, at);
  return { at, back: { x: x / length, y: y / length }, reach: Math.min(48, Math.max(18, 0.3 * lengthOf(route))) };
};

const nearest = (end: End, shapes: readonly ReadShape[], holders: ReadonlySet<string>): string | undefined => {
  const found = shapes
    .filter(({ kind }) => kind !== 'text')
    .map((shape) => ({ id: shape.id, away: awayFrom(end, shape, holders.has(shape.id)) }))
    .filter(({ away }) => away <= end.reach)
    .toSorted((a, b) => a.away - b.away)[0];
  return found?.id;
};

const awayFrom = ({ at, back, reach }: End, { kind, box }: ReadShape, isHolder: boolean): number => {
  if (kind === 'text') return Infinity;
  const outline = outlineOf(kind, box);
  const straight = distanceToPath(at, outline);
  if (isInside(at, outline)) return isHolder ? straight * 1.5 + 1 : straight * 0.1;
  // A line that stops short of a shape points at it.
  const ahead = { x: at.x - back.x * reach, y: at.y - back.y * reach };
  const isAhead = isInside(ahead, outline) || distanceToPath(ahead, outline) < straight * 0.6;
  return (isAhead ? straight * 0.8 : straight * 1.15) + (isHolder ? 1 : 0);
};

const span = (route: Path): number => distance(route[0] ?? { x: 0, y: 0 }, route.at(-1) ?? { x: 0, y: 0 });
