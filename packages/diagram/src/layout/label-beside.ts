import { grown, overlaps, type Point, type Rect, type Route, type Size } from '../model/index.ts';
import { boxOf, isHorizontal, lengthOf, runsThrough, type Segment, segmentsOf } from './polyline.ts';

/** What is on the page already, or on a part of it. */
export interface Occupied {
  /** Boxes that a label must not stand on. */
  readonly solids: readonly Rect[];
  /** Other labels and titles. */
  readonly taken: readonly Rect[];
  /** Places that other labels would like to have. */
  readonly reserved: readonly Rect[];
  /** Borders of containers. */
  readonly borders: readonly Segment[];
  /** The other lines, each as its pieces from its source on. */
  readonly lines: readonly (readonly Segment[])[];
}

/**
 * The centre of a line's label: beside the line, as near to its source as it can stand there without touching a shape, a
 * line, a border or another label. Where no place is free, the one that disturbs least is taken; a label that the route
 * has already is the last of them.
 */
export const labelBeside = (route: Route, size: Size, occupied: Occupied): Point =>
  labelAmong(route, size, () => occupied);

/** The same on a page with much on it: `near` gives what may touch a box. */
export const labelAmong = (route: Route, size: Size, near: (box: Rect) => Occupied): Point => {
  const own = segmentsOf(route.points);
  const costAt = (point: Point): number => {
    const box = { x: point.x - size.width / 2, y: point.y - size.height / 2, ...size };
    return costOf(box, own, near(grown(box, farAway)));
  };
  let best: { readonly point: Point; readonly cost: number } | undefined;
  for (const distance of [besideLine, ...wider]) {
    if (best !== undefined && best.cost < weights.line) break;
    for (const point of candidatesFor(own, size, { distance, isFromEnd: leavesTogether(own, near) })) {
      const cost = costAt(point);
      if (cost === 0) return point;
      if (best === undefined || cost < best.cost) best = { point, cost };
    }
  }
  if (route.label !== undefined && (best === undefined || costAt(route.label) < best.cost)) {
    return route.label;
  }
  return best?.point ?? route.points[0] ?? { x: 0, y: 0 };
};

/** True where the line starts on top of another one: there a label could belong to either. */
const leavesTogether = ([first]: readonly Segment[], near: (box: Rect) => Occupied): boolean =>
  first !== undefined &&
  near({ ...first.from, width: 0, height: 0 }).lines.some(
    ([start]) => start !== undefined && start.from.x === first.from.x && start.from.y === first.from.y,
  );

/** Between a label and its own line, and between a label and the shape that the line leaves, px. */
const besideLine = 4;
/** Further away where it would stand on something else all along its line, px. */
const wider = [11, 24] as const;
const besideShape = 6;

/** Centres of the label beside each piece of the line, from the source to the target or from the last piece back. */
function* candidatesFor(
  own: readonly Segment[],
  { width, height }: Size,
  { distance, isFromEnd }: { readonly distance: number; readonly isFromEnd: boolean },
): Generator<Point> {
  for (const piece of isFromEnd ? own.toReversed() : own) {
    const isLevel = isHorizontal(piece);
    const length = lengthOf(piece);
    if (length === 0) continue;
    const along = isLevel ? width : height;
    const across = (isLevel ? height : width) / 2 + distance;
    const sides = isLevel ? [-1, 1] : [1, -1];
    for (const start of stopsAlong(length, along)) {
      const share = start / length;
      const x = piece.from.x + (piece.to.x - piece.from.x) * share;
      const y = piece.from.y + (piece.to.y - piece.from.y) * share;
      for (const side of sides) yield isLevel ? { x, y: y + side * across } : { x: x + side * across, y };
    }
  }
}

/**
 * Distances from the start of a piece where the middle of the label may be: near its start first. Beside a piece that is shorter
 * than the label it may reach out over either end.
 */
const stopsAlong = (length: number, along: number): readonly number[] => {
  if (length < along + 2 * besideShape) return [length / 2, length - along / 2, along / 2];
  const first = besideShape + along / 2;
  const last = length - besideShape - along / 2;
  const stops = [first];
  for (let stop = first + along / 2 + 4; stop < last && stops.length < 24; stop += along / 2 + 4) stops.push(stop);
  return [...stops, last];
};

/** A label further from its line than this seems to belong to nothing, px. */
const farAway = 12;

const weights = { shape: 1000, label: 400, line: 100, shared: 40, far: 30, border: 20, reserved: 15 } as const;

const costOf = (box: Rect, own: readonly Segment[], occupied: Occupied): number => {
  const near = grown(box, 2);
  let cost = 0;
  for (const solid of occupied.solids) if (overlaps(near, solid)) cost += weights.shape;
  for (const other of occupied.taken) if (overlaps(near, other)) cost += weights.label;
  for (const other of occupied.reserved) if (overlaps(near, other)) cost += weights.reserved;
  for (const border of occupied.borders) if (runsThrough(border, grown(box, 5))) cost += weights.border;
  for (const segment of own) if (runsThrough(segment, grown(box, 1))) cost += weights.line;
  if (!own.some((segment) => runsThrough(segment, grown(box, farAway)))) cost += weights.far;
  // Beside a piece that several lines share, a label could belong to any of them.
  const reach = grown(box, besideLine + 1);
  for (const segment of occupied.lines.flat()) {
    if (runsThrough(segment, near)) cost += weights.line;
    else if (runsThrough(segment, reach) && own.some((mine) => liesOn(mine, segment))) cost += weights.shared;
  }
  return cost;
};

const liesOn = (one: Segment, other: Segment): boolean => {
  const a = boxOf(one);
  const b = boxOf(other);
  if (isHorizontal(one) !== isHorizontal(other)) return false;
  return isHorizontal(one)
    ? Math.abs(a.y - b.y) < 1 && Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x)
    : Math.abs(a.x - b.x) < 1 && Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y);
};
