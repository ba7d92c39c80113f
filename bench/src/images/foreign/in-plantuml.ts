import type { Rect } from '@diagloom/diagram/model';
import type { KnownPicture } from '../own-pictures.ts';
import { toCrowsFeet } from './in-mermaid.ts';
import type { KnownLine, KnownPage, KnownShape } from './known-page.ts';
import type { KnownModel } from './random-model.ts';
import { framesOf, type KnownSequence, type KnownStep, messagesOf } from './random-sequence.ts';
import { runTool } from './run-tool.ts';

type Drawn = Pick<KnownPicture, 'bytes' | 'truth'>;

/** A page's graph as PlantUML lays it out and draws it; undefined where it is missing. */
export const drawWithPlantUml = async (page: KnownPage): Promise<Drawn | undefined> => {
  const drawn = await runPlantUml(toPlantUml(page));
  if (drawn === undefined) return undefined;
  const shapes = page.shapes.map(({ id, label }) => ({ id, label, box: boxAround(drawn.svg, label) }));
  const arrows = page.lines.map(({ from, to, head }) => ({ from, to, isUndirected: head === 'none' }));
  return { bytes: drawn.bytes, truth: { width: widthOf(drawn.svg), shapes, arrows } };
};

/** A data model as PlantUML draws it. */
export const drawModelWithPlantUml = async ({ entities, relations }: KnownModel): Promise<Drawn | undefined> => {
  const boxes = entities.map(({ id, label, rows }) => `entity "${label}" as ${id} {\n${rows.join('\n')}\n}`);
  const drawn = await runPlantUml(['hide circle', ...boxes, ...relations.map(toCrowsFeet)].join('\n'));
  if (drawn === undefined) return undefined;
  const shapes = entities.map((entity) => ({ ...entity, box: boxAround(drawn.svg, entity.label) }));
  const arrows = relations.map((relation) => ({ ...relation, isUndirected: true }));
  return { bytes: drawn.bytes, truth: { width: widthOf(drawn.svg), shapes, arrows } };
};

/** A sequence as PlantUML draws it. */
export const drawSequenceWithPlantUml = async (sequence: KnownSequence): Promise<Drawn | undefined> => {
  const { participants, steps } = sequence;
  const lines = [...participants.map(({ id, label }) => `participant "${label}" as ${id}`), ...steps.map(toLines)];
  const drawn = await runPlantUml(lines.join('\n'));
  if (drawn === undefined) return undefined;
  const outlines = [...drawn.svg.matchAll(/<rect fill="none"[^>]*stroke-width: 2.0[^>]*>/g)]
    .map(([outline]) => boxOf(outline))
    .toSorted((a, b) => a.y - b.y);
  const frames = framesOf(sequence).flatMap(({ kind, parts }, index) => {
    const box = outlines[index];
    return box === undefined ? [] : [{ id: `f${index}`, label: kind, box, rows: parts.map((part) => part.condition) }];
  });
  const heads = participants.map(({ id, label }) => ({ id, label, box: boxAround(drawn.svg, label) }));
  const arrows = messagesOf(sequence).map(({ from, to, label }) => ({ from, to, label }));
  const truth = { type: 'sequence', width: widthOf(drawn.svg), shapes: [...heads, ...frames], arrows };
  return { bytes: drawn.bytes, truth };
};

/** The picture, and the drawing that says what stands where. */
const runPlantUml = async (said: string): Promise<{ bytes: Uint8Array; svg: string } | undefined> => {
  const input = { name: 'page.puml', text: `@startuml\n${said}\n@enduml\n` };
  const bytes = await runTool('plantuml', { input, args: () => ['-tpng', 'page.puml'], output: 'page.png' });
  const svg = await runTool('plantuml', { input, args: () => ['-tsvg', 'page.puml'], output: 'page.svg' });
  return bytes === undefined || svg === undefined ? undefined : { bytes, svg: new TextDecoder().decode(svg) };
};

const words: Readonly<Record<KnownShape['figure'], string>> = {
  rectangle: 'rectangle',
  rounded: 'storage',
  diamond: 'agent',
  ellipse: 'usecase',
  cylinder: 'database',
  parallelogram: 'card',
  hexagon: 'node',
  document: 'file',
  frame: 'rectangle',
};

const toPlantUml = ({ shapes, lines }: KnownPage): string => {
  const wordsOf = ({ id, figure, label }: KnownShape): string => `${words[figure]} "${label}" as ${id}`;
  const nodes = shapes.filter(({ figure }) => figure !== 'frame').map(wordsOf);
  const frame = shapes.find(({ figure }) => figure === 'frame');
  const inside = frame === undefined ? [] : [`${wordsOf(frame)} {`, ...nodes.splice(0, 3), '}'];
  return [...inside, ...nodes, ...lines.map(toArrow)].join('\n');
};

const heads: Readonly<Record<KnownLine['head'], string>> = { filled: '>>', hollow: '|>', open: '>', none: '' };

const toArrow = ({ from, to, isDashed, head, label }: KnownLine): string =>
  `${from} ${isDashed ? '..' : '--'}${heads[head]} ${to}${label === '' ? '' : ` : ${label}`}`;

const toLines = (step: KnownStep): string => {
  if (!('kind' in step)) return `${step.from} ${step.isReply ? '-->' : '->'} ${step.to} : ${step.label}`;
  const parts = step.parts.map(({ condition, messages }) => [condition, ...messages.map(toLines)].join('\n'));
  return `${step.kind} ${parts.join('\nelse ')}\nend`;
};

const widthOf = (svg: string): number => Number(/ width="(\d+)px"/.exec(svg)?.[1]);

/** The last figure that is drawn before its words and lies around them. */
const boxAround = (svg: string, label: string): Rect => {
  const [before = ''] = svg.split(`>${label}</text>`);
  const [x, y] = ['x', 'y'].map((axis) =>
    Number(
      before
        .match(new RegExp(` ${axis}="([\\d.]+)"`, 'g'))
        ?.at(-1)
        ?.slice(4, -1),
    ),
  );
  const around = [...before.matchAll(/<(?:rect|polygon|ellipse|path)\b[^>]*>/g)]
    .map(([figure]) => boxOf(figure))
    .filter((box) => isInside(box, x, y));
  return around.at(-1) ?? { x: 0, y: 0, width: 0, height: 0 };
};

const isInside = (box: Rect, x = 0, y = 0): boolean =>
  x >= box.x && x <= box.x + box.width && y - 4 >= box.y && y - 4 <= box.y + box.height;

const boxOf = (figure: string): Rect => {
  const number = (name: string): number => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(figure)?.[1]);
  if (figure.startsWith('<rect'))
    return { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
  const [cx, cy, rx, ry] = [number('cx'), number('cy'), number('rx'), number('ry')] as const;
  if (figure.startsWith('<ellipse')) return { x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry };
  const numbers = (/ (?:points|d)="([^"]*)"/.exec(figure)?.[1]?.match(/[\d.]+/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
  const [left, top] = [Math.min(...(xs ?? [])), Math.min(...(ys ?? []))];
  return { x: left, y: top, width: Math.max(...(xs ?? [])) - left, height: Math.max(...(ys ?? [])) - top };
};
