import type { Point } from '@diagloom/diagram/model';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { Path } from '../../../board/geometry.ts';
import { createReading, type Matrix, matrixOf, multiply, numbersOf, throughMatrix } from './matrix.ts';

/** One go of a pen on a page: a line, or the outline of something, px of the picture. */
export interface Stroke {
  readonly path: Path;
  readonly isClosed: boolean;
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
}

/** More than a page of diagrams paints. */
const most = 20_000;

/** What a page paints with lines and areas, in order. In: the scale of its picture. Curves become short straight pieces; what is only cut out is left out. */
export const pathsOfPage = async (page: PDFPageProxy, scale: number): Promise<readonly Stroke[]> => {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { fnArray, argsArray } = await page.getOperatorList();
  const paints = paintsOf(OPS);
  const strokes: Stroke[] = [];
  let state: State = { matrix: matrixOf(page.getViewport({ scale }).transform), fill: '#000000', stroke: '#000000' };
  const stack: State[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const args: readonly unknown[] = argsArray[index] ?? [];
    if (operator === OPS.save) stack.push(state);
    else if (operator === OPS.restore) state = stack.pop() ?? state;
    else if (operator === OPS.transform) state = { ...state, matrix: multiply(state.matrix, matrixOf(args)) };
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(state);
      const inner = numbersOf(args[0]);
      if (inner.length === 6) state = { ...state, matrix: multiply(state.matrix, matrixOf(inner)) };
    } else if (operator === OPS.paintFormXObjectEnd) state = stack.pop() ?? state;
    else if (operator === OPS.setFillRGBColor) state = { ...state, fill: String(args[0]) };
    else if (operator === OPS.setStrokeRGBColor) state = { ...state, stroke: String(args[0]) };
    else if (operator === OPS.setFillColorN) state = { ...state, fill: 'pattern' };
    else if (operator === OPS.constructPath) strokes.push(...readPath(args, state, paints));
    if (strokes.length > most) break;
  }
  return strokes;
};

interface State {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly stroke: string;
}

type Paint = readonly ['fill' | 'none', 'stroke' | 'none'];

/** What painting does, by its operator. */
const paintsOf = (ops: Readonly<Record<string, number>>): ReadonlyMap<number, Paint> =>
  new Map(
    (
      [
        ['fill', ['fill', 'none']],
        ['eoFill', ['fill', 'none']],
        ['stroke', ['none', 'stroke']],
        ['closeStroke', ['none', 'stroke']],
        ['fillStroke', ['fill', 'stroke']],
        ['eoFillStroke', ['fill', 'stroke']],
        ['closeFillStroke', ['fill', 'stroke']],
        ['closeEOFillStroke', ['fill', 'stroke']],
      ] as const
    ).map(([name, paint]) => [ops[name] ?? -1, paint]),
  );

const readPath = (
  args: readonly unknown[],
  { matrix, fill, stroke }: State,
  paints: ReadonlyMap<number, Paint>,
): readonly Stroke[] => {
  const paint = paints.get(Number(args[0]));
  const [data] = Array.isArray(args[1]) ? args[1] : [];
  if (paint === undefined || data === null || data === undefined) return [];
  const colours = {
    ...(paint[0] === 'fill' ? { fill } : {}),
    ...(paint[1] === 'stroke' ? { stroke } : {}),
  };
  return piecesOf(numbersOf(data))
    .map(({ points, isClosed }) => ({
      path: points.map((point) => throughMatrix(matrix, point)),
      isClosed,
      ...colours,
    }))
    .filter(({ path }) => path.length > 1);
};

interface Piece {
  readonly points: Point[];
  isClosed: boolean;
}

/** Straight pieces for each curve. */
const smoothness = 12;

/** The numbers of a path: 0 goes to a place, 1 draws a line there, 2 and 3 curves, 4 closes. */
const piecesOf = (numbers: readonly number[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  const reading = createReading(numbers);
  let piece: Piece = { points: [], isClosed: false };
  const begin = (point: Point): void => {
    piece = { points: [point], isClosed: false };
    pieces.push(piece);
  };
  for (let verb = reading.next(); verb !== undefined; verb = reading.next()) {
    if (verb === 0) begin(reading.point());
    else if (verb === 4) {
      piece.isClosed = true;
      const [first] = piece.points;
      if (first !== undefined) {
        piece.points.push(first);
        piece = { points: [first], isClosed: false };
        pieces.push(piece);
      }
    } else {
      const controls = Array.from({ length: verb === 2 ? 3 : verb === 3 ? 2 : 1 }, reading.point);
      const [start] = piece.points.slice(-1);
      if (start === undefined) continue;
      const steps = controls.length === 1 ? 1 : smoothness;
      for (let step = 1; step <= steps; step += 1) piece.points.push(onCurve([start, ...controls], step / steps));
    }
  }
  return pieces;
};

/** By de Casteljau's construction. */
const onCurve = (controls: readonly Point[], share: number): Point => {
  const [only, ...others] = controls;
  if (only === undefined) return { x: 0, y: 0 };
  if (others.length === 0) return only;
  const next = others.map((point, index) => {
    const before = controls[index] ?? point;
    return { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
  });
  return onCurve(next, share);
};
