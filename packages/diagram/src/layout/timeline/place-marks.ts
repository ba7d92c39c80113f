import type { Diagram, Point, Rect, Shape } from '../../model/index.ts';
import { headOf, type Lifelines } from './lifelines.ts';
import { loopHeight, type Rows } from './rows.ts';

/** Between the end of a bar and the line that opens or closes it, px. */
const beyondLine = 5;

/** How far a bar reaches below a message to oneself that both opens and closes it, px. */
const shortBar = 18;

/** Where a lifeline begins and ends: at the heads' line, or at the messages that create and destroy it. */
export const lifespan = (
  lifeline: Shape,
  rows: Rows,
  end: number,
): { readonly top: number; readonly bottom: number } => {
  const first = rows.lines.get(lifeline.span?.first ?? '');
  const last = rows.crosses.get(lifeline.id);
  return { top: first === undefined ? 0 : first - headOf(lifeline) / 2, bottom: last ?? end };
};

/** Boxes of bars and crosses; `boxes` has those of the lifelines. Bars are made from the outermost to the innermost. */
export const placeMarks = (
  diagram: Diagram,
  {
    rows,
    lifelines,
    boxes,
  }: { readonly rows: Rows; readonly lifelines: Lifelines; readonly boxes: ReadonlyMap<string, Rect> },
): ReadonlyMap<string, Rect> => {
  const placed = new Map<string, Rect>();
  const messages = new Map(lifelines.plain.connectors.map((message) => [message.id, message]));
  const isSelf = (id: string | undefined): boolean => {
    const message = messages.get(id ?? '');
    return message !== undefined && message.from === message.to;
  };
  const footOf = (id: string): number => (rows.lines.get(id) ?? 0) + (isSelf(id) ? loopHeight : 0);
  for (const shape of diagram.shapes) {
    const lifeline = diagram.shapes.find(({ id }) => id === shape.parent);
    const box = boxes.get(shape.parent ?? '');
    if (lifeline === undefined || box === undefined) continue;
    const centre = { x: box.x + box.width / 2, y: box.y + box.height };
    if (shape.placing === 'destruction') placed.set(shape.id, around(centre, shape));
    if (shape.placing !== 'activation') continue;
    const { first = '', last = '' } = shape.span ?? {};
    const line = isSelf(first) && arrivesAt(shape, first, diagram) ? footOf(first) : (rows.lines.get(first) ?? 0);
    const top = Math.max(line - beyondLine, box.y + headOf(lifeline));
    const bottom = Math.min(footOf(last) + (first === last ? shortBar : beyondLine), box.y + box.height);
    const x = centre.x + (shape.offset?.x ?? 0) - shape.size.width / 2;
    placed.set(shape.id, { x, y: top, width: shape.size.width, height: Math.max(shape.size.width, bottom - top) });
  }
  return placed;
};

/** A bar that a message to oneself opens begins where the message comes back, any other where it arrives. */
const arrivesAt = (bar: Shape, message: string, diagram: Diagram): boolean =>
  diagram.connectors.some(({ id, to }) => id === message && to === bar.id);

const around = ({ x, y }: Point, { size }: Shape): Rect => ({
  x: x - size.width / 2,
  y: y - size.height / 2,
  ...size,
});
