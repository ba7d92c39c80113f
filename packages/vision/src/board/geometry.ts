import type { Point, Rect } from '@diagloom/diagram/model';

/** A way through points, as a hand draws it. */
export type Path = readonly Point[];

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const lengthOf = (path: Path): number =>
  path.reduce((sum, point, index) => sum + distance(point, path[index - 1] ?? point), 0);

export const boxOf = (path: Path): Rect => {
  const xs = path.map(({ x }) => x);
  const ys = path.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

export const diagonalOf = ({ width, height }: Rect): number => Math.hypot(width, height);

/** As many points at equal distances along a path, both ends included: however fast a stroke was drawn, it looks the same. */
export const resample = (path: Path, count: number): Path => {
  const [first] = path;
  if (first === undefined) return [];
  const step = lengthOf(path) / (count - 1);
  if (step === 0) return Array.from({ length: count }, () => first);
  const points: Point[] = [first];
  let walked = 0;
  for (const [index, point] of path.entries()) {
    const before = path[index - 1];
    if (before === undefined) continue;
    const length = distance(before, point);
    while (points.length < count - 1 && walked + length >= points.length * step) {
      const share = length === 0 ? 0 : (points.length * step - walked) / length;
      points.push(between(before, point, share));
    }
    walked += length;
  }
  while (points.length < count) points.push(path.at(-1) ?? first);
  return points;
};

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const distanceToSegment = (point: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square));
  const [x, y] = [point.x - a.x - share * dx, point.y - a.y - share * dy];
  return Math.sqrt(x * x + y * y);
};

export const distanceToPath = (point: Point, path: Path): number => {
  let least = path.length === 1 && path[0] !== undefined ? distance(point, path[0]) : Infinity;
  for (let index = 1; index < path.length; index += 1) {
    const [a, b] = [path[index - 1], path[index]];
    if (a !== undefined && b !== undefined) least = Math.min(least, distanceToSegment(point, a, b));
  }
  return least;
};

/** Twice signed: positive or negative by the way around. */
export const areaOf = (ring: Path): number =>
  ring.reduce((sum, point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return sum + (point.x * next.y - next.x * point.y) / 2;
  }, 0);

export const isInside = (point: Point, ring: Path): boolean => {
  let inside = false;
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length] ?? a;
    const crosses = a.y > point.y !== b.y > point.y;
    if (crosses && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
};

/** The corners of a path that is nowhere farther from it than `tolerance` px (Douglas and Peucker, 1973). */
export const simplify = (path: Path, tolerance: number): Path => {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined || path.length < 3) return path;
  let farthest = 0;
  let most = 0;
  for (let index = 1; index < path.length - 1; index += 1) {
    const point = path[index];
    if (point === undefined) continue;
    const away = distanceToSegment(point, first, last);
    if (away > most) [most, farthest] = [away, index];
  }
  if (most <= tolerance) return [first, last];
  return [
    ...simplify(path.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(path.slice(farthest), tolerance),
  ];
};

/** The angle between two directions, from 0 to pi. */
export const angleBetween = (a: Point, b: Point): number => {
  const lengths = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
  if (lengths === 0) return 0;
  return Math.acos(Math.max(-1, Math.min(1, (a.x * b.x + a.y * b.y) / lengths)));
};

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
