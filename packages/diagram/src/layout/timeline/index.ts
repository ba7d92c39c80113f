import type { Connector, Diagram, Point, Rect, Route, Shape } from '../../model/index.ts';
import { atMargin } from '../at-margin.ts';
import type { LayoutAlgorithm } from '../layout-algorithm.ts';
import { besideLifeline, besideLoop, type Columns, gapFor, isColumn, loopWidth, placeColumns } from './columns.ts';
import { enclosuresOf, stepsOf } from './enclosures.ts';
import { loopHeight, placeRows, type Rows } from './rows.ts';

/** Lifelines are columns, messages are rows in their order, frames and their sections enclose the rows that they hold. */
export const timeline = {
  id: 'timeline',
  place: async (diagram) => {
    const steps = stepsOf(diagram);
    const enclosures = enclosuresOf(diagram, steps);
    const columns = placeColumns(diagram, steps, enclosures);
    const rows = placeRows(steps, enclosures, headHeight(diagram));
    const notes = placeNotes(diagram, columns, rows.end - 8);
    const end = Math.max(rows.end, ...[...notes.values()].map((note) => note.y + note.height + 20));
    const shapes = new Map<string, Rect>();
    for (const shape of diagram.shapes) {
      const box = notes.get(shape.id) ?? boxFor(shape, columns, rows, end);
      if (box !== undefined) shapes.set(shape.id, box);
    }
    const routes = new Map(
      diagram.connectors.flatMap((message) => {
        const route = routeFor(message, columns, rows);
        return route === undefined ? [] : [[message.id, route] as const];
      }),
    );
    return atMargin(diagram, { shapes, routes });
  },
} as const satisfies LayoutAlgorithm;

/** The height of a lifeline's head, which draw.io keeps in the style as `size`. */
const headOf = ({ size, style, placing }: Shape): number => {
  const head = Number(style.size);
  return placing === 'lifeline' && Number.isFinite(head) && head > 0 ? head : size.height;
};

const headHeight = (diagram: Diagram): number => Math.max(0, ...diagram.shapes.filter(isColumn).map(headOf));

const boxFor = (shape: Shape, columns: Columns, rows: Rows, end: number): Rect | undefined => {
  const centre = columns.centres.get(shape.id);
  if (centre !== undefined) {
    const height = shape.placing === 'lifeline' ? end : shape.size.height;
    return { x: centre - shape.size.width / 2, y: 0, width: shape.size.width, height };
  }
  const span = rows.enclosures.get(shape.id);
  const across = columns.enclosures.get(shape.id);
  if (span === undefined || across === undefined) return undefined;
  return { x: across.left, y: span.top, width: across.right - across.left, height: span.bottom - span.top };
};

/** Notes stand below the messages, to the right of the first lifeline that they are about, one under another. */
const placeNotes = (diagram: Diagram, { centres, order }: Columns, top: number): ReadonlyMap<string, Rect> => {
  const notes = new Map<string, Rect>();
  const ends = new Map<string, number>();
  for (const shape of diagram.shapes) {
    if (shape.placing !== 'note') continue;
    const column = shape.about?.find((id) => centres.has(id)) ?? order[0] ?? '';
    const y = ends.get(column) ?? top;
    notes.set(shape.id, { x: (centres.get(column) ?? 0) + besideLifeline, y, ...shape.size });
    ends.set(column, y + shape.size.height + 12);
  }
  return notes;
};

const routeFor = (message: Connector, columns: Columns, rows: Rows): Route | undefined => {
  const from = columns.centres.get(message.from);
  const to = columns.centres.get(message.to);
  const y = rows.lines.get(message.id);
  if (from === undefined || to === undefined || y === undefined) return undefined;
  if (message.from === message.to) {
    const right = from + loopWidth;
    const points = [
      { x: from, y },
      { x: right, y },
      { x: right, y: y + loopHeight },
      { x: from, y: y + loopHeight },
    ];
    return withLabel(message, points, { x: right + besideLoop + message.labelSize.width / 2, y: y + loopHeight / 2 });
  }
  const points = [
    { x: from, y },
    { x: to, y },
  ];
  return withLabel(message, points, { x: labelCentre(message, columns), y: y - 4 - message.labelSize.height / 2 });
};

const withLabel = (message: Connector, points: readonly Point[], label: Point): Route =>
  message.label === '' ? { points } : { points, label };

/** The middle of the gap between two lifelines that holds the label; lifelines between the ends are not written over. */
const labelCentre = (message: Connector, { order, centres }: Columns): number => {
  const xs = order.map((id) => centres.get(id) ?? 0);
  const gaps = xs.slice(1).map((x, index) => x - (xs[index] ?? x));
  const gap = gapFor(message, order, gaps);
  if (gap === undefined) return ((centres.get(message.from) ?? 0) + (centres.get(message.to) ?? 0)) / 2;
  return ((xs[gap] ?? 0) + (xs[gap + 1] ?? 0)) / 2;
};
