import { boundsOf, type Diagram, type Placement, type Point, type Rect, type Route } from '../model/index.ts';
import { boundsOfPoints, segmentsOf } from './polyline.ts';

/**
 * A flow that is much longer than a screen is broken into columns, as a text is into lines: it goes on at the top of the next
 * column. It is cut only where a single line passes, which then leads from the foot of one column to the head of the next.
 * A flow to the right is broken into rows in the same way.
 */
export const foldLong = (diagram: Diagram, placement: Placement): Placement =>
  folded(diagram, placement, { longest, mostRatio: 2, mostUneven: 0.5 });

/** The same for a flow of any length, until the picture is broader than it is long. */
export const foldToPage = (diagram: Diagram, placement: Placement): Placement =>
  folded(diagram, placement, { longest: { down: 0, right: 0 }, mostRatio: 0.9, mostUneven: 0.3 });

interface Limits {
  /** A flow up to this length is left whole, px. */
  readonly longest: { readonly down: number; readonly right: number };
  /** How many times as long as broad a picture may be. */
  readonly mostRatio: number;
  /** How far a cut may lie from an even division, in columns. */
  readonly mostUneven: number;
}

const folded = (diagram: Diagram, placement: Placement, limits: Limits): Placement => {
  const { direction } = diagram;
  if (direction === 'up' || direction === 'left') return placement;
  if (direction === 'down') return fold(placement, limits.longest.down, limits);
  // Frames in two rows have their lines led all around them; turned around, the same drawing is calmer.
  if (diagram.shapes.some(({ placing }) => placing === 'container')) return placement;
  return swapped(fold(swapped(placement), limits.longest.right, limits));
};

/** A flow up to this length fits a screen, or is read more easily in one piece, px: some 14 steps down. */
const longest = { down: 1220, right: 1900 } as const;

/** Between two columns, and from the line between them to the nearest shape, px. */
const columnGap = 72;
const headRoom = 28;

const fold = (placement: Placement, limit: number, { mostRatio, mostUneven }: Limits): Placement => {
  const bounds = boundsOf([...placement.shapes.values(), ...boxesOf(placement.routes)]);
  if (bounds === undefined || bounds.height <= limit || bounds.height / bounds.width <= mostRatio) return placement;
  const levels = levelsOf(placement, bounds);
  for (let columns = 2; columns <= mostColumns; columns += 1) {
    const height = bounds.height / columns;
    if (height / (columns * bounds.width + (columns - 1) * columnGap) > mostRatio) continue;
    const cuts = cutsAt(levels, bounds, { columns, mostUneven });
    if (cuts !== undefined) return inColumns(placement, cuts, bounds);
  }
  return placement;
};

const mostColumns = 12;

const boxesOf = (routes: Placement['routes']): readonly Rect[] =>
  [...routes.values()].map(({ points }) => boundsOfPoints(points));

/** Heights between shapes where one line passes, straight down. */
const levelsOf = ({ shapes, routes }: Placement, bounds: Rect): readonly number[] => {
  const boxes = [...shapes.values()].toSorted((one, other) => one.y - other.y);
  const uprights = [...routes.values()].flatMap(({ points }) =>
    segmentsOf(points).filter(({ from, to }) => from.y !== to.y),
  );
  const levels: number[] = [];
  let bottom = bounds.y;
  for (const box of boxes) {
    if (box.y - bottom >= leastGap) {
      const passing = uprights
        .filter(({ from, to }) => from.y > bottom - 1 || to.y > bottom - 1)
        .map(({ from, to }) => [Math.min(from.y, to.y), Math.max(from.y, to.y)] as const);
      for (let level = bottom + edge; level <= box.y - edge; level += edge) {
        if (passing.filter(([top, end]) => top <= level && level <= end).length !== 1) continue;
        levels.push(level);
        break;
      }
    }
    bottom = Math.max(bottom, box.y + box.height);
  }
  return levels;
};

const leastGap = 20;
const edge = 5;

/** The levels nearest to an even division; undefined where the columns would become too uneven. */
const cutsAt = (
  levels: readonly number[],
  { y, height }: Rect,
  { columns, mostUneven }: { readonly columns: number; readonly mostUneven: number },
): readonly number[] | undefined => {
  const cuts: number[] = [];
  for (let column = 1; column < columns; column += 1) {
    const wish = y + (height * column) / columns;
    const [nearest] = levels.toSorted((one, other) => Math.abs(one - wish) - Math.abs(other - wish));
    if (nearest === undefined || Math.abs(nearest - wish) > (height / columns) * mostUneven) return undefined;
    cuts.push(nearest);
  }
  return cuts;
};

interface Column {
  readonly bounds: Rect;
  /** How far its contents move. */
  readonly move: Point;
}

const inColumns = (placement: Placement, cuts: readonly number[], all: Rect): Placement => {
  const columnAt = (y: number): number => cuts.filter((cut) => cut < y).length;
  const pieces = new Map([...placement.routes].map(([id, { points }]) => [id, piecesOf(points, cuts)]));
  const columns: Column[] = [];
  for (let index = 0; index <= cuts.length; index += 1) {
    const boxes = [...placement.shapes.values()].filter((box) => columnAt(box.y) === index);
    const parts = [...pieces.values()].flat().filter((piece) => piece.column === index);
    const bounds = boundsOf([...boxes, ...parts.map(({ points }) => boundsOfPoints(points))]) ?? all;
    const first = boundsOf(boxes) ?? bounds;
    const last = columns.at(-1);
    const left = last === undefined ? bounds.x : last.bounds.x + last.move.x + last.bounds.width + columnGap;
    const top = columns[0] === undefined ? first.y : headOf(columns[0]);
    columns.push({
      bounds: { ...bounds, y: first.y, height: bounds.y + bounds.height - first.y },
      move: { x: left - bounds.x, y: top - first.y },
    });
  }
  const moved = <P extends Point>(point: P, index: number): P => {
    const { x, y } = columns[index]?.move ?? { x: 0, y: 0 };
    return { ...point, x: point.x + x, y: point.y + y };
  };
  const routes = [...placement.routes].map(([id, route]): readonly [string, Route] => {
    const own = pieces.get(id) ?? [];
    const [only] = own;
    if (own.length === 1 && only !== undefined) {
      const { label } = route;
      return [
        id,
        {
          points: route.points.map((point) => moved(point, only.column)),
          ...(label && { label: moved(label, only.column) }),
        },
      ];
    }
    return [id, { points: joined(own, columns, moved) }];
  });
  return {
    shapes: new Map([...placement.shapes].map(([id, box]) => [id, moved(box, columnAt(box.y))])),
    routes: new Map(routes),
  };
};

/** Where the first shapes of a column stand. */
const headOf = ({ bounds, move }: Column): number => bounds.y + move.y;

interface Piece {
  readonly column: number;
  /** As the line runs, the points on the cuts left out. */
  readonly points: readonly Point[];
}

const piecesOf = (points: readonly Point[], cuts: readonly number[]): readonly Piece[] => {
  const pieces: { column: number; points: Point[] }[] = [];
  for (const point of points) {
    const column = cuts.filter((cut) => cut < point.y).length;
    const last = pieces.at(-1);
    if (last?.column === column) last.points.push(point);
    else pieces.push({ column, points: [point] });
  }
  return pieces;
};

/** From the foot of a column through the gap beside it to the head of the next one, or the other way round. */
const joined = (
  pieces: readonly Piece[],
  columns: readonly Column[],
  moved: (point: Point, column: number) => Point,
): readonly Point[] =>
  pieces.flatMap(({ column, points }, index) => {
    const own = points.map((point) => moved(point, column));
    const before = pieces[index - 1];
    const [start] = own;
    const end = before?.points.at(-1);
    if (before === undefined || start === undefined || end === undefined) return own;
    const from = moved(end, before.column);
    const [upper, lower] = before.column < column ? [before.column, column] : [column, before.column];
    const first = columns[upper];
    const second = columns[lower];
    if (first === undefined || second === undefined) return own;
    const foot = first.bounds.y + first.move.y + first.bounds.height + headRoom;
    const head = headOf(second) - headRoom;
    const middle = second.bounds.x + second.move.x - columnGap / 2;
    const [one, other] = upper === before.column ? [foot, head] : [head, foot];
    return [{ x: from.x, y: one }, { x: middle, y: one }, { x: middle, y: other }, { x: start.x, y: other }, ...own];
  });

const swapped = ({ shapes, routes }: Placement): Placement => {
  const turned = ({ x, y }: Point): Point => ({ x: y, y: x });
  return {
    shapes: new Map(
      [...shapes].map(([id, { x, y, width, height }]) => [id, { x: y, y: x, width: height, height: width }]),
    ),
    routes: new Map(
      [...routes].map(([id, { points, label }]) => [
        id,
        { points: points.map(turned), ...(label === undefined ? {} : { label: turned(label) }) },
      ]),
    ),
  };
};
