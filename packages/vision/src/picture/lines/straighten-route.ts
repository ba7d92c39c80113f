import type { Point } from '@diagloom/diagram/model';
import { type Path, simplify } from '../../board/geometry.ts';

/** Shorter pieces are hooks of thinning; shorter slanted ones are roundings of corners, px. */
const shortest = 5;
const shortestSlant = (stroke: number): number => 10 + 5 * stroke;

/** How far from level or upright a piece may be, as the ratio of its sides. */
const slope = 0.12;

/**
 * A traced line as whoever drew it meant it: pieces that are nearly level or upright are, with square corners; others are straight from
 * bend to bend. In and out: places from one shape to the other, px; `stroke` is how thick lines are.
 */
export const straightenRoute = (traced: Path, stroke: number): Path => {
  const [start, end] = [traced[0], traced.at(-1)];
  if (start === undefined || end === undefined) return traced;
  const rough = simplify(traced, 2.5);
  const pieces = rough.slice(1).flatMap((to, index): readonly Piece[] => {
    const from = rough[index];
    return from === undefined ? [] : [{ from, to, ...directionOf(from, to) }];
  });
  const long = pieces.filter(({ axis, length }) => length >= (axis === 'neither' ? shortestSlant(stroke) : shortest));
  if (long.length === 0) return [start, end];
  if (long.some(({ axis }) => axis === 'neither')) return withoutKinks(rough);
  return throughEnds(squared(long, start, end), start, end);
};

interface Piece {
  readonly from: Point;
  readonly to: Point;
  readonly axis: 'level' | 'upright' | 'neither';
  readonly length: number;
}

const directionOf = (from: Point, to: Point): Pick<Piece, 'axis' | 'length'> => {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const length = Math.hypot(dx, dy);
  // A pixel more or less is no slope.
  if (dy <= Math.max(1.5, slope * dx)) return { axis: 'level', length };
  return { axis: dx <= Math.max(1.5, slope * dy) ? 'upright' : 'neither', length };
};

/** Pieces that follow each other on one axis are one, unless they lie apart. */
const squared = (pieces: readonly Piece[], start: Point, end: Point): Path => {
  const runs: { axis: 'level' | 'upright'; at: number; length: number; to: Point }[] = [];
  for (const { axis, from, to, length } of pieces) {
    if (axis === 'neither') continue;
    const at = axis === 'level' ? (from.y + to.y) / 2 : (from.x + to.x) / 2;
    const last = runs.at(-1);
    if (last?.axis === axis && Math.abs(last.at - at) < 14) {
      last.at = length > last.length ? at : last.at;
      last.length += length;
      last.to = to;
    } else runs.push({ axis, at, length, to });
  }
  const points: Point[] = [];
  for (const [index, run] of runs.entries()) {
    const next = runs[index + 1];
    if (index === 0) points.push(run.axis === 'level' ? { x: start.x, y: run.at } : { x: run.at, y: start.y });
    if (next === undefined) points.push(run.axis === 'level' ? { x: end.x, y: run.at } : { x: run.at, y: end.y });
    else if (next.axis !== run.axis)
      points.push(run.axis === 'level' ? { x: next.at, y: run.at } : { x: run.at, y: next.at });
    else {
      // Two that lie apart are joined half way.
      const x = run.axis === 'level' ? run.to.x : run.at;
      const y = run.axis === 'level' ? run.at : run.to.y;
      points.push({ x, y }, run.axis === 'level' ? { x, y: next.at } : { x: next.at, y });
    }
  }
  return points;
};

/** A short first or last piece around a corner counts as well. */
const throughEnds = (path: Path, start: Point, end: Point): Path => {
  const isOff = (point: Point | undefined, real: Point): boolean =>
    point !== undefined && Math.hypot(point.x - real.x, point.y - real.y) >= shortest;
  return [...(isOff(path[0], start) ? [start] : []), ...path, ...(isOff(path.at(-1), end) ? [end] : [])];
};

/** Without the hooks that thinning leaves at both ends. */
const withoutKinks = (path: Path): Path => {
  const isFar = (point: Point, end: Point | undefined): boolean =>
    end === undefined || Math.hypot(end.x - point.x, end.y - point.y) >= 8;
  return path.filter(
    (point, index) => index === 0 || index === path.length - 1 || (isFar(point, path[0]) && isFar(point, path.at(-1))),
  );
};
