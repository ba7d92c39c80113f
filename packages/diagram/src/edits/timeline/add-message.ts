import { labelGeometryAt } from '../../layout/label-geometry.ts';
import { type Cell, type Point, parseStyle, type Rect, styleNumber, withStyleValues } from '../../model/index.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import type { EditOutcome } from '../edit-kind.ts';
import { labelSizeOf } from '../label-size.ts';
import { routesOf } from '../routes.ts';
import { hasStaleMarks } from './has-stale-marks.ts';
import { stretchLifelines } from './stretch-lifelines.ts';

/** Between two messages, and below the last one, px. */
const rowHeight = 50;
const foot = 30;
const closeBelow = 2;

/** How far a message to oneself reaches out and down, px. */
const loop = { width: 40, height: 30 };

/** Between a label and its line or loop, px. */
const aboveLine = 4;
const besideLoop = 6;

/**
 * Adds a message after all others, or on a page of our own right after the one that is given, level from lifeline to lifeline. Lifelines of our own that end too early become
 * longer, and nothing else moves unless a bar begins or ends with it; on a foreign page the message needs room.
 */
export const addMessage = (canvas: Canvas, edge: Cell, after?: string): EditOutcome => {
  const from = canvas.boxes.get(edge.source ?? '');
  const to = canvas.boxes.get(edge.target ?? '');
  if (from === undefined || to === undefined) return { reason: 'A message needs two participants of this page.' };
  const isSelf = edge.source === edge.target;
  const earlier = after === undefined ? undefined : routesOf(canvas).get(after)?.at(-1)?.y;
  if (earlier !== undefined) return addBetween(canvas, edge, earlier);
  const y = Math.round(nextRow(canvas, from, to));
  const needed = y + (isSelf ? loop.height : 0) + foot;
  const missing = needed - Math.min(from.y + from.height, to.y + to.height);
  if (missing > 0 && !canvas.isOwn) {
    return {
      reason: 'The lifelines end right below the last message. Make them longer on the canvas, then add the message.',
    };
  }
  const roomy = missing > 0 ? stretchLifelines(canvas, missing) : canvas;
  const added = withChanges(roomy, [put(roomy, levelAt(roomy, edge, y))]);
  return { canvas: added, needsLayout: hasStaleMarks(added) };
};

/** The layout gives it a row of its own; until then it lies close below the message that it follows. */
const addBetween = (canvas: Canvas, edge: Cell, earlier: number): EditOutcome =>
  canvas.isOwn
    ? { canvas: withChanges(canvas, [put(canvas, levelAt(canvas, edge, earlier + closeBelow))]), needsLayout: true }
    : { reason: 'This page wasn’t drawn in Diagloom, so a message can only go below all the others.' };

const nextRow = (canvas: Canvas, from: Rect, to: Rect): number => {
  // Only the ends: between them a viewer's router may stray.
  const rows = [...routesOf(canvas).values()].flatMap((points) => [points.at(0)?.y ?? 0, points.at(-1)?.y ?? 0]);
  const heads = [from, to].map((box) => box.y + headOf(canvas, box));
  return Math.max(...heads, ...rows) + rowHeight;
};

const headOf = (canvas: Canvas, box: Rect): number => {
  const id = [...canvas.boxes].find(([, other]) => other === box)?.[0];
  return styleNumber(parseStyle(canvas.cells.get(id ?? '')?.style ?? ''), 'size', 40);
};

const levelAt = (canvas: Canvas, edge: Cell, y: number): Cell => {
  const from = canvas.boxes.get(edge.source ?? '');
  const to = canvas.boxes.get(edge.target ?? '');
  if (from === undefined || to === undefined || edge.geometry === undefined) return edge;
  const isSelf = edge.source === edge.target;
  const end = isSelf ? y + loop.height : y;
  const origin = canvas.originOf(edge.parent);
  const x = from.x + from.width / 2;
  const bends = isSelf ? [y, end].map((row) => ({ x: x + loop.width, y: row })) : [];
  const route = [{ x, y }, ...bends, { x: to.x + to.width / 2, y: end }];
  return {
    ...edge,
    style: withStyleValues(edge.style, { ...endStyle('exit', from, y), ...endStyle('entry', to, end) }),
    geometry: {
      ...edge.geometry,
      ...(canvas.isOwn && edge.value !== '' ? labelGeometryAt(route, labelPoint(edge, route)) : {}),
      ...(isSelf ? { points: bends.map((bend) => ({ x: bend.x - origin.x, y: bend.y - origin.y })) } : {}),
    },
  };
};

/** Above the middle of the line, or beside the loop. */
const labelPoint = (edge: Cell, route: readonly Point[]): Point => {
  const { width, height } = labelSizeOf(edge);
  const [first, second] = [route.at(0) ?? { x: 0, y: 0 }, route.at(-1) ?? { x: 0, y: 0 }];
  const isSelf = edge.source === edge.target;
  return isSelf
    ? { x: first.x + loop.width + besideLoop + width / 2, y: (first.y + second.y) / 2 }
    : { x: (first.x + second.x) / 2, y: first.y - aboveLine - height / 2 };
};

const endStyle = (end: 'exit' | 'entry', box: Rect, y: number): Record<string, string> => ({
  [`${end}X`]: '0.5',
  [`${end}Y`]: String(Math.round(((y - box.y) / (box.height || 1)) * 1e6) / 1e6),
  [`${end}Dx`]: '0',
  [`${end}Dy`]: '0',
  [`${end}Perimeter`]: '0',
});
