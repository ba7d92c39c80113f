import type { Point, Rect } from '@diagloom/diagram/model';
import { areaOf, boxOf, distance, lengthOf, type Path } from '../../../board/geometry.ts';
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
    const isRing = (fill !== undefined || isClosed || distance(first, last) < page.scale) && path.length > 3;
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
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const ring = distance(first, last) < 0.01 ? path.slice(0, -1) : path;
  const around = lengthOf([...ring, first]);
  const thickness = (2 * Math.abs(areaOf(ring))) / Math.max(around, 1);
  if (thickness > thin) return undefined;
  // A dot of a dotted line.
  if (Math.max(box.width, box.height) <= thin) return [first, { x: first.x + box.width, y: first.y + box.height }];
  if (around < 6 * thickness) return undefined;
  return ring.length === 4 ? throughQuad(ring) : undefined;
};

/** Between the middles of its two short sides. */
const throughQuad = (ring: Path): Path => {
  const middles = ring.map((point, index): Point => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
  });
  const [a, b, c, d] = middles;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return ring;
  return distance(a, c) > distance(b, d) ? [a, c] : [b, d];
};
