import type { Size } from '../../../model/index.ts';
import { ellipsePath, mapPath, type Pair, type Path, polygon, polyline, rectanglePath } from '../path.ts';
import { symbols } from './symbols.ts';

/** The small signs on tasks: who carries them out, on a square of 60, and how often, in px. */
export interface TaskMarker {
  /** On a task, px. */
  readonly size: Size;
  readonly bodies: readonly Path[];
  readonly lines?: Path;
  /** In the colour of the line. */
  readonly isFilled?: true;
}

const square: Size = { width: 18, height: 18 };

/** A letter that fills its box. */
const letter = {
  size: { width: 18, height: 13 },
  bodies: [rectanglePath({ x: 0, y: 0, width: 60, height: 60 })],
  lines: polyline([0, 0], [30, 30], [60, 0]),
};

const shoulders: Path = [['M', 6, 57], ['Q', 6, 32, 22, 31], ['L', 38, 31], ['Q', 54, 32, 54, 57], ['Z']];

/** A wheel with eight teeth. */
const wheel: Path = polygon(
  Array.from({ length: 8 }, (_, tooth): readonly Pair[] =>
    [
      [-0.2, 20],
      [-0.13, 28],
      [0.13, 28],
      [0.2, 20],
    ].map(([turn = 0, radius = 0]): Pair => {
      const angle = (tooth * Math.PI) / 4 + turn;
      return [30 + radius * Math.sin(angle), 30 - radius * Math.cos(angle)];
    }),
  ).flat(),
);

const scroll: Path = [
  ['M', 18, 4],
  ['L', 54, 4],
  ['Q', 38, 18, 44, 30],
  ['Q', 50, 42, 40, 56],
  ['L', 6, 56],
  ['Q', 18, 42, 12, 30],
  ['Q', 4, 18, 18, 4],
  ['Z'],
];

const hand: Path = [
  ['M', 4, 22],
  ['L', 22, 8],
  ['Q', 30, 8, 26, 18],
  ['L', 54, 18],
  ['Q', 60, 22, 54, 26],
  ['L', 54, 44],
  ['Q', 52, 52, 44, 52],
  ['L', 14, 52],
  ['Q', 6, 50, 4, 42],
  ['Z'],
];

const arrow: Path = polygon([
  [0, 18],
  [33, 18],
  [33, 0],
  [60, 30],
  [33, 60],
  [33, 42],
  [0, 42],
]);

export const taskMarkers: Readonly<Record<string, TaskMarker>> = {
  send: { ...letter, isFilled: true },
  receive: letter,
  user: { size: square, bodies: [shoulders, ellipsePath({ x: 18, y: 4, width: 24, height: 27 })] },
  service: { size: square, bodies: [wheel, ellipsePath({ x: 21, y: 21, width: 18, height: 18 })] },
  script: {
    size: square,
    bodies: [scroll],
    lines: [18, 30, 42].flatMap((y) => polyline([20, y], [38, y])),
  },
  manual: { size: square, bodies: [hand], lines: [26, 35, 44].flatMap((y) => polyline([30, y], [54, y])) },
  businessRule: {
    size: { width: 18, height: 14 },
    bodies: [rectanglePath({ x: 0, y: 0, width: 60, height: 60 })],
    lines: [...polyline([0, 18], [60, 18]), ...polyline([0, 39], [60, 39]), ...polyline([20, 18], [20, 60])],
  },
  input: { size: { width: 14, height: 12 }, bodies: [arrow] },
  output: { size: { width: 14, height: 12 }, bodies: [arrow], isFilled: true },
};

/** Twice "back", as on a recorder. */
const rewind: Path = (symbols.compensation?.bodies ?? []).flatMap((body) =>
  mapPath(body, (x, y) => [7 + (x - 30) * 0.4, 7 + (y - 30) * 0.4]),
);

/** By the style's key, in the order in which they stand from left to right; px, in a square of 14. */
export const bottomMarkers: readonly { readonly key: string; readonly path: Path; readonly isFilled?: true }[] = [
  {
    key: 'isLoopSub',
    path: [
      ...rectanglePath({ x: 0, y: 0, width: 14, height: 14 }),
      ...polyline([4, 7], [10, 7]),
      ...polyline([7, 4], [7, 10]),
    ],
  },
  {
    key: 'isLoopStandard',
    path: [['M', 4.6, 12], ['A', 5, 5, 0, 1, 1, 8.5, 12.2], ...polyline([2.2, 12.6], [4.6, 12], [4.2, 9.4])],
  },
  { key: 'isLoopMultiParallel', path: [3.4, 7, 10.6].flatMap((x) => polyline([x, 1], [x, 13])) },
  { key: 'isLoopMultiSeq', path: [3.4, 7, 10.6].flatMap((y) => polyline([1, y], [13, y])) },
  { key: 'isLoopComp', path: rewind },
  {
    key: 'isAdHoc',
    path: [
      ['M', 1, 8.5],
      ['Q', 4, 2.5, 7, 6.5],
      ['Q', 10, 10.5, 13, 5],
      ['Q', 10, 12.5, 7, 8.5],
      ['Q', 4, 5, 1, 8.5],
      ['Z'],
    ],
    isFilled: true,
  },
];
