import { type Cell, parseStyle, type Rect, styleNumber, withStyleValues } from '../../model/index.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import type { EditOutcome } from '../edit-kind.ts';
import { routesOf } from '../routes.ts';
import { stretchLifelines } from './stretch-lifelines.ts';

/** Between two messages, and below the last one, px. */
const rowHeight = 50;
const foot = 30;

/** How far a message to oneself reaches out and down, px. */
const loop = { width: 40, height: 30 };

/**
 * Adds a message after all others, level from lifeline to lifeline. Lifelines of our own that end too early become
 * longer, and nothing else moves; on a foreign page the message needs room.
 */
export const addMessage = (canvas: Canvas, edge: Cell): EditOutcome => {
  const from = canvas.boxes.get(edge.source ?? '');
  const to = canvas.boxes.get(edge.target ?? '');
  if (from === undefined || to === undefined) return { reason: 'A message needs two participants of this page.' };
  const isSelf = edge.source === edge.target;
  const y = Math.round(nextRow(canvas, from, to));
  const needed = y + (isSelf ? loop.height : 0) + foot;
  const missing = needed - Math.min(from.y + from.height, to.y + to.height);
  if (missing > 0 && !canvas.isOwn) {
    return {
      reason: 'The lifelines end right below the last message. Make them longer in the editor, then add the message.',
    };
  }
  const roomy = missing > 0 ? stretchLifelines(canvas, missing) : canvas;
  return { canvas: withChanges(roomy, [put(roomy, levelAt(roomy, edge, y))]) };
};

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
  const x = from.x + from.width / 2 + loop.width - origin.x;
  const points = [y, end].map((row) => ({ x, y: row - origin.y }));
  return {
    ...edge,
    style: withStyleValues(edge.style, { ...endStyle('exit', from, y), ...endStyle('entry', to, end) }),
    geometry: { ...edge.geometry, ...(isSelf ? { points } : {}) },
  };
};

const endStyle = (end: 'exit' | 'entry', box: Rect, y: number): Record<string, string> => ({
  [`${end}X`]: '0.5',
  [`${end}Y`]: String(Math.round(((y - box.y) / (box.height || 1)) * 10_000) / 10_000),
  [`${end}Dx`]: '0',
  [`${end}Dy`]: '0',
  [`${end}Perimeter`]: '0',
});
