import type { ReadKind } from '../../board/board-reading.ts';

/** What a closed outline in a picture may be. */
export type ClosedFigure = Exclude<
  ReadKind,
  'text' | 'table' | 'lane' | 'pool' | 'participant' | 'fragment' | 'section'
>;

interface Template {
  readonly figure: ClosedFigure;
  /** Whether a place of the unit square is inside. */
  readonly holds: (u: number, v: number) => boolean;
  /** What an odder figure must fit better than a plain one, to be believed. */
  readonly handicap: number;
}

export interface FittedFigure {
  readonly figure: ClosedFigure;
  /** Shared area by joint area with the ideal figure, 0 to 1. */
  readonly fit: number;
  /** How much better than the next figure. */
  readonly margin: number;
}

/** Cells per side of the grid on which figures are compared. */
export const figureGrid = 48;

/** The ideal figure that covers a filled outline best. In: the outline on a grid over its box, and the width of the box by its height. */
export const fitFigure = (cells: Uint8Array, aspect: number): FittedFigure => {
  const best = new Map<ClosedFigure, number>();
  const own = pack((at) => cells[at] === 1);
  for (const { figure, ideal, handicap } of [...boxesOf(aspect), ...others]) {
    let both = 0;
    for (let word = 0; word < own.words.length; word += 1)
      both += countBits((own.words[word] ?? 0) & (ideal.words[word] ?? 0));
    const either = own.count + ideal.count - both;
    const fit = (either === 0 ? 0 : both / either) - handicap;
    if (fit > (best.get(figure) ?? 0)) best.set(figure, fit);
  }
  const [first, ...rest] = [...best].toSorted((a, b) => b[1] - a[1]);
  // How round corners are makes no other meaning.
  const second = rest.find(([figure]) => !(boxes.has(figure) && boxes.has(first?.[0] ?? 'circle')));
  return { figure: first?.[0] ?? 'rectangle', fit: first?.[1] ?? 0, margin: (first?.[1] ?? 0) - (second?.[1] ?? 0) };
};

const boxes: ReadonlySet<ClosedFigure> = new Set(['rectangle', 'rounded', 'pill']);

const slants = [0.08, 0.12, 0.16, 0.22, 0.3];

/** Cells of the grid, a bit each. */
interface Packed {
  readonly words: Int32Array;
  /** How many are on. */
  readonly count: number;
}

const pack = (isOn: (at: number) => boolean): Packed => {
  const words = new Int32Array((figureGrid * figureGrid) / 32);
  let count = 0;
  for (let at = 0; at < figureGrid * figureGrid; at += 1) {
    if (!isOn(at)) continue;
    words[at >> 5] = (words[at >> 5] ?? 0) | (1 << (at & 31));
    count += 1;
  }
  return { words, count };
};

/** Of a word of 32 (Warren, Hacker's Delight, 5-1). */
const countBits = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

type Drawn = Omit<Template, 'holds'> & { readonly ideal: Packed };

const drawn = ({ figure, holds, handicap }: Template): Drawn => {
  const ideal = pack((at) => holds(middleOf(at % figureGrid), middleOf(Math.floor(at / figureGrid))));
  return { figure, ideal, handicap };
};

const middleOf = (cell: number): number => (cell + 0.5) / figureGrid;

const plainBox = drawn({ figure: 'rectangle', holds: () => true, handicap: 0 });

/** Corners are as round however wide a box is. */
const boxesOf = (aspect: number): readonly Drawn[] => [
  plainBox,
  ...[0.08, 0.14, 0.22, 0.32].map((radius) => ({
    figure: 'rounded' as const,
    ideal: roundedBox(aspect, radius),
    handicap: 0.003,
  })),
  ...(aspect > 1.35 ? [{ figure: 'pill' as const, ideal: roundedBox(aspect, 0.5), handicap: 0.002 }] : []),
];

const plain: readonly Template[] = [
  { figure: 'circle', holds: (u, v) => (2 * u - 1) ** 2 + (2 * v - 1) ** 2 <= 1, handicap: 0 },
  { figure: 'diamond', holds: (u, v) => Math.abs(2 * u - 1) + Math.abs(2 * v - 1) <= 1, handicap: 0 },
  { figure: 'triangle', holds: (u, v) => Math.abs(2 * u - 1) <= v, handicap: 0.01 },
  { figure: 'triangle', holds: (u, v) => Math.abs(2 * v - 1) <= 1 - u, handicap: 0.01 },
  ...slants.flatMap((slant): readonly Template[] => [
    {
      figure: 'parallelogram',
      holds: (u, v) => u >= slant * (1 - v) && u <= 1 - slant * v,
      handicap: 0.008,
    },
    {
      figure: 'parallelogram',
      holds: (u, v) => u >= slant * v && u <= 1 - slant * (1 - v),
      handicap: 0.008,
    },
    {
      figure: 'hexagon',
      holds: (u, v) => u >= slant * Math.abs(2 * v - 1) && u <= 1 - slant * Math.abs(2 * v - 1),
      handicap: 0.008,
    },
  ]),
  ...[0.08, 0.12, 0.17, 0.23].flatMap((cap): readonly Template[] => [
    {
      figure: 'cylinder',
      holds: (u, v) => {
        const bow = cap * Math.sqrt(Math.max(0, 1 - (2 * u - 1) ** 2));
        return v >= cap - bow && v <= 1 - cap + bow;
      },
      handicap: 0.006,
    },
    {
      figure: 'document',
      holds: (u, v) => v <= 1 - cap + cap * Math.sin(2 * Math.PI * u),
      handicap: 0.012,
    },
  ]),
];

/** Drawn once. */
const others = plain.map(drawn);

/** `radius` is by the height of the box. */
const roundedBox = (aspect: number, radius: number): Packed => {
  const r = Math.min(radius, aspect / 2);
  const beyond = (length: number): Float64Array =>
    Float64Array.from({ length: figureGrid }, (_, cell) => {
      const place = middleOf(cell) * length;
      return Math.max(r - place, place - (length - r), 0);
    });
  const [dx, dy] = [beyond(aspect), beyond(1)];
  return pack((at) => {
    const [x, y] = [dx[at % figureGrid] ?? 0, dy[Math.floor(at / figureGrid)] ?? 0];
    return x * x + y * y <= r * r;
  });
};
