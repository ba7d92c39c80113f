import type { Point, Rect } from '@diagloom/diagram/model';
import { seededRandom } from '../../samples/seeded-random.ts';
import { type KnownLine, type KnownPage, type KnownShape, knownFigures } from './known-page.ts';

const cell = { width: 230, height: 130 } as const;
const margin = 40;

/** A page of a few rows of figures of all kinds with lines between neighbours, straight, with corners, curved, dashed, across frames. */
export const randomPage = (seed: number): KnownPage => {
  const random = seededRandom(seed);
  const upTo = (count: number): number => Math.floor(random() * count);
  const oneOf = <Item>(items: readonly Item[]): Item => items[upTo(items.length)] as Item;
  const [columns, rows] = [3 + upTo(2), 3 + upTo(2)];
  const places: { readonly column: number; readonly row: number; readonly shape: KnownShape }[] = [];
  const labels = new Set<string>();
  const labelOf = (): string => {
    for (;;) {
      const label = `${oneOf(verbs)} ${oneOf(nouns)}`;
      if (labels.has(label)) continue;
      labels.add(label);
      return label;
    }
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (random() < 0.15) continue;
      const figure = oneOf(knownFigures);
      const width = figure === 'diamond' ? 150 : 110 + upTo(30);
      const height = figure === 'diamond' ? 74 : figure === 'cylinder' ? 70 : 46 + upTo(16);
      const x = margin + column * cell.width + Math.round((cell.width - width) / 2);
      const y = margin + row * cell.height + Math.round((cell.height - height) / 2);
      const box = { x, y, width, height };
      const { fill, stroke } = oneOf(paints);
      places.push({ column, row, shape: { id: `n${places.length}`, figure, box, label: labelOf(), fill, stroke } });
    }
  }
  const at = (column: number, row: number) => places.find((place) => place.column === column && place.row === row);
  const lines: KnownLine[] = [];
  const join = (from: KnownShape, to: KnownShape, way: KnownLine['way'], route: readonly Point[]): void => {
    // Lines that arrive at the same place look alike: nobody could tell which of them has the head.
    const head =
      lines.find((line) => line.to === to.id)?.head ??
      oneOf(['filled', 'filled', 'filled', 'hollow', 'open', 'none'] as const);
    const label = random() < 0.25 ? oneOf(['yes', 'no', 'on error', 'retry']) : '';
    lines.push({ from: from.id, to: to.id, way, route, isDashed: random() < 0.2, head, label });
  };
  for (const { column, row, shape } of places) {
    const [right, below] = [at(column + 1, row)?.shape, at(column, row + 1)?.shape];
    if (right !== undefined && random() < 0.7)
      join(shape, right, 'straight', [sideOf(shape, 'right'), sideOf(right, 'left')]);
    if (below !== undefined && random() < 0.6)
      join(shape, below, 'straight', [sideOf(shape, 'bottom'), sideOf(below, 'top')]);
    const diagonal = at(column + 1, row + oneOf([-1, 1]))?.shape;
    if (diagonal === undefined || random() < 0.65) continue;
    const [a, b] = [sideOf(shape, 'right'), sideOf(diagonal, 'left')];
    const middle = margin + (column + 1) * cell.width + upTo(5) * 6 - 12;
    const way = oneOf(['straight', 'elbow', 'curve'] as const);
    join(shape, diagonal, way, way === 'straight' ? [a, b] : [a, { x: middle, y: a.y }, { x: middle, y: b.y }, b]);
  }
  const frame = random() < 0.5 ? [frameAround(at, columns, rows)] : [];
  return {
    width: columns * cell.width + 2 * margin,
    height: rows * cell.height + 2 * margin,
    shapes: [...frame, ...places.map(({ shape }) => shape)],
    lines,
  };
};

/** Where lines leave a figure. */
const sideOf = (
  { figure, box: { x, y, width, height } }: KnownShape,
  side: 'left' | 'right' | 'top' | 'bottom',
): Point => {
  const inset = figure === 'parallelogram' ? slant / 2 : 0;
  if (side === 'left') return { x: x + inset, y: y + height / 2 };
  if (side === 'right') return { x: x + width - inset, y: y + height / 2 };
  if (side === 'top') return { x: x + width / 2, y };
  return { x: x + width / 2, y: y + height - (figure === 'document' ? wave : 0) };
};

/** px by which the figures of that name lean, and by which the lower edge of documents goes up and down. */
export const slant = 18;
export const wave = 8;

const frameAround = (
  at: (column: number, row: number) => { readonly shape: KnownShape } | undefined,
  columns: number,
  rows: number,
): KnownShape => {
  const box: Rect = {
    x: margin + 6,
    y: margin - 2,
    width: Math.min(2, columns) * cell.width - 12,
    height: Math.min(2, rows) * cell.height,
  };
  const label = at(0, 0) === undefined ? 'Front office' : 'Back office';
  return { id: 'frame', figure: 'frame', box, label, fill: '#f8fafc', stroke: '#64748b' };
};

const verbs = ['Check', 'Send', 'Store', 'Review', 'Print', 'Archive', 'Approve', 'Count', 'Pack', 'Sign'];
const nouns = ['order', 'invoice', 'report', 'parcel', 'ticket', 'account', 'payment', 'request', 'stock', 'letter'];
const paints = [
  { fill: '#ffffff', stroke: '#000000' },
  { fill: '#dae8fc', stroke: '#6c8ebf' },
  { fill: '#d5e8d4', stroke: '#82b366' },
  { fill: 'none', stroke: '#1f2937' },
  { fill: '#1e3a8a', stroke: '#1e3a8a' },
];
