import type { Point } from '@diagloom/diagram/model';
import type { GatheredFigure, GatheredLine, ReadStroke } from './gather-strokes.ts';
import {
  angleBetween,
  boxOf,
  diagonalOf,
  distance,
  distanceToSegment,
  lengthOf,
  minus,
  type Path,
  resample,
} from './geometry.ts';

/**
 * Arrowheads that were drawn apart from their shaft. In: open strokes and the figures there are. Out: the lines, each with its head, and
 * the strokes that are heads. Long lines choose first, since the parts of a head are short lines, too.
 */
export const findHeads = (
  strokes: readonly ReadStroke[],
  figures: readonly GatheredFigure[],
): { readonly lines: readonly GatheredLine[]; readonly headIds: ReadonlySet<string> } => {
  const headIds = new Set<string>();
  const shafts = strokes
    .flatMap((stroke) => ('route' in stroke.reading ? [{ ...stroke, line: stroke.reading }] : []))
    .toSorted((a, b) => lengthOf(b.path) - lengthOf(a.path));
  const lines: (GatheredLine & { readonly id: string })[] = [];
  for (const { id, path, line } of shafts) {
    if (headIds.has(id)) continue;
    const around = { parts: strokes.filter((part) => part.id !== id && !headIds.has(part.id)), figures };
    const found = [path, path.toReversed()].map((way) => headAt(way, around));
    const [atEnd, atStart] = found;
    for (const part of found.flatMap((ids) => ids ?? [])) headIds.add(part);
    const hasEnd = line.kind === 'arrow' || atEnd !== undefined;
    // The head of an arrow in one go is at the end of its route, which need not be the end of the stroke.
    const isBackward = !hasEnd && atStart !== undefined;
    lines.push({
      id,
      route: isBackward ? line.route.toReversed() : line.route,
      head: hasEnd && atStart !== undefined && line.kind === 'line' ? 'both' : hasEnd || isBackward ? 'end' : 'none',
      confidence: line.confidence,
      strokes: [id, ...found.flatMap((ids) => ids ?? [])],
    });
  }
  const order = new Map(strokes.map(({ id }, index) => [id, index]));
  return {
    lines: lines
      .filter(({ id }) => !headIds.has(id))
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
      .map(({ id: _id, ...line }) => line),
    headIds,
  };
};

interface Around {
  readonly parts: readonly ReadStroke[];
  readonly figures: readonly GatheredFigure[];
}

/** A head is as large as this, px, and as this share of its shaft, at most. */
const largest = 60;
const largestShare = 0.7;

const headAt = (shaft: Path, { parts, figures }: Around): readonly string[] | undefined => {
  const tip = shaft.at(-1);
  const length = lengthOf(shaft);
  if (tip === undefined || length < 20) return undefined;
  const before = pointBefore(shaft, Math.min(30, length / 2));
  const back = minus(before, tip);
  const most = Math.min(largest, largestShare * length);
  const small = parts.filter(({ path }) => diagonalOf(boxOf(path)) <= most);
  const hook = small.find(({ path }) => isHook(path, tip, back));
  if (hook !== undefined) return [hook.id];
  const barbs = small.filter(({ path }) => isBarb(path, tip, back));
  const left = barbs.find(({ path }) => sideOf(path, tip, back) > 0);
  const right = barbs.find(({ path }) => sideOf(path, tip, back) < 0);
  if (left !== undefined && right !== undefined) return [left.id, right.id];
  const closed = figures.find(({ box, kind }) => {
    const size = diagonalOf(box);
    if (size > Math.min(most, kind === 'triangle' ? largest : 34)) return false;
    const [dx, dy] = [
      Math.max(box.x - tip.x, 0, tip.x - box.x - box.width),
      Math.max(box.y - tip.y, 0, tip.y - box.y - box.height),
    ];
    return Math.hypot(dx, dy) < 12;
  });
  return closed?.strokes;
};

/** One stroke from barb to tip to barb. */
const isHook = (path: Path, tip: Point, back: Point): boolean => {
  const points = resample(path, 24);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return false;
  const apex = points.reduce((best, point) =>
    distanceToSegment(point, first, last) > distanceToSegment(best, first, last) ? point : best,
  );
  const arms = [minus(first, apex), minus(last, apex)];
  const reach = Math.max(...arms.map(({ x, y }) => Math.hypot(x, y)));
  if (reach < 4 || distance(apex, tip) > Math.max(12, 0.7 * reach)) return false;
  const [one = 0, two = 0] = arms.map((arm) => Math.sign(arm.x * back.y - arm.y * back.x));
  return one * two < 0 && arms.every((arm) => angleBetween(arm, back) < 1.45);
};

const isBarb = (path: Path, tip: Point, back: Point): boolean => {
  const away = outward(path, tip);
  if (away === undefined || diagonalOf(boxOf(path)) > largest * 0.8) return false;
  const angle = angleBetween(away, back);
  return angle > 0.12 && angle < 1.45;
};

const sideOf = (path: Path, tip: Point, back: Point): number => {
  const away = outward(path, tip);
  return away === undefined ? 0 : away.x * back.y - away.y * back.x;
};

/** From the end of a short line that is at the tip to its other end; undefined where neither is there. */
const outward = (path: Path, tip: Point): Point | undefined => {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const [near, far] = distance(first, tip) < distance(last, tip) ? [first, last] : [last, first];
  return distance(near, tip) < 20 ? minus(far, near) : undefined;
};

const pointBefore = (path: Path, reach: number): Point => {
  const end = path.at(-1) ?? { x: 0, y: 0 };
  return path.findLast((point) => distance(point, end) >= reach) ?? path[0] ?? end;
};
