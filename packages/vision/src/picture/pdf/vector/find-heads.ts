import type { Point } from '@diagloom/diagram/model';
import {
  boxOf,
  diagonalOf,
  distance,
  distanceToPath,
  distanceToSegment,
  isInside,
  lengthOf,
  type Path,
} from '../../../board/geometry.ts';
import type { SortedStrokes } from './sort-strokes.ts';

export interface HeadedLine {
  /** From where it begins to where it ends; heads are part of it. */
  readonly path: Path;
  readonly head: 'none' | 'end' | 'both';
}

export interface Headed {
  readonly lines: readonly HeadedLine[];
  /** Outlines that are no heads. */
  readonly rings: readonly Path[];
}

/** Heads are as large as this at most, points. */
const largest = 20;

/** So far from the end of their line at most, points. */
const farthest = 2.5;

/** Heads of lines that arrive together are as even on both sides of each. */
const alike = 0.12;

/**
 * Gives lines their heads. In: outlines, lines, the px for each point, and which outlines have words in them. A head is a small outline or a
 * hook at the end of a line; the line goes on to its tip.
 */
export const findHeads = (
  { rings, lines }: SortedStrokes,
  { scale, hasWords }: { readonly scale: number; readonly hasWords: (ring: Path) => boolean },
): Headed => {
  const isSmall = (path: Path): boolean => diagonalOf(boxOf(path)) < largest * scale;
  const small = rings.filter((ring) => isSmall(ring) && !hasWords(ring));
  const hooks = lines.filter((line) => isSmall(line) && hookTip(line) !== undefined);
  const shafts = lines.filter((line) => !hooks.includes(line)).map((path) => ({ path, tips: [false, false] }));
  const used = new Set<Path>();
  for (const part of [...small, ...hooks]) {
    const tipAt = hooks.includes(part) ? hookTip(part) : undefined;
    const meeting = shafts
      .flatMap((shaft) => [0, 1].map((side) => ({ shaft, side, end: endOf(shaft.path, side) })))
      .filter(({ end }) => awayFrom(part, tipAt, end) <= farthest * scale)
      .map((one) => ({ ...one, lean: leanOf(part, one.shaft.path, one.side) }))
      .toSorted((a, b) => a.lean - b.lean);
    const [best] = meeting;
    if (best === undefined) continue;
    // The same head may be that of several lines that arrive together, but of none that passes by.
    for (const { shaft, side } of meeting.filter(({ lean }) => lean < best.lean + alike)) {
      shaft.tips[side] = true;
      shaft.path = goOnTo(shaft.path, side, tipAt ?? farthestOf(part, shaft.path, side));
    }
    used.add(part);
  }
  const alone = hooks.filter((hook) => !used.has(hook)).map((path): HeadedLine => ({ path, head: 'none' }));
  return { lines: [...shafts.map(toLine), ...alone], rings: rings.filter((ring) => !used.has(ring)) };
};

const toLine = ({
  path,
  tips: [atStart, atEnd],
}: {
  readonly path: Path;
  readonly tips: readonly boolean[];
}): HeadedLine => {
  if (atStart === true && atEnd === true) return { path, head: 'both' };
  if (atStart === true) return { path: path.toReversed(), head: 'end' };
  return { path, head: atEnd === true ? 'end' : 'none' };
};

const endOf = (path: Path, side: number): Point => (side === 0 ? path[0] : path.at(-1)) ?? { x: 0, y: 0 };

const awayFrom = (part: Path, tip: Point | undefined, end: Point): number => {
  if (tip !== undefined) return distance(tip, end);
  return isInside(end, part) ? 0 : distanceToPath(end, part);
};

/** How uneven a head lies on the two sides of a line, 0 to 1. */
const leanOf = (part: Path, path: Path, side: number): number => {
  const [before, end] = pathBack(path, side);
  if (before === undefined || end === undefined) return 1;
  const length = Math.max(0.01, distance(before, end));
  const off = part.map(({ x, y }) => ((x - end.x) * (end.y - before.y) - (y - end.y) * (end.x - before.x)) / length);
  const [left, right] = [Math.max(0, ...off), Math.max(0, ...off.map((one) => -one))];
  return Math.abs(left - right) / Math.max(0.01, left + right);
};

/** The middle of a hook, where both barbs meet; undefined for a line that is none. */
const hookTip = (path: Path): Point | undefined => {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined || path.length < 3) return undefined;
  const off = path.map((point) => distanceToSegment(point, first, last));
  const apex = path[off.indexOf(Math.max(...off))];
  if (apex === undefined) return undefined;
  const [one, two] = [distance(first, apex), distance(last, apex)];
  const isEven = Math.min(one, two) > 0.7 * Math.max(one, two);
  return isEven && Math.max(...off) > 0.25 * distance(first, last) && distance(first, last) > 0.2 * lengthOf(path)
    ? apex
    : undefined;
};

/** The place of a head that is farthest along the line. */
const farthestOf = (part: Path, path: Path, side: number): Point => {
  const end = endOf(path, side);
  const [from = end] = pathBack(path, side);
  const [dx, dy] = [end.x - from.x, end.y - from.y];
  const ahead = ({ x, y }: Point): number => x * dx + y * dy;
  return part.reduce((best, point) => (ahead(point) > ahead(best) ? point : best), end);
};

/** A point before an end, and the end. */
const pathBack = (path: Path, side: number): Path => {
  const toEnd = side === 0 ? path.toReversed() : path;
  const end = toEnd.at(-1) ?? { x: 0, y: 0 };
  return [toEnd.findLast((point) => distance(point, end) > 2) ?? end, end];
};

const goOnTo = (path: Path, side: number, tip: Point): Path => (side === 0 ? [tip, ...path] : [...path, tip]);
