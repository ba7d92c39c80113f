import {
  boundsOf,
  type Diagram,
  grown,
  overlaps,
  type Placement,
  type Point,
  type Rect,
} from '@diagloom/diagram/model';
import type { Place } from './engines.ts';

export interface Measured {
  readonly ms: number;
  readonly lines: number;
  readonly overlaps: number;
  readonly crossings: number;
  readonly bends: number;
  /** Pairs of a line and a shape that it does not belong to and runs through. */
  readonly throughShapes: number;
  /** Long side of everything by the short one. */
  readonly ratio: number;
}

/** Places a graph and counts what disturbs a reader, the same way for every engine, lines at any angle included. */
export const measurePlacement = async (diagram: Diagram, place: Place): Promise<Measured> => {
  const started = performance.now();
  const placement = await place(diagram);
  const ms = performance.now() - started;
  const pieces = piecesOf(placement);
  const bounds = boundsOf(placement.shapes.values()) ?? { x: 0, y: 0, width: 1, height: 1 };
  return {
    ms,
    lines: diagram.connectors.length,
    overlaps: countOverlaps([...placement.shapes.values()]),
    crossings: countCrossings(pieces),
    bends: [...placement.routes.values()].reduce((sum, { points }) => sum + Math.max(0, points.length - 2), 0),
    throughShapes: countThroughShapes(diagram, placement),
    ratio: Math.max(bounds.width, bounds.height) / Math.max(1, Math.min(bounds.width, bounds.height)),
  };
};

/** Sums per graph and line, the median of the proportions and of the times. */
export const summarisePlacements = (all: readonly Measured[]): Readonly<Record<string, number>> => {
  const sum = (key: Exclude<keyof Measured, 'ratio'>): number => all.reduce((total, each) => total + each[key], 0);
  const lines = Math.max(1, sum('lines'));
  return {
    graphs: all.length,
    overlaps: sum('overlaps'),
    throughShapes: sum('throughShapes'),
    crossingsPerLine: round(sum('crossings') / lines, 4),
    crossingFreeGraphs: all.filter(({ crossings }) => crossings === 0).length,
    bendsPerLine: round(sum('bends') / lines, 2),
    medianRatio: round(median(all.map(({ ratio }) => ratio)), 2),
    medianMs: round(median(all.map(({ ms }) => ms)), 1),
  };
};

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

interface Piece {
  readonly line: string;
  readonly from: Point;
  readonly to: Point;
  readonly box: Rect;
}

/** From left to right, so that whoever compares them can stop early. */
const piecesOf = ({ routes }: Placement): readonly Piece[] =>
  [...routes]
    .flatMap(([line, { points }]) => points.slice(1).map((to, index) => toPiece(line, points[index] ?? to, to)))
    .toSorted((one, other) => one.box.x - other.box.x);

const toPiece = (line: string, from: Point, to: Point): Piece => {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return { line, from, to, box: { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) } };
};

const countCrossings = (pieces: readonly Piece[]): number => {
  let count = 0;
  pieces.forEach((piece, index) => {
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next];
      if (other === undefined || other.box.x > piece.box.x + piece.box.width) break;
      if (other.line !== piece.line && doCross(piece, other)) count += 1;
    }
  });
  return count;
};

/** True where the insides of both pieces meet in one point; lines that share an end or a stretch do not cross there. */
const doCross = (one: Piece, other: Piece): boolean =>
  isApart(one, other.from, other.to) && isApart(other, one.from, one.to);

const hair = 0.5;

const isApart = ({ from, to }: Piece, a: Point, b: Point): boolean => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const side = (point: Point): number =>
    ((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) / length;
  return (side(a) > hair && side(b) < -hair) || (side(a) < -hair && side(b) > hair);
};

const countOverlaps = (boxes: readonly Rect[]): number => {
  const sorted = boxes.toSorted((one, other) => one.x - other.x);
  let count = 0;
  sorted.forEach((box, index) => {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.x >= box.x + box.width) break;
      if (overlaps(grown(box, -hair), other)) count += 1;
    }
  });
  return count;
};

const countThroughShapes = ({ connectors }: Diagram, { shapes, routes }: Placement): number => {
  let count = 0;
  for (const { id, from, to } of connectors) {
    const points = routes.get(id)?.points ?? [];
    const pieces = points.slice(1).map((end, index) => toPiece(id, points[index] ?? end, end));
    for (const [shape, box] of shapes) {
      if (shape !== from && shape !== to && pieces.some((piece) => runsThrough(piece, grown(box, -hair)))) count += 1;
    }
  }
  return count;
};

/** Clips the piece to the box (Liang and Barsky). */
const runsThrough = ({ from, to }: Piece, { x, y, width, height }: Rect): boolean => {
  let enter = 0;
  let leave = 1;
  const clip = (start: number, way: number, low: number, high: number): boolean => {
    if (way === 0) return start > low && start < high;
    const ends = [(low - start) / way, (high - start) / way];
    enter = Math.max(enter, Math.min(...ends));
    leave = Math.min(leave, Math.max(...ends));
    return enter < leave;
  };
  return clip(from.x, to.x - from.x, x, x + width) && clip(from.y, to.y - from.y, y, y + height);
};
