import type { Diagram, Rect, Shape } from '../../model/index.ts';
import { atMargin } from '../at-margin.ts';
import type { LayoutAlgorithm } from '../layout-algorithm.ts';
import { besideLifeline, type Columns, isColumn, placeColumns } from './columns.ts';
import { enclosuresOf, stepsOf } from './enclosures.ts';
import { headOf, readLifelines } from './lifelines.ts';
import { lifespan, placeMarks } from './place-marks.ts';
import { routeMessages } from './route-messages.ts';
import { placeRows, type Rows } from './rows.ts';

/**
 * Lifelines are columns, messages are rows in their order, frames and their sections enclose the rows that they hold. Bars
 * and crosses stand on the lifelines at the rows of the messages that begin and end them.
 */
export const timeline = {
  id: 'timeline',
  place: async (diagram) => {
    const lifelines = readLifelines(diagram);
    const { plain } = lifelines;
    const steps = stepsOf(plain);
    const enclosures = enclosuresOf(plain, steps);
    const columns = placeColumns(lifelines, steps, enclosures);
    const rows = placeRows({ steps, enclosures, lifelines, top: headHeight(diagram) });
    const notes = placeNotes(diagram, columns, rows.end - 8);
    const end = Math.max(rows.end, ...[...notes.values()].map((note) => note.y + note.height + 20));
    const shapes = new Map<string, Rect>();
    for (const shape of diagram.shapes) {
      const box = notes.get(shape.id) ?? boxFor(shape, columns, rows, end);
      if (box !== undefined) shapes.set(shape.id, box);
    }
    for (const [id, box] of placeMarks(diagram, { rows, lifelines, boxes: shapes })) shapes.set(id, box);
    return atMargin(diagram, { shapes, routes: routeMessages(diagram, { columns, rows, lifelines }) });
  },
} as const satisfies LayoutAlgorithm;

const headHeight = (diagram: Diagram): number => Math.max(0, ...diagram.shapes.filter(isColumn).map(headOf));

const boxFor = (shape: Shape, columns: Columns, rows: Rows, end: number): Rect | undefined => {
  const centre = columns.centres.get(shape.id);
  if (centre !== undefined) {
    const { top, bottom } =
      shape.placing === 'lifeline' ? lifespan(shape, rows, end) : { top: 0, bottom: shape.size.height };
    return { x: centre - shape.size.width / 2, y: top, width: shape.size.width, height: bottom - top };
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
