import type { Point } from '@diagloom/diagram/model';
import type { ReadConnector } from '../../../board/board-reading.ts';
import {
  distance,
  distanceToPath,
  isInside,
  lengthOf,
  type Path,
  resample,
  simplify,
} from '../../../board/geometry.ts';
import type { VectorFigure } from './find-figures.ts';
import type { HeadedLine } from './find-heads.ts';

export interface Joined {
  readonly connectors: readonly ReadConnector[];
  /** Lines that lead to no shape. */
  readonly leftOver: number;
}

/** An end that is so near meets a shape, points; one that points at it reaches farther. */
const near = 5;
const ahead = 22;

/** Which figures lines join. Lines within a figure, such as the rim of a cylinder, belong to it. */
export const joinFigures = (lines: readonly HeadedLine[], figures: readonly VectorFigure[], scale: number): Joined => {
  const connectors: ReadConnector[] = [];
  let leftOver = 0;
  const holders = new Set(figures.flatMap(({ parent }) => (parent === undefined ? [] : [parent])));
  for (const { path, head } of lines) {
    if (lengthOf(path) < near * scale) continue;
    const [from, to] = [path.toReversed(), path].map((way) => figureAt(way, figures, { holders, scale }));
    if (isWithinOne(path, figures, holders, scale)) continue;
    if (from === undefined || to === undefined) {
      leftOver += 1;
      continue;
    }
    connectors.push({
      id: `c${connectors.length + 1}`,
      from: from.id,
      to: to.id,
      route: simplify(path, scale),
      head,
      label: '',
    });
  }
  return { connectors, leftOver };
};

interface Around {
  readonly holders: ReadonlySet<string>;
  readonly scale: number;
}

/** Where the way arrives. */
const figureAt = (
  way: Path,
  figures: readonly VectorFigure[],
  { holders, scale }: Around,
): VectorFigure | undefined => {
  const end = way.at(-1);
  if (end === undefined) return undefined;
  const before = way.findLast((point) => distance(point, end) > 3 * scale) ?? way[0] ?? end;
  const length = Math.max(0.01, distance(before, end));
  const step: Point = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const reached = (ring: Path): number => {
    for (let far = 0; far <= ahead; far += 1) {
      if (isInside({ x: end.x + step.x * far * scale, y: end.y + step.y * far * scale }, ring)) return far * scale;
    }
    return Infinity;
  };
  const [found] = figures
    .map((figure) => {
      const beside = distanceToPath(end, figure.ring);
      const isHolder = holders.has(figure.id);
      if (isHolder) return { figure, away: beside < 2 * scale ? beside + scale : Infinity };
      if (isInside(end, figure.ring)) return { figure, away: 0 };
      return { figure, away: Math.min(beside < near * scale ? beside : Infinity, reached(figure.ring)) };
    })
    .filter(({ away }) => away < Infinity)
    .toSorted((a, b) => a.away - b.away);
  return found?.figure;
};

const isWithinOne = (
  path: Path,
  figures: readonly VectorFigure[],
  holders: ReadonlySet<string>,
  scale: number,
): boolean => {
  const points = resample(path, 9);
  return figures.some(({ id, ring }) => {
    if (!points.every((point) => isInside(point, ring) || distanceToPath(point, ring) < 1.5 * scale)) return false;
    // Within a frame are connectors, too, but none from edge to edge.
    return (
      !holders.has(id) ||
      [points[0], points.at(-1)].every((end) => end !== undefined && distanceToPath(end, ring) < 1.5 * scale)
    );
  });
};
