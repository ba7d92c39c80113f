import { boundsOf, centreOf, grown, overlaps, type Point, type Rect } from '../model/index.ts';

interface PartOfPage {
  /** The shapes of the part, where it was. */
  readonly shapes: readonly Rect[];
  /** Shapes that stay, and that it should not lie on. */
  readonly obstacles: readonly Rect[];
  /** Lines that lead out of it: what they join within it and outside. */
  readonly ties: readonly (readonly [Rect, Rect])[];
}

/** Between the part and what stays, px. */
const clearance = 30;

/** So many px of way are worth as much as one line that need not bend, as room beside a shape, and as a shape that is not hidden. */
const worth = { straight: 80, room: 150, seen: 10_000 } as const;

/** Only what is this near, px, and this much of it, is looked at as something to go beside. */
const near = { px: 600, most: 12 } as const;

/**
 * How far a part that was laid out by itself goes from where it was: the least way on which it lies on nothing, keeps room, and on which the
 * lines that lead out of it are straight. Every way that brings it in line with a shape outside, or just beside one, is weighed against
 * staying.
 */
export const placePart = ({ shapes, obstacles, ties }: PartOfPage): Point => {
  const whole = boundsOf(shapes);
  if (whole === undefined) return { x: 0, y: 0 };
  const around = obstacles
    .map((box) => ({ box, way: wayBetween(whole, box) }))
    .filter(({ way }) => way < near.px)
    .toSorted((one, other) => one.way - other.way)
    .map(({ box }) => box);
  const beside = around.slice(0, near.most);
  const lined = ties.slice(0, near.most).map(([own, other]) => between(centreOf(own), centreOf(other)));
  const xs = [
    0,
    ...lined.map(({ x }) => x),
    ...beside.flatMap(({ x, width }) => [x + width + clearance - whole.x, x - clearance - whole.x - whole.width]),
  ];
  const ys = [
    0,
    ...lined.map(({ y }) => y),
    ...beside.flatMap(({ y, height }) => [y + height + clearance - whole.y, y - clearance - whole.y - whole.height]),
  ];
  const costOf = (way: Point): number => {
    const moved = shapes.map((shape) => shifted(shape, way));
    const pairs = moved.flatMap((shape) =>
      around.filter((box) => overlaps(shape, grown(box, clearance - 1))).map((box) => [shape, box] as const),
    );
    const hidden = pairs.filter(([shape, box]) => overlaps(shape, box)).length;
    const bent = ties.filter(([own, other]) => {
      const { x, y } = between(centreOf(shifted(own, way)), centreOf(other));
      return Math.abs(x) > 1 && Math.abs(y) > 1;
    }).length;
    return hidden * worth.seen + pairs.length * worth.room + bent * worth.straight + Math.abs(way.x) + Math.abs(way.y);
  };
  return xs
    .flatMap((x) => ys.map((y): Point => ({ x, y })))
    .map((way) => ({ way, cost: costOf(way) }))
    .reduce((best, next) => (next.cost < best.cost ? next : best)).way;
};

const shifted = (box: Rect, { x, y }: Point): Rect => ({ ...box, x: box.x + x, y: box.y + y });

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

const wayBetween = (one: Rect, other: Rect): number =>
  Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width) +
  Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
