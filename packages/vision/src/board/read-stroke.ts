import type { Point, Rect } from '@diagloom/diagram/model';
import type { FigureKind } from './drawing-element.ts';
import { fitFigures, mostUnlike } from './fit-figure.ts';
import {
  angleBetween,
  areaOf,
  boxOf,
  diagonalOf,
  distance,
  distanceToSegment,
  lengthOf,
  minus,
  type Path,
  resample,
  simplify,
} from './geometry.ts';

/** What a single stroke is, seen by itself. */
export type StrokeReading = FigureReading | LineReading | { readonly kind: 'unclear' };

export interface FigureReading {
  readonly kind: FigureKind;
  readonly box: Rect;
  /** From 0 to 1. */
  readonly confidence: number;
}

export interface LineReading {
  readonly kind: 'line' | 'arrow';
  /** Its corners, from where it begins to where it ends; the head of an arrow is at its end. */
  readonly route: Path;
  readonly confidence: number;
}

/** Smaller than this, px, and a stroke is a dot. */
const dot = 6;

export const readStroke = (stroke: Path): StrokeReading => {
  const length = lengthOf(stroke);
  if (stroke.length < 2 || length < dot) return { kind: 'unclear' };
  return readArrow(stroke) ?? readFigure(stroke) ?? readLine(stroke) ?? { kind: 'unclear' };
};

/** A gap between the ends is as wide as this for the length of the stroke, at most. */
const widestGap = 0.2;

/** Undefined for a stroke that closes nothing. */
const readFigure = (stroke: Path): FigureReading | undefined => {
  const ring = withoutTails(resample(stroke, 80));
  const [first, last] = [ring[0], ring.at(-1)];
  const length = lengthOf(ring);
  if (first === undefined || last === undefined || distance(first, last) > widestGap * length) return undefined;
  // A line that was drawn there and back encloses nothing.
  if ((4 * Math.PI * Math.abs(areaOf(ring))) / length ** 2 < 0.2) return undefined;
  return figureOf([...ring, first]);
};

/** The figure that a ring resembles; undefined where it resembles none. */
export const figureOf = (ring: Path): FigureReading | undefined => {
  const [best, second] = fitFigures(ring);
  if (best === undefined || second === undefined || best.cost > mostUnlike) return undefined;
  const lead = second.cost / Math.max(best.cost, 1e-4);
  return { kind: best.kind, box: best.box, confidence: Math.min(1, Math.max(0, (lead - 1) * 1.2)) };
};

/** Where a stroke crosses itself near its ends, what goes beyond the crossing is cut off. */
const withoutTails = (points: Path): Path => {
  const reach = Math.floor(points.length / 4);
  for (let start = 0; start < reach; start += 1) {
    for (let end = points.length - 1; end > points.length - reach; end -= 1) {
      const [a, b, c, d] = [points[start], points[start + 1], points[end - 1], points[end]];
      if (a && b && c && d && areCrossing(a, b, c, d)) return points.slice(start, end + 1);
    }
  }
  return points;
};

const areCrossing = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
};

/** Turns sharper than this, radians, are those of a head. */
const sharp = 1.75;

/** What is smaller, px, is the trembling of a hand. */
const smallestCorner = 2.6;

/** Drawn in one go: a shaft, at its end a sharp turn, then a head that stays near the tip; or the other way round. */
const readArrow = (stroke: Path): LineReading | undefined => {
  const count = Math.min(400, Math.max(60, Math.round(lengthOf(stroke) / 2)));
  const corners = simplify(resample(stroke, count), smallestCorner);
  const drawn = arrowOf(corners);
  if (drawn !== undefined) return { kind: 'arrow', route: drawn, confidence: 0.9 };
  const reversed = arrowOf(corners.toReversed()) ?? bluntArrowOf(resample(stroke, count));
  return reversed === undefined ? undefined : { kind: 'arrow', route: reversed, confidence: 0.8 };
};

/** Heads drawn in a hurry have no corners: what follows the farthest point goes to both sides of the shaft and stays near the tip. */
const bluntArrowOf = (points: Path): Path | undefined => {
  const [start, end] = [points[0], points.at(-1)];
  if (start === undefined || end === undefined) return undefined;
  const along = minus(end, start);
  const span = Math.hypot(along.x, along.y);
  if (span < 30) return undefined;
  const [ux, uy] = [along.x / span, along.y / span];
  const onWay = points.map(({ x, y }) => ({
    ahead: (x - start.x) * ux + (y - start.y) * uy,
    beside: (y - start.y) * ux - (x - start.x) * uy,
  }));
  const tip = onWay.reduce((best, { ahead }, index) => (ahead > (onWay[best]?.ahead ?? 0) ? index : best), 0);
  const at = onWay[tip];
  const from = onWay.findLast(({ ahead }, index) => index < tip && at !== undefined && at.ahead - ahead > 24);
  if (at === undefined || from === undefined) return undefined;
  const tail = points.slice(tip);
  const length = lengthOf(tail);
  const reach = Math.max(...tail.map((point) => distance(point, points[tip] ?? end)));
  const shaft = points.slice(0, tip + 1);
  if (length < 12 || reach > Math.min(45, 0.5 * span) || length < 1.5 * reach) return undefined;
  // Beside the line that the shaft would go on in.
  const slope = (at.beside - from.beside) / Math.max(1, at.ahead - from.ahead);
  const off = onWay.slice(tip).map(({ ahead, beside }) => beside - at.beside - slope * (ahead - at.ahead));
  const [left, right] = [Math.max(...off), -Math.min(...off)];
  return Math.min(left, right) > 3 ? simplify(shaft, bendOf(shaft)) : undefined;
};

const arrowOf = (corners: Path): Path | undefined => {
  for (let tip = 1; tip < corners.length - 1; tip += 1) {
    const [before, at, after] = [corners[tip - 1], corners[tip], corners[tip + 1]];
    if (before === undefined || at === undefined || after === undefined) continue;
    if (angleBetween(minus(at, before), minus(after, at)) < sharp) continue;
    const shaft = corners.slice(0, tip + 1);
    const head = corners.slice(tip);
    if (isHead(head, shaft)) return [...simplify(shaft, bendOf(shaft))];
  }
  return undefined;
};

/** What a shaft may be off its way without having a corner there, px. */
const bendOf = (shaft: Path): number => Math.max(8, 0.06 * diagonalOf(boxOf(shaft)));

/** Two barbs, both leaning back, small beside the shaft. */
const isHead = (head: Path, shaft: Path): boolean => {
  const [tip, before] = [shaft.at(-1), shaft.at(-2)];
  const shaftLength = lengthOf(shaft);
  if (tip === undefined || before === undefined || head.length < 3 || head.length > 9) return false;
  const reach = Math.max(...head.map((point) => distance(point, tip)));
  if (reach < 5 || reach > 0.5 * shaftLength || lengthOf(head) > 1.8 * shaftLength) return false;
  const back = minus(before, tip);
  const barbs = head.slice(1).filter((point) => distance(point, tip) > 0.45 * reach);
  const sides = barbs.map((point) => sideOf(minus(point, tip), back));
  const leansBack = barbs.every((point) => angleBetween(minus(point, tip), back) < 1.5);
  return leansBack && sides.some((side) => side > 0) && sides.some((side) => side < 0);
};

/** On which side of a direction another one lies. */
const sideOf = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** The length that a line is drawn with for the distance that it covers, at most. */
const mostWinding = 3;

const readLine = (stroke: Path): LineReading | undefined => {
  const [first, last] = [stroke[0], stroke.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const span = distance(first, last);
  const length = lengthOf(stroke);
  if (length > mostWinding * span) return undefined;
  const even = resample(stroke, 64);
  const bend = Math.max(...even.map((point) => distanceToSegment(point, first, last)));
  if (bend < Math.max(8, 0.1 * span)) return { kind: 'line', route: [first, last], confidence: 0.95 };
  const route = simplify(even, Math.max(8, 0.06 * diagonalOf(boxOf(stroke))));
  if (route.length > 8) return undefined;
  return { kind: 'line', route, confidence: 0.8 };
};
