import type { Point, Rect } from '../../model/index.ts';

/**
 * Outlines as plain data: the commands of an SVG path with absolute coordinates in px. Whoever draws (an SVG string,
 * a canvas, an editor) replays them.
 */
export type PathCommand =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  /** Radii, rotation in degrees, large-arc flag, sweep flag, end. */
  | readonly ['A', number, number, number, 0 | 1, 0 | 1, number, number]
  | readonly ['Z'];

export type Path = readonly PathCommand[];

export type Pair = readonly [x: number, y: number];

/** The path with every point replaced; radii of arcs stay, so lengths must not change. */
export const mapPath = (path: Path, replace: (x: number, y: number) => Pair): Path =>
  path.map((command): PathCommand => {
    if (command[0] === 'Z') return command;
    if (command[0] === 'Q') {
      return ['Q', ...replace(command[1], command[2]), ...replace(command[3], command[4])];
    }
    if (command[0] === 'C') {
      const [, x1, y1, x2, y2, x, y] = command;
      return ['C', ...replace(x1, y1), ...replace(x2, y2), ...replace(x, y)];
    }
    if (command[0] === 'A') {
      const [, rx, ry, rotation, large, sweep, x, y] = command;
      return ['A', rx, ry, rotation, large, sweep, ...replace(x, y)];
    }
    return [command[0], ...replace(command[1], command[2])];
  });

/** An open line through the given points. */
export const polyline = (...points: readonly Pair[]): Path =>
  points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y]);

/** A closed outline through the given points, its corners rounded by at most `radius` px. */
export const polygon = (points: readonly Pair[], radius = 0): Path =>
  radius > 0 ? roundedPolygon(points, radius) : [...polyline(...points), ['Z']];

export const rectanglePath = ({ x, y, width, height }: Rect, radius = 0): Path => {
  const right = x + width;
  const bottom = y + height;
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0)
    return polygon([
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ]);
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['A', r, r, 0, 0, 1, right, y + r],
    ['L', right, bottom - r],
    ['A', r, r, 0, 0, 1, right - r, bottom],
    ['L', x + r, bottom],
    ['A', r, r, 0, 0, 1, x, bottom - r],
    ['L', x, y + r],
    ['A', r, r, 0, 0, 1, x + r, y],
    ['Z'],
  ];
};

export const ellipsePath = ({ x, y, width, height }: Rect): Path => {
  const rx = width / 2;
  const ry = height / 2;
  return [['M', x, y + ry], ['A', rx, ry, 0, 1, 1, x + width, y + ry], ['A', rx, ry, 0, 1, 1, x, y + ry], ['Z']];
};

/**
 * A line through the points whose bends are replaced by curves. A curve takes at most `radius` px of both its
 * segments, and never more than half of what is left of them.
 */
export const roundedPolyline = (points: readonly Point[], radius: number): Path => {
  const [first, ...rest] = points;
  if (!first) return [];
  const path: PathCommand[] = [['M', first.x, first.y]];
  let from = first;
  rest.forEach((bend, index) => {
    const next = rest[index + 1];
    if (!next || radius <= 0) {
      path.push(['L', bend.x, bend.y]);
      from = bend;
      return;
    }
    const enter = towards(bend, from, radius);
    const leave = towards(bend, next, radius);
    path.push(['L', enter.x, enter.y], ['Q', bend.x, bend.y, leave.x, leave.y]);
    from = leave;
  });
  return path;
};

const roundedPolygon = (points: readonly Pair[], radius: number): Path => {
  const corners = points.map(([x, y]) => ({ x, y }));
  const first = corners[0];
  const last = corners.at(-1);
  if (!first || !last) return [];
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  return [...roundedPolyline([middle, ...corners, middle], radius), ['Z']];
};

/** The point `distance` px from one point towards another, half the way at most. */
const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};
