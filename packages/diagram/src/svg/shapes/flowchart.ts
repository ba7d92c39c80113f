import type { Size } from '../../model/index.ts';
import { type Figure, type FigurePart, outline, solid } from './figure.ts';
import { onGrid, softPolygon } from './on-grid.ts';
import { ellipsePath, type Path, polyline, rectanglePath } from './path.ts';

/**
 * draw.io's library of flowchart shapes (`mxgraph.flowchart`), each built on a grid of its own that is stretched to the
 * shape: corners with how far they are rounded, waves, arcs. The proportions are those of draw.io.
 */

type Draw = (size: Size) => readonly FigurePart[];

interface Form {
  readonly grid: readonly [width: number, height: number];
  /** What is filled and lined, one over the other. */
  readonly bodies?: readonly Path[];
  /** What is only lined. */
  readonly lines?: Path;
}

const drawn =
  ({ grid, bodies = [], lines = [] }: Form): Draw =>
  (size) => [
    ...bodies.map((body) => solid(onGrid(body, grid, size))),
    ...(lines.length > 0 ? [outline(onGrid(lines, grid, size))] : []),
  ];

/** A box whose corners are rounded by a share of its shorter side, with lines at shares of its size. */
const box =
  (roundness: number, lines: { readonly x?: readonly number[]; readonly y?: readonly number[] } = {}): Draw =>
  ({ width, height }) => [
    solid(rectanglePath({ x: 0, y: 0, width, height }, Math.min(width, height) * roundness)),
    ...(lines.x ?? []).map((share) => outline(polyline([share * width, 0], [share * width, height]))),
    ...(lines.y ?? []).map((share) => outline(polyline([0, share * height], [width, share * height]))),
  ];

const round =
  (lines: Path = []): Draw =>
  (size) => [
    solid(ellipsePath({ x: 0, y: 0, ...size })),
    ...(lines.length > 0 ? [outline(onGrid(lines, [1, 1], size))] : []),
  ];

/** A sheet with rounded upper corners and a wave below, its upper left corner and size given. */
const sheet = (left: number, top: number, [width, height]: readonly [number, number], depth: number): Path => {
  const [right, middle, bottom] = [left + width, left + width / 2, top + height];
  return [
    ['M', left, top + 5],
    ['Q', left, top, left + 5, top],
    ['L', right - 5, top],
    ['Q', right, top, right, top + 5],
    ['L', right, bottom],
    ['Q', middle + width / 4, bottom - depth, middle, bottom],
    ['Q', left + width / 4, bottom + depth, left, bottom],
    ['Z'],
  ];
};

const cross: Path = [...polyline([1 / 7, 6 / 7], [6 / 7, 1 / 7]), ...polyline([1 / 7, 1 / 7], [6 / 7, 6 / 7])];

const plus: Path = [...polyline([0, 0.5], [1, 0.5]), ...polyline([0.5, 0], [0.5, 1])];

const forms: Readonly<Record<string, Draw>> = {
  annotation_1: drawn({ grid: [50, 98], lines: polyline([50, 0], [0, 0], [0, 98], [50, 98]) }),
  annotation_2: drawn({
    grid: [100, 98],
    lines: [...polyline([100, 0], [50, 0], [50, 98], [100, 98]), ...polyline([0, 49], [50, 49])],
  }),
  card: drawn({ grid: [98, 60], bodies: [softPolygon([19, 0], [98, 0, 5], [98, 60, 5], [0, 60, 5], [0, 20])] }),
  collate: drawn({ grid: [96.8, 98], bodies: [softPolygon([100, 0, 6], [-3, 98, 6], [100, 98, 6], [-3, 0, 6])] }),
  data: drawn({
    grid: [98.8, 60.2],
    bodies: [softPolygon([21.3, 0, 4], [100.3, 0, 6], [77.5, 60.2, 4], [-1.5, 60.2, 6])],
  }),
  database: drawn({
    grid: [60, 60],
    bodies: [
      [['M', 0, 50], ['L', 0, 10], ['A', 30, 10, 0, 0, 1, 60, 10], ['L', 60, 50], ['A', 30, 10, 0, 0, 1, 0, 50], ['Z']],
    ],
    lines: [
      ['M', 0, 10],
      ['A', 30, 10, 0, 0, 0, 60, 10],
    ],
  }),
  decision: drawn({ grid: [2, 2], bodies: [softPolygon([1, 0], [2, 1], [1, 2], [0, 1])] }),
  delay: drawn({
    grid: [98.25, 60],
    bodies: [
      [
        ['M', 0, 5],
        ['Q', 0, 0, 5, 0],
        ['L', 79, 0],
        ['A', 33, 33, 0, 0, 1, 79, 60],
        ['L', 5, 60],
        ['Q', 0, 60, 0, 55],
        ['Z'],
      ],
    ],
  }),
  direct_data: drawn({
    grid: [98, 60],
    bodies: [
      [['M', 9, 0], ['L', 89, 0], ['A', 9, 30, 0, 1, 1, 89, 60], ['L', 9, 60], ['A', 9, 30, 0, 1, 1, 9, 0], ['Z']],
    ],
    lines: [
      ['M', 89, 0],
      ['A', 9, 30, 0, 1, 0, 89, 60],
    ],
  }),
  display: drawn({
    grid: [98.25, 60],
    bodies: [
      [
        ['M', 0, 30],
        ['A', 60, 60, 0, 0, 1, 39, 0],
        ['L', 79, 0],
        ['A', 33, 33, 0, 0, 1, 79, 60],
        ['L', 39, 60],
        ['A', 60, 60, 0, 0, 1, 0, 30],
        ['Z'],
      ],
    ],
  }),
  document: drawn({ grid: [98, 60.9], bodies: [sheet(0, 0, [98, 55], 8.9)] }),
  document2: drawn({ grid: [98, 60.9], bodies: [sheet(0, 0, [98, 55], 8.9)] }),
  extract_or_measurement: drawn({
    grid: [95, 60.84],
    bodies: [softPolygon([47.5, -1.6, 3], [98.6, 60.84, 6.5], [-3.6, 60.84, 6.5])],
  }),
  internal_storage: box(0.0714, { x: [15 / 70], y: [15 / 70] }),
  loop_limit: drawn({
    grid: [98, 60],
    bodies: [softPolygon([19, 0], [79, 0], [98, 20], [98, 60, 5], [0, 60, 5], [0, 20])],
  }),
  manual_input: drawn({
    grid: [98, 60],
    bodies: [softPolygon([0, 25, 4], [98, -1.5, 6], [98, 60, 5], [0, 60, 5])],
  }),
  manual_operation: drawn({
    grid: [98.8, 60],
    bodies: [softPolygon([-1.5, 0, 6], [100.3, 0, 6], [77.5, 60, 4], [21.3, 60, 4])],
  }),
  merge_or_storage: drawn({
    grid: [95, 60.84],
    bodies: [softPolygon([-3.6, 0, 6.5], [98.6, 0, 6.5], [47.5, 62.4, 3])],
  }),
  'multi-document': drawn({
    grid: [88, 60.28],
    bodies: [sheet(10, 0, [78, 45], 7.9), sheet(5, 5, [78, 45], 7.9), sheet(0, 10, [78, 45], 7.9)],
  }),
  'off-page_reference': drawn({ grid: [2, 2], bodies: [softPolygon([0, 0], [2, 0], [2, 1], [1, 2], [0, 1])] }),
  'on-page_reference': round(),
  or: round(cross),
  or_2: round(plus),
  paper_tape: drawn({
    grid: [98, 61.8],
    bodies: [
      [
        ['M', 0, 5.9],
        ['Q', 24.5, 14.8, 49, 5.9],
        ['Q', 73.5, -3, 98, 5.9],
        ['L', 98, 55.9],
        ['Q', 73.5, 47, 49, 55.9],
        ['Q', 24.5, 64.8, 0, 55.9],
        ['Z'],
      ],
    ],
  }),
  parallel_mode: drawn({
    grid: [94, 40],
    bodies: [27, 47, 67].map((x) => softPolygon([x, 15], [x + 5, 20], [x, 25], [x - 5, 20])),
    lines: [...polyline([0, 0], [94, 0]), ...polyline([0, 40], [94, 40])],
  }),
  predefined_process: box(0.0672, { x: [14 / 98, 84 / 98] }),
  preparation: drawn({
    grid: [97.1, 60],
    bodies: [softPolygon([25, 0, 6.5], [72, 0, 6.5], [98.3, 30, 2.7], [72, 60, 6.5], [25, 60, 6.5], [-1.2, 30, 2.7])],
  }),
  process: box(0.06),
  sequential_data: round(polyline([0.5, 1], [1, 1])),
  sort: drawn({
    grid: [98, 98],
    bodies: [softPolygon([49, -1, 2.8], [99, 49, 2.8], [49, 99, 2.8], [-1, 49, 2.8])],
    lines: polyline([0, 49], [98, 49]),
  }),
  start_1: round(),
  start_2: round(),
  stored_data: drawn({
    grid: [96.5, 60],
    bodies: [
      [
        ['M', 10, 0],
        ['L', 96, 0],
        ['Q', 97, 1, 96, 2],
        ['A', 10, 30, 0, 0, 0, 96, 58],
        ['Q', 97, 59, 96, 60],
        ['L', 10, 60],
        ['A', 10, 30, 0, 0, 1, 10, 0],
        ['Z'],
      ],
    ],
  }),
  summing_function: round(plus),
  summing_junction: round(cross),
  terminator: drawn({
    grid: [98, 60],
    bodies: [
      [['M', 30, 0], ['L', 68, 0], ['A', 30, 30, 0, 0, 1, 68, 60], ['L', 30, 60], ['A', 30, 30, 0, 0, 1, 30, 0], ['Z']],
    ],
  }),
  transfer: drawn({
    grid: [97.5, 70],
    bodies: [softPolygon([0, 20], [59, 20], [59, 0], [97.5, 35], [59, 70], [59, 50], [0, 50])],
  }),
};

export const flowchartShapes: readonly Figure[] = Object.entries(forms).map(([name, draw]) => ({
  names: [`mxgraph.flowchart.${name}`],
  draw,
}));
