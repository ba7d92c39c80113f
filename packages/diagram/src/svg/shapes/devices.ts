import { type Figure, type FigurePart, outline, solid } from './figure.ts';
import { onGrid } from './on-grid.ts';
import { ellipsePath, type Path, polygon, polyline, rectanglePath } from './path.ts';

/**
 * Our own signs for the devices of draw.io's network libraries, which name some thousand of them (`mxgraph.networks.pc`,
 * `mxgraph.cisco.routers.router`): what the name speaks of says which sign it gets, in the shape's own colours. Drawn on a
 * square of 60.
 */

const box = (x: number, y: number, width: number, height: number, radius = 0): Path =>
  rectanglePath({ x, y, width, height }, radius);

const disc = (x: number, y: number, radius: number): Path =>
  ellipsePath({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });

const filled = (path: Path): FigurePart => ({ path, fill: 'line', stroke: false });

/** An arrow along a line, its head 7 px long. */
const arrow = (fromX: number, fromY: number, toX: number, toY: number): Path => {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [dx, dy] = [((toX - fromX) / length) * 7, ((toY - fromY) / length) * 7];
  return [
    ...polyline([fromX, fromY], [toX, toY]),
    ...polyline([toX - dx - dy * 0.6, toY - dy + dx * 0.6], [toX, toY], [toX - dx + dy * 0.6, toY - dy - dx * 0.6]),
  ];
};

/** Waves that spread from a point, upwards. */
const waves = (x: number, y: number): Path =>
  [8, 15, 22].flatMap((radius): Path => {
    const reach = radius * Math.SQRT1_2;
    return [
      ['M', x - reach, y - reach],
      ['A', radius, radius, 0, 0, 1, x + reach, y - reach],
    ];
  });

const screen = [
  solid(box(4, 6, 52, 36, 3)),
  { path: box(9, 11, 42, 26), fill: 'shade', shade: -0.6, stroke: false },
] as const;

const person = (x: number, y: number, scale: number): readonly FigurePart[] => [
  solid([
    ['M', x - 18 * scale, y + 28 * scale],
    ['Q', x - 18 * scale, y + 2 * scale, x, y + 2 * scale],
    ['Q', x + 18 * scale, y + 2 * scale, x + 18 * scale, y + 28 * scale],
    ['Z'],
  ]),
  solid(disc(x, y - 12 * scale, 12 * scale)),
];

const device = (x: number, lights: readonly number[]): readonly FigurePart[] => [
  solid(box(x, 2, 60 - 2 * x, 56, 3)),
  outline([10, 18].flatMap((y) => polyline([x + 5, y], [55 - x, y]))),
  ...lights.map((y) => filled(disc(30, y, 2.5))),
];

const puck: readonly FigurePart[] = [
  solid([['M', 2, 20], ['L', 2, 40], ['A', 28, 14, 0, 0, 0, 58, 40], ['L', 58, 20], ['Z']]),
  solid(ellipsePath({ x: 2, y: 6, width: 56, height: 28 })),
];

const cloud: Path = [
  ['M', 16, 48],
  ['A', 12, 12, 0, 0, 1, 12, 26],
  ['A', 14, 14, 0, 0, 1, 37, 18],
  ['A', 11, 11, 0, 0, 1, 49, 30],
  ['A', 9, 9, 0, 0, 1, 46, 48],
  ['Z'],
];

/** The first whose words a name holds draws it. */
const devices: readonly (readonly [words: RegExp, parts: readonly FigurePart[]])[] = [
  [
    /firewall|pix_|asa_/,
    [
      solid(box(4, 8, 52, 44)),
      outline([
        ...[19, 30, 41].flatMap((y) => polyline([4, y], [56, y])),
        ...[8, 30].flatMap((y) => [22, 40].flatMap((x) => polyline([x, y], [x, y + 11]))),
        ...[19, 41].flatMap((y) => [13, 31, 49].flatMap((x) => polyline([x, y], [x, y + 11]))),
      ]),
    ],
  ],
  [/cloud|internet|globe/, [solid(cloud)]],
  [
    /printer|scanner|fax|copier/,
    [
      solid(box(16, 4, 28, 18)),
      solid(box(4, 20, 52, 22, 3)),
      solid(box(14, 36, 32, 20)),
      outline([...polyline([20, 43], [40, 43]), ...polyline([20, 49], [40, 49])]),
      filled(disc(48, 27, 2)),
    ],
  ],
  [
    /access_point|wireless|radio|antenna|satellite|wifi/,
    [
      solid(box(4, 40, 52, 16, 3)),
      outline([...polyline([30, 40], [30, 26]), ...waves(30, 30)]),
      filled(disc(12, 48, 2.5)),
    ],
  ],
  [
    /switch|hub|bridge|patch/,
    [
      solid(box(2, 16, 56, 28, 3)),
      outline([...arrow(12, 24, 34, 24), ...arrow(48, 31, 26, 31), ...arrow(12, 38, 34, 38)]),
    ],
  ],
  [
    /router|gateway|modem/,
    [
      ...puck,
      outline([...arrow(26, 20, 8, 20), ...arrow(34, 20, 52, 20), ...arrow(30, 9, 30, 17), ...arrow(30, 31, 30, 23)]),
    ],
  ],
  [
    /laptop|notebook/,
    [
      solid(box(10, 8, 40, 30, 3)),
      { path: box(14, 12, 32, 22), fill: 'shade', shade: -0.6, stroke: false },
      solid(
        polygon([
          [10, 38],
          [50, 38],
          [58, 52],
          [2, 52],
        ]),
      ),
    ],
  ],
  [
    /mobile|phone|pda|tablet|handheld/,
    [
      solid(box(16, 2, 28, 56, 5)),
      { path: box(19, 9, 22, 38), fill: 'shade', shade: -0.6, stroke: false },
      filled(disc(30, 53, 2)),
    ],
  ],
  [/users|community|team|group_of/, [...person(16, 30, 0.75), ...person(44, 30, 0.75), ...person(30, 29, 0.95)]],
  [/user|agent|person|customer/, person(30, 28, 1)],
  [
    /database|storage|disk|repository|file_engine|\bnas\b|\bsan\b|tape/,
    [
      solid([['M', 6, 12], ['L', 6, 48], ['A', 24, 9, 0, 0, 0, 54, 48], ['L', 54, 12], ['Z']]),
      solid(ellipsePath({ x: 6, y: 3, width: 48, height: 18 })),
      outline(
        [24, 36].flatMap(
          (y): Path => [
            ['M', 6, y],
            ['A', 24, 9, 0, 0, 0, 54, y],
          ],
        ),
      ),
    ],
  ],
  [/server|mainframe|host|processor|chassis|proxy|as400|rack/, device(12, [44, 51])],
  [
    /pc|desktop|workstation|monitor|computer|client|terminal|mac/,
    [
      ...screen,
      solid(
        polygon([
          [24, 42],
          [36, 42],
          [40, 54],
          [20, 54],
        ]),
      ),
    ],
  ],
];

const libraries = /^mxgraph\.(?:networks2?|cisco(?:19|_safe)?|citrix2?|veeam2?|office|mscae|alliedtelesis|rack)\./;

/** Our sign for a device of one of draw.io's libraries; undefined for all other shapes. */
export const deviceFigure = (name: string): Figure | undefined => {
  const library = libraries.exec(name)?.[0];
  if (library === undefined) return undefined;
  const words = name.slice(library.length).toLowerCase();
  const parts = devices.find(([pattern]) => pattern.test(words))?.[1];
  return (
    parts && {
      names: [name],
      draw: (size) => parts.map((part) => ({ ...part, path: onGrid(part.path, [60, 60], size) })),
    }
  );
};
