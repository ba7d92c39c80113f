import type { Rect } from '@diagloom/diagram/model';
import type { PictureReading } from '@diagloom/vision';
import { type BoardReading, type ReadShape, typeOfPicture } from '@diagloom/vision/board';

/** What a picture shows. */
export interface Truth {
  /** What the boxes are measured by, where that is not the picture's own px. */
  readonly width?: number;
  /** The type of the diagram; absent where the picture may be of several. */
  readonly type?: string;
  readonly shapes: readonly {
    readonly id: string;
    readonly box: Rect;
    readonly label: string;
    /** Attributes, operations, columns, conditions of a frame. */
    readonly rows?: readonly string[];
  }[];
  /** In their order where that matters. Directed unless said otherwise. */
  readonly arrows: readonly {
    readonly from: string;
    readonly to: string;
    readonly label?: string;
    readonly isUndirected?: boolean;
    /** What its ends say of how many there are, such as `0..*`. */
    readonly atFrom?: string | undefined;
    readonly atTo?: string | undefined;
  }[];
}

/** Counts, to be summed over pictures. */
export interface Score {
  readonly shapes: number;
  readonly found: number;
  readonly matched: number;
  readonly labels: number;
  readonly rightLabels: number;
  readonly arrows: number;
  readonly foundArrows: number;
  readonly rightArrows: number;
  readonly rows: number;
  readonly rightRows: number;
  readonly ends: number;
  readonly rightEnds: number;
  readonly pictures: number;
  readonly rightTypes: number;
}

export const noScore: Score = {
  shapes: 0,
  found: 0,
  matched: 0,
  labels: 0,
  rightLabels: 0,
  arrows: 0,
  foundArrows: 0,
  rightArrows: 0,
  rows: 0,
  rightRows: 0,
  ends: 0,
  rightEnds: 0,
  pictures: 0,
  rightTypes: 0,
};

/** Boxes count as the same from this share of common area on, as in the benchmarks for hand-drawn diagrams. */
const sameBox = 0.5;

/** Compares what was read with what is there: shapes by their boxes, labels and arrows between shapes that were found. */
export const scoreReading = ({ reading, width }: PictureReading, truth: Truth): Score => {
  const scale = truth.width === undefined ? 1 : width / truth.width;
  // The parts of a frame are its rows: conditions.
  const found = reading.shapes.filter(({ kind }) => kind !== 'text' && kind !== 'section');
  const pairs = found
    .flatMap((shape) =>
      truth.shapes.map((real) => ({ shape, real, shared: overlap(shape.box, scaled(real.box, scale)) })),
    )
    .filter(({ shared }) => shared >= sameBox)
    .toSorted((a, b) => b.shared - a.shared);
  const real = new Map<string, string>();
  const taken = new Set<string>();
  let [rightLabels, rightRows] = [0, 0];
  for (const pair of pairs) {
    if (real.has(pair.shape.id) || taken.has(pair.real.id)) continue;
    real.set(pair.shape.id, pair.real.id);
    taken.add(pair.real.id);
    if (plain(pair.real.label) !== '' && plain(pair.shape.label) === plain(pair.real.label)) rightLabels += 1;
    rightRows += countSame(pair.shape.rows ?? conditionsOf(pair.shape, reading), pair.real.rows ?? []);
  }
  const open = [...truth.arrows];
  let [rightArrows, rightEnds] = [0, 0];
  for (const { from = '', to = '', atFrom, atTo } of reading.connectors) {
    const [one, other] = [real.get(from), real.get(to)];
    const at = open.findIndex(
      (arrow) =>
        (arrow.from === one && arrow.to === other) ||
        (arrow.isUndirected === true && arrow.from === other && arrow.to === one),
    );
    if (at < 0) continue;
    const [arrow] = open.splice(at, 1);
    rightArrows += 1;
    const read = arrow?.from === one ? [atFrom, atTo] : [atTo, atFrom];
    rightEnds += [arrow?.atFrom, arrow?.atTo].filter((end, side) => end !== undefined && end === read[side]).length;
  }
  return {
    shapes: truth.shapes.length,
    found: found.length,
    matched: real.size,
    labels: truth.shapes.filter(({ id, label }) => plain(label) !== '' && taken.has(id)).length,
    rightLabels,
    arrows: truth.arrows.length,
    foundArrows: reading.connectors.length,
    rightArrows,
    rows: truth.shapes.reduce((sum, { rows = [] }) => sum + rows.length, 0),
    rightRows,
    ends: truth.arrows.flatMap(({ atFrom, atTo }) => [atFrom, atTo]).filter((end) => end !== undefined).length,
    rightEnds,
    pictures: truth.type === undefined ? 0 : 1,
    rightTypes: truth.type !== undefined && typeOfPicture(reading) === truth.type ? 1 : 0,
  };
};

const conditionsOf = ({ id }: ReadShape, { shapes }: BoardReading): readonly string[] =>
  shapes.filter(({ kind, parent }) => kind === 'section' && parent === id).map(({ label }) => label);

/** How many of the real rows were read. */
const countSame = (read: readonly string[], real: readonly string[]): number => {
  const left = read.map(plainRow);
  return real.filter((row) => {
    const at = left.indexOf(plainRow(row));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
};

/** Without visibility, keys and marks. */
const plainRow = (row: string): string => plain(row.replaceAll(/\{[^}]*\}|^\s*(?:(?:PK|FK),? ?)+(?=\s)/g, ' '));

const scaled = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

export const addScores = (a: Score, b: Score): Score => ({
  shapes: a.shapes + b.shapes,
  found: a.found + b.found,
  matched: a.matched + b.matched,
  labels: a.labels + b.labels,
  rightLabels: a.rightLabels + b.rightLabels,
  arrows: a.arrows + b.arrows,
  foundArrows: a.foundArrows + b.foundArrows,
  rightArrows: a.rightArrows + b.rightArrows,
  rows: a.rows + b.rows,
  rightRows: a.rightRows + b.rightRows,
  ends: a.ends + b.ends,
  rightEnds: a.rightEnds + b.rightEnds,
  pictures: a.pictures + b.pictures,
  rightTypes: a.rightTypes + b.rightTypes,
});

/** As figures: F1 of shapes and arrows, the share of labels and rows that are right to the letter, of what ends of lines say, and of types. */
export const figuresOf = (score: Score) => ({
  shapes: f1(score.matched, score.shapes, score.found),
  arrows: f1(score.rightArrows, score.arrows, score.foundArrows),
  labels: score.labels === 0 ? 1 : rounded(score.rightLabels / score.labels),
  ...(score.rows === 0 ? {} : { rows: rounded(score.rightRows / score.rows) }),
  ...(score.ends === 0 ? {} : { ends: rounded(score.rightEnds / score.ends) }),
  ...(score.pictures === 0 ? {} : { types: rounded(score.rightTypes / score.pictures) }),
});

const f1 = (right: number, there: number, found: number): number =>
  there + found === 0 ? 1 : rounded((2 * right) / (there + found));

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** What kind of class it is stands above its name. */
const stereotype = /[«<]{1,2}[^»>]*[»>]{1,2}/g;

const plain = (label: string): string =>
  label
    .replaceAll(stereotype, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim();

const overlap = (a: Rect, b: Rect): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (a.width * a.height + b.width * b.height - width * height);
};
