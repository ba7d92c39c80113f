import type { Pair, Path } from '../path.ts';
import { ellipsePath, polygon, polyline, rectanglePath } from '../path.ts';

/** What BPMN draws inside of events and gateways, on a square of 60; the proportions are those of draw.io. */
export interface BpmnSymbol {
  /** Filled and lined. */
  readonly bodies: readonly Path[];
  /** Only lined. */
  readonly lines?: Path;
}

const disc = (radius: number): Path =>
  ellipsePath({ x: 30 - radius, y: 30 - radius, width: 2 * radius, height: 2 * radius });

/** A cross of two bars. Reach and half width of the bars from the middle. */
const plus = (reach: number, half: number): Path => {
  const [near, far, low, high] = [30 - half, 30 + half, 30 - reach, 30 + reach];
  return polygon([
    [near, low],
    [far, low],
    [far, near],
    [high, near],
    [high, far],
    [far, far],
    [far, high],
    [near, high],
    [near, far],
    [low, far],
    [low, near],
    [near, near],
  ]);
};

/** A standing cross of two slanted bars: the corners of a bar's end, and where the bars meet. */
const slanted = ([outerX, outerY]: Pair, [sideX, sideY]: Pair, [waistX, waistY]: Pair): Path =>
  polygon([
    [30 - outerX, 30 - outerY],
    [30, 30 - waistY],
    [30 + outerX, 30 - outerY],
    [30 + sideX, 30 - sideY],
    [30 + waistX, 30],
    [30 + sideX, 30 + sideY],
    [30 + outerX, 30 + outerY],
    [30, 30 + waistY],
    [30 - outerX, 30 + outerY],
    [30 - sideX, 30 + sideY],
    [30 - waistX, 30],
    [30 - sideX, 30 - sideY],
  ]);

/** Eight bars. */
const star: Path = polygon(
  [0, 1, 2, 3].flatMap((turns): readonly Pair[] => {
    const quarter: readonly Pair[] = [
      [-15, -1.8],
      [-4.2, -1.8],
      [-12, -9.6],
      [-9.6, -12],
      [-1.8, -4.2],
      [-1.8, -15],
    ];
    return quarter.map(([x, y]): Pair => {
      const turned: readonly Pair[] = [
        [x, y],
        [-y, x],
        [-x, -y],
        [y, -x],
      ];
      const [dx, dy] = turned[turns] ?? [x, y];
      return [30 + dx, 30 + dy];
    });
  }),
);

/** Twelve strokes at the rim of a dial, and two hands. */
const dial: Path = [
  ...Array.from({ length: 12 }, (_, hour) => {
    const [sine, cosine] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
    return polyline([30 + 20.2 * sine, 30 - 20.2 * cosine], [30 + 23.4 * sine, 30 - 23.4 * cosine]);
  }).flat(),
  ...polyline([31.15, 9.9], [30, 30], [43.1, 30.55]),
];

const rows = [13.8, 24.6, 35.35, 46.1].flatMap((y) => polyline([18, y], [37.2, y]));

export const symbols: Readonly<Record<string, BpmnSymbol>> = {
  message: {
    bodies: [rectanglePath({ x: 9, y: 18, width: 42, height: 24 })],
    lines: polyline([9, 18], [30, 30], [51, 18]),
  },
  timer: { bodies: [disc(23.4)], lines: dial },
  escalation: {
    bodies: [
      polygon([
        [11.4, 43.2],
        [30, 9],
        [48.6, 43.2],
        [30, 26.1],
      ]),
    ],
  },
  conditional: { bodies: [rectanglePath({ x: 18, y: 9.6, width: 24, height: 40.8 })], lines: rows },
  link: {
    bodies: [
      polygon([
        [16.2, 35.3],
        [16.2, 24.7],
        [33.6, 24.7],
        [33.6, 19.8],
        [43.8, 30],
        [33.6, 40.2],
        [33.6, 35.3],
      ]),
    ],
  },
  error: {
    bodies: [
      polygon([
        [12.7, 45],
        [24.2, 18.3],
        [34.3, 33.9],
        [47.5, 14.6],
        [35.8, 43.1],
        [25.7, 30],
      ]),
    ],
  },
  cancel: { bodies: [slanted([13.2, 16.8], [16.8, 13.2], [4.2, 4.2])] },
  compensation: {
    bodies: [16.8, 30].map((x) =>
      polygon([
        [x, 30],
        [x + 13.2, 21],
        [x + 13.2, 39],
      ]),
    ),
  },
  signal: {
    bodies: [
      polygon([
        [11.4, 43.2],
        [30, 9],
        [48.6, 43.2],
      ]),
    ],
  },
  multiple: {
    bodies: [
      polygon([
        [12, 24.6],
        [30, 11.4],
        [48, 24.6],
        [41.3, 45.3],
        [18.7, 45.3],
      ]),
    ],
  },
  parallelMultiple: { bodies: [plus(18, 4.3)] },
  terminate: { bodies: [disc(27)] },
};

/** What tells gateways apart, always in the colour of the line. */
export const gatewaySigns: Readonly<Record<string, Path>> = {
  exclusive: slanted([9, 15], [11.4, 11.7], [2.7, 3.6]),
  parallel: plus(15, 3.6),
  complex: star,
};
