import { type BoardReading, gatherStrokes, readBoard } from '@diagloom/vision/board';
import type { Bench } from '../bench.ts';
import { drawDiagram, type MeantDiagram } from '../board/draw-diagrams.ts';
import { drawArrow, drawClosed, drawLine, type FigureName } from '../board/draw-figures.ts';
import type { Hand, Stroke } from '../board/hand.ts';
import { nearestTemplate, type Template, templateOf } from '../board/point-cloud.ts';
import { seededRandom } from '../samples/seeded-random.ts';

const names: readonly FigureName[] = ['rectangle', 'circle', 'triangle', 'diamond', 'line', 'arrow'];

/** Seeds that nothing was tuned on; a number after the name takes others. */
const usualSeed = 900_001;

const figures = 400;
const diagrams = 100;

export const board: Bench = {
  name: 'board',
  summary:
    'how many figures and small diagrams, drawn with the faults of hands, the drawing board understands; a number is another seed',
  run: async (report, [given]) => {
    const seed = Number(given ?? usualSeed);
    measureFigures(seed, report.figure);
    measureDiagrams(seed, report);
  },
};

type Tell = (values: Readonly<Record<string, string | number>>) => void;

const measureFigures = (seed: number, tell: Tell): void => {
  const templates = makeTemplates(seed + 500_000);
  const rights = new Map<string, { all: number; ours: number; clouds: number }>();
  let time = 0;
  for (let index = 0; index < figures; index += 1) {
    const name = names[index % names.length] ?? 'line';
    const strokes = drawFigure(name, handOf(seed + index));
    const begin = performance.now();
    const isOurs = ours(strokes) === name;
    time += performance.now() - begin;
    const right = rights.get(name) ?? { all: 0, ours: 0, clouds: 0 };
    rights.set(name, {
      all: right.all + 1,
      ours: right.ours + Number(isOurs),
      clouds: right.clouds + Number(nearestTemplate(strokes, templates) === name),
    });
  }
  for (const [figure, right] of rights) tell({ figure: 'figures', shape: figure, ...right });
  const sum = (key: 'ours' | 'clouds') => [...rights.values()].reduce((all, right) => all + right[key], 0) / figures;
  tell({ figure: 'figures', shape: 'all', ours: sum('ours'), pointClouds: sum('clouds'), goal: 0.97 });
  tell({ figure: 'time per figure', unit: 'ms', mean: time / figures });
};

/** Both ends of an arrow must be right: what is drawn from left to right leads to the right. */
const ours = (strokes: readonly Stroke[]): string => {
  const { figures: shapes, lines, ink } = gatherStrokes(strokes.map((path, index) => ({ id: String(index), path })));
  const heads = { none: 'line', end: 'arrow', both: 'both' } as const;
  return [...shapes.map(({ kind }) => kind), ...lines.map(({ head }) => heads[head]), ...ink.map(() => 'ink')].join(
    ' ',
  );
};

const handOf = (seed: number): Hand => {
  const random = seededRandom(seed);
  return { random, clumsiness: 0.5 + 1.3 * random() };
};

const drawFigure = (name: FigureName, hand: Hand): readonly Stroke[] => {
  const { random } = hand;
  const width = 50 + random() * 200;
  const height = Math.max(36, Math.min(220, width * (0.4 + random() * 0.9)));
  const box = { x: 100 + random() * 600, y: 100 + random() * 400, width, height };
  const [angle, length] = [random() * 2 * Math.PI, 40 + random() * 260];
  const from = { x: 500, y: 400 };
  const to = { x: 500 + length * Math.cos(angle), y: 400 + length * Math.sin(angle) };
  if (name === 'line') return [drawLine(from, to, hand)];
  return name === 'arrow' ? drawArrow(from, to, hand) : drawClosed(name, box, hand);
};

/** Eight of each, drawn by the same hands: as many as somebody would train it with. */
const makeTemplates = (seed: number): readonly Template[] =>
  names.flatMap((name, kind) =>
    Array.from({ length: 8 }, (_, index) => templateOf(name, drawFigure(name, handOf(seed + 100 * kind + index)))),
  );

const measureDiagrams = (seed: number, { figure, say }: Parameters<Bench['run']>[0]): void => {
  const counts = { whole: 0, shapes: 0, shapesRight: 0, lines: 0, linesRight: 0 };
  for (let index = 0; index < diagrams; index += 1) {
    const { meant, drawn } = drawDiagram(handOf(seed + 700_000 + index));
    const wanted = factsOf(meant);
    const got = factsOfReading(readBoard(drawn));
    const [missing, extra] = [
      wanted.filter((fact) => !got.includes(fact)),
      got.filter((fact) => !wanted.includes(fact)),
    ];
    counts.whole += Number(missing.length === 0 && extra.length === 0);
    counts.shapes += meant.shapes.length;
    counts.lines += meant.lines.length;
    counts.shapesRight += wanted.filter((fact) => fact.startsWith('shape') && got.includes(fact)).length;
    counts.linesRight += wanted.filter((fact) => fact.startsWith('line') && got.includes(fact)).length;
    if (missing.length + extra.length > 0) say(`${index}: missing [${missing.join('; ')}] extra [${extra.join('; ')}]`);
  }
  figure({
    figure: 'diagrams',
    whole: counts.whole / diagrams,
    goal: 0.9,
    shapes: counts.shapesRight / counts.shapes,
    connectors: counts.linesRight / counts.lines,
  });
};

const factsOf = ({ shapes, lines }: MeantDiagram): readonly string[] => [
  ...shapes.map(({ label, kind, frame = '' }) => `shape ${label} ${kind} in ${frame}`),
  ...lines.map(({ from, to, label, head }) => lineFact(from, to, label, head)),
];

/** A line without a head joins two shapes either way round. */
const lineFact = (from: string, to: string, label: string, head: boolean): string => {
  const [one, other] = head ? [from, to] : [from, to].toSorted();
  return `line ${one} ${head ? '->' : '--'} ${other} ${label}`;
};

const factsOfReading = ({ shapes, connectors, unread }: BoardReading): readonly string[] => {
  const labels = new Map(shapes.map(({ id, label }) => [id, label]));
  const labelOf = (id: string | undefined): string => (id === undefined ? '' : (labels.get(id) ?? ''));
  return [
    ...shapes.map(({ label, kind, parent }) => `shape ${label} ${kind} in ${labelOf(parent)}`),
    ...connectors.map(({ from, to, label, head }) => lineFact(labelOf(from), labelOf(to), label, head !== 'none')),
    ...unread.map((id) => `unread ${id}`),
  ];
};
