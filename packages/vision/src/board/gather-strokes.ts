import type { Point, Rect } from '@diagloom/diagram/model';
import type { FigureKind } from './drawing-element.ts';
import { findHeads } from './find-heads.ts';
import { boxOf, diagonalOf, distance, distanceToPath, lengthOf, type Path, resample } from './geometry.ts';
import { outlineOf } from './outline-of.ts';
import { figureOf, readStroke, type StrokeReading } from './read-stroke.ts';

export interface Stroke {
  readonly id: string;
  readonly path: Path;
}

export interface GatheredFigure {
  readonly kind: FigureKind;
  readonly box: Rect;
  readonly confidence: number;
  /** The strokes that it was drawn with. */
  readonly strokes: readonly string[];
}

export interface GatheredLine {
  /** From where it begins to where it ends; with one head that is at its end. */
  readonly route: Path;
  readonly head: 'none' | 'end' | 'both';
  readonly confidence: number;
  readonly strokes: readonly string[];
}

export interface Gathered {
  readonly figures: readonly GatheredFigure[];
  readonly lines: readonly GatheredLine[];
  /** What is neither, such as words by hand. */
  readonly ink: readonly Stroke[];
}

export interface ReadStroke extends Stroke {
  readonly reading: StrokeReading;
}

/**
 * Which strokes make one figure or one arrow. In: strokes in the order in which they were drawn. Each is read by itself; strokes drawn one
 * after the other that close a ring are a figure together; a stroke that runs along a figure belongs to it; hooks, barbs and small
 * triangles at the end of a line are its head.
 */
export const gatherStrokes = (strokes: readonly Stroke[]): Gathered => {
  const read = strokes.map((stroke): ReadStroke => ({ ...stroke, reading: readStroke(stroke.path) }));
  const { figures: rings, rest } = closeRings(read);
  const single = rest.flatMap((stroke): readonly GatheredFigure[] => {
    const { reading, id } = stroke;
    return 'box' in reading ? [{ ...reading, strokes: [id] }] : [];
  });
  const open = rest.filter(({ reading }) => !('box' in reading));
  const { figures, others } = retrace([...rings, ...single], open, read);
  const { lines, headIds } = findHeads(others, figures);
  return {
    figures: figures.filter(({ strokes: ids }) => !ids.every((id) => headIds.has(id))),
    lines,
    ink: others.filter(({ id, reading }) => reading.kind === 'unclear' && !headIds.has(id)),
  };
};

/** As many strokes make one figure, at most. */
const mostOfRing = 4;

const closeRings = (strokes: readonly ReadStroke[]) => {
  const figures: GatheredFigure[] = [];
  const rest: ReadStroke[] = [];
  for (let at = 0; at < strokes.length; ) {
    const stroke = strokes[at];
    if (stroke === undefined) break;
    const found = ringFrom(strokes, at);
    if (found === undefined) rest.push(stroke);
    else figures.push(found);
    at += found?.strokes.length ?? 1;
  }
  return { figures, rest };
};

const ringFrom = (strokes: readonly ReadStroke[], start: number): GatheredFigure | undefined => {
  for (let count = 2; count <= mostOfRing; count += 1) {
    const some = strokes.slice(start, start + count);
    if (some.length < count || some.some(({ reading }) => 'box' in reading || reading.kind === 'arrow'))
      return undefined;
    const ring = chain(some.map(({ path }) => path));
    const figure = ring === undefined ? undefined : figureOf(ring);
    if (figure !== undefined) return { ...figure, strokes: some.map(({ id }) => id) };
  }
  return undefined;
};

/** The strokes one after the other as a ring, turned so that each begins where the one before it ends; undefined where gaps are too wide. */
const chain = (paths: readonly Path[]): Path | undefined => {
  const size = diagonalOf(boxOf(paths.flat()));
  const widest = Math.max(10, 0.16 * size);
  if (size < 24) return undefined;
  const left = [...paths];
  const ring = [...(left.shift() ?? [])];
  while (left.length > 0) {
    const end = ring.at(-1);
    if (end === undefined) return undefined;
    const nearest = left
      .flatMap((path, index) => [
        { index, path, gap: gapTo(end, path[0]) },
        { index, path: path.toReversed(), gap: gapTo(end, path.at(-1)) },
      ])
      .reduce((best, next) => (next.gap < best.gap ? next : best));
    if (nearest.gap > widest) return undefined;
    left.splice(nearest.index, 1);
    ring.push(...nearest.path);
  }
  const [first, last] = [ring[0], ring.at(-1)];
  if (first === undefined || last === undefined || distance(first, last) > widest) return undefined;
  // One after the other they are as long as their ring: what lies double, such as two barbs, is none.
  return [...ring, first];
};

const gapTo = (end: Point, start: Point | undefined): number => (start === undefined ? Infinity : distance(end, start));

/** A stroke that goes along the outline of a figure closes its gap or goes over it again, where it was drawn right after it or is long. */
const retrace = (
  figures: readonly GatheredFigure[],
  open: readonly ReadStroke[],
  all: readonly ReadStroke[],
): { readonly figures: readonly GatheredFigure[]; readonly others: readonly ReadStroke[] } => {
  const order = new Map(all.map(({ id }, index) => [id, index]));
  const others: ReadStroke[] = [];
  const grown = figures.map((figure) => ({ ...figure, strokes: [...figure.strokes] }));
  for (const stroke of open) {
    const points = resample(stroke.path, 16);
    const length = lengthOf(stroke.path);
    const before = (order.get(stroke.id) ?? 0) - 1;
    const owner = grown.find(({ kind, box, strokes }) => {
      const size = diagonalOf(box);
      const isNext = strokes.some((id) => order.get(id) === before);
      if (length < 8 || (!isNext && length < 0.5 * size)) return false;
      const outline = outlineOf(kind, box);
      return points.every((point) => distanceToPath(point, outline) < Math.max(6, 0.06 * size));
    });
    if (owner === undefined) others.push(stroke);
    else owner.strokes.push(stroke.id);
  }
  return { figures: grown, others };
};
