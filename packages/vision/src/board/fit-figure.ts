import type { Point, Rect } from '@diagloom/diagram/model';
import type { FigureKind } from './drawing-element.ts';
import { areaOf, boxOf, diagonalOf, distanceToSegment, type Path, resample } from './geometry.ts';
import { minimise } from './minimise.ts';

/**
 * Which figure a closed stroke resembles. In: the stroke, its ends met or not. Out: each kind with the figure of it that lies closest
 * to the stroke, best first. A figure is turned, shifted and stretched until the distances between stroke and outline, measured both
 * ways, are least; what is left of them, for the size of the stroke, says how unlike they are.
 */
export interface Fit {
  readonly kind: FigureKind;
  /** The figure set upright. */
  readonly box: Rect;
  /** How unlike they are: the mean distance for the diagonal of the stroke. */
  readonly cost: number;
}

/** More than this and a stroke resembles no figure. */
export const mostUnlike = 0.045;

export const fitFigures = (stroke: Path): readonly Fit[] => {
  const points = resample(stroke, 44);
  const size = Math.max(1, diagonalOf(boxOf(points)));
  return kinds.map((kind) => fit(kind, points, size)).sort((a, b) => a.cost - b.cost);
};

const kinds: readonly FigureKind[] = ['rectangle', 'circle', 'triangle', 'diamond'];

const fit = (kind: FigureKind, points: Path, size: number): Fit => {
  const figure = figures[kind];
  const costOf = (at: readonly number[]): number => unlikeness(points, figure.outline(at), size) + figure.penalty(at);
  const start = figure
    .starts(points)
    .map((at) => ({ at, cost: costOf(at) }))
    .reduce((least, next) => (next.cost < least.cost ? next : least));
  const best = minimise(start.at, figure.steps(size), costOf);
  return { kind, box: figure.box(best.at), cost: best.cost };
};

/** What is farther away than this share of the size is an overshoot or a gap: it counts no more than that. */
const farthestCounted = 0.12;

/** From each point of the stroke to the outline, and from the outline to the points; called some hundred times for each stroke. */
const unlikeness = (points: Path, outline: Path, size: number): number => {
  const limit = farthestCounted * size;
  let toOutline = 0;
  for (const point of points) {
    let least = limit;
    let before: Point | undefined;
    for (const corner of outline) {
      if (before !== undefined) least = Math.min(least, distanceToSegment(point, before, corner));
      before = corner;
    }
    toOutline += least;
  }
  let toStroke = 0;
  let samples = 0;
  const perSide = Math.max(1, Math.round(24 / (outline.length - 1)));
  for (let side = 1; side < outline.length; side += 1) {
    const [a, b] = [outline[side - 1], outline[side]];
    if (a === undefined || b === undefined) continue;
    for (let step = 0; step < perSide; step += 1) {
      const share = step / perSide;
      const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
      let least = limit * limit;
      for (const point of points) least = Math.min(least, (point.x - x) ** 2 + (point.y - y) ** 2);
      toStroke += Math.sqrt(least);
      samples += 1;
    }
  }
  return (0.7 * toOutline) / points.length / size + (0.3 * toStroke) / samples / size;
};

interface Figure {
  /** Numbers that a figure is made of, where the search begins. */
  readonly starts: (points: Path) => readonly (readonly number[])[];
  readonly steps: (size: number) => readonly number[];
  /** A ring of points whose last is its first. */
  readonly outline: (at: readonly number[]) => Path;
  readonly box: (at: readonly number[]) => Rect;
  /** Keeps a figure from becoming another one, such as a rectangle that stands on its corner. */
  readonly penalty: (at: readonly number[]) => number;
}

/** Figures with a centre, a width, a height and a turn in radians. */
const centred = (ring: Path, farthestTurn: number): Figure => ({
  starts: (points) => {
    const { x, y, width, height } = boxOf(points);
    const middle = [x + width / 2, y + height / 2, width, height];
    return [
      [...middle, 0],
      [...middle, 0.15],
      [...middle, -0.15],
    ];
  },
  steps: (size) => [0.05 * size, 0.05 * size, 0.08 * size, 0.08 * size, 0.08],
  outline: ([cx = 0, cy = 0, width = 1, height = 1, turn = 0]) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return ring.map(({ x, y }) => ({
      x: cx + x * width * cos - y * height * sin,
      y: cy + x * width * sin + y * height * cos,
    }));
  },
  box: ([cx = 0, cy = 0, width = 1, height = 1]) => ({
    x: cx - Math.abs(width) / 2,
    y: cy - Math.abs(height) / 2,
    width: Math.abs(width),
    height: Math.abs(height),
  }),
  penalty: ([, , , , turn = 0]) => Math.max(0, Math.abs(turn) - farthestTurn) * 0.2,
});

const half = 0.5;

const squareRing: Path = [
  { x: -half, y: -half },
  { x: half, y: -half },
  { x: half, y: half },
  { x: -half, y: half },
  { x: -half, y: -half },
];

const diamondRing: Path = [
  { x: 0, y: -half },
  { x: half, y: 0 },
  { x: 0, y: half },
  { x: -half, y: 0 },
  { x: 0, y: -half },
];

const roundRing: Path = Array.from({ length: 19 }, (_, index) => ({
  x: half * Math.cos((index * Math.PI) / 9),
  y: half * Math.sin((index * Math.PI) / 9),
}));

/** Any three corners. */
const triangle: Figure = {
  starts: (points) => {
    const { x, y, width, height } = boxOf(points);
    const [left, right, top, bottom] = [x, x + width, y, y + height];
    const upright = [(left + right) / 2, top, right, bottom, left, bottom];
    return [largestTriangle(points), upright];
  },
  steps: (size) => Array.from({ length: 6 }, () => 0.06 * size),
  outline: ([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]) => [
    { x: ax, y: ay },
    { x: bx, y: by },
    { x: cx, y: cy },
    { x: ax, y: ay },
  ],
  box: (at) => boxOf(triangle.outline(at)),
  penalty: () => 0.001,
};

/** The largest triangle between points of the stroke. */
const largestTriangle = (points: Path): readonly number[] => {
  const some = points.filter((_, index) => index % 2 === 0);
  let most = -1;
  let corners: readonly Point[] = some.slice(0, 3);
  for (const [i, a] of some.entries()) {
    for (const [j, b] of some.entries()) {
      if (j <= i) continue;
      for (const c of some.slice(j + 1)) {
        const area = Math.abs(areaOf([a, b, c]));
        if (area > most) [most, corners] = [area, [a, b, c]];
      }
    }
  }
  return corners.flatMap(({ x, y }) => [x, y]);
};

const figures: Readonly<Record<FigureKind, Figure>> = {
  rectangle: centred(squareRing, 0.35),
  circle: centred(roundRing, Math.PI),
  triangle,
  diamond: centred(diamondRing, 0.35),
};
