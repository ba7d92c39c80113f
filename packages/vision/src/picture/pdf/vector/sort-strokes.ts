import type { Point, Rect } from '@diagloom/diagram/model';
import { boxOf, distance, lengthOf, type Path, resample } from '../../../board/geometry.ts';
import { joinPieces } from './join-pieces.ts';
import type { Stroke } from './paths-of-page.ts';

export interface SortedStrokes {
  /** Outlines of areas, each once; first and last point are the same. */
  readonly rings: readonly Path[];
  readonly lines: readonly Path[];
}

interface Page {
  readonly width: number;
  readonly height: number;
  /** px for each point of the page. */
  readonly scale: number;
}

/** Areas that are so thin are lines, points. */
const thinnest = 3;

/**
 * Tells outlines from lines. In: what a page paints. Fill and outline of the same figure are one; areas as thin as lines, which programs make of
 * dashes, are lines; paper and what has its colour are nothing.
 */
export const sortStrokes = (strokes: readonly Stroke[], page: Page): SortedStrokes => {
  let paper = '#ffffff';
  const rings: { readonly path: Path; readonly box: Rect }[] = [];
  const pieces: Path[] = [];
  for (const { path, isClosed, fill, stroke } of strokes) {
    const box = boxOf(path);
    const [first, last] = [path[0], path.at(-1)];
    if (first === undefined || last === undefined) continue;
    if (fill !== undefined && stroke === undefined) {
      if (box.width * box.height > 0.9 * page.width * page.height) {
        paper = fill;
        continue;
      }
      if (fill === paper) continue;
      const middle = middleLine(path, thinnest * page.scale);
      if (middle !== undefined) {
        pieces.push(middle);
        continue;
      }
    }
    const meets = distance(first, last) < page.scale;
    // Filling closes what was left open.
    const isRing = (fill !== undefined || isClosed || meets) && path.length - (meets ? 1 : 0) >= 3;
    if (!isRing) pieces.push(path);
    else if (!rings.some((ring) => isSameBox(ring.box, box, 1.5 * page.scale)))
      rings.push({ path: [...path, first], box });
  }
  return { rings: rings.map(({ path }) => path), lines: joinPieces(pieces, page.scale) };
};

const isSameBox = (a: Rect, b: Rect, slack: number): boolean =>
  Math.abs(a.x - b.x) < slack &&
  Math.abs(a.y - b.y) < slack &&
  Math.abs(a.x + a.width - b.x - b.width) < slack &&
  Math.abs(a.y + a.height - b.y - b.height) < slack;

/** The line that a thin area is; undefined where it is none. */
const middleLine = (path: Path, thin: number): Path | undefined => {
  const box = boxOf(path);
  const [first] = path;
  if (first === undefined) return undefined;
  const ring = path.filter((point, index) => distance(point, path[index + 1] ?? first) > 0.02 * thin);
  if (ring.length < 4) return undefined;
  // A dot of a dotted line.
  if (Math.max(box.width, box.height) <= thin) return [first, { x: first.x + box.width, y: first.y + box.height }];
  return ring.length === 4 ? throughQuad(ring, thin) : throughBent(ring, thin);
};

/** A dash of a curve: the middle between its two long sides. */
const throughBent = (ring: Path, thin: number): Path | undefined => {
  const [first] = ring;
  if (first === undefined || ring.length > mostOfDash) return undefined;
  const from = farthestFrom(ring, first);
  const to = farthestFrom(ring, ring[from] ?? first);
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const one = resample(ring.slice(low, high + 1), 7);
  const other = resample([...ring.slice(high), ...ring.slice(0, low + 1)].toReversed(), 7);
  const wide = Math.max(...one.map((point, index) => distance(point, other[index] ?? point)));
  if (wide > thin || wide > 0.4 * lengthOf(one)) return undefined;
  // Without its ends, which are corners.
  return one.slice(1, -1).map((point, index) => {
    const beside = other[index + 1] ?? point;
    return { x: (point.x + beside.x) / 2, y: (point.y + beside.y) / 2 };
  });
};

/** More corners than these are those of a figure. */
const mostOfDash = 120;

const farthestFrom = (ring: Path, point: Point): number =>
  ring.reduce(
    (best, other, index) => (distance(other, point) > distance(ring[best] ?? point, point) ? index : best),
    0,
  );

/** Between the middles of its two short sides, which are alike; a head with four corners has other ones. */
const throughQuad = (ring: Path, thin: number): Path | undefined => {
  const next = (index: number): Point => ring[(index + 1) % ring.length] ?? { x: 0, y: 0 };
  const sides = ring.map((point, index) => distance(point, next(index)));
  const middles = ring.map(
    (point, index): Point => ({ x: (point.x + next(index).x) / 2, y: (point.y + next(index).y) / 2 }),
  );
  const [a = 0, b = 0, c = 0, d = 0] = sides;
  const short = a + c < b + d ? 0 : 1;
  const [one = 0, two = 0] = short === 0 ? [a, c] : [b, d];
  const [from, to] = [middles[short], middles[short + 2]];
  const isThin = Math.max(one, two) < thin && Math.abs(one - two) < 0.3 * thin && Math.abs(a + c - b - d) > one + two;
  return isThin && from !== undefined && to !== undefined ? [from, to] : undefined;
};
