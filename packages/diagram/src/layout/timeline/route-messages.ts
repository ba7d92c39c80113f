import type { Connector, Diagram, Placement, Point, Route } from '../../model/index.ts';
import { besideLoop, type Columns, gapFor, loopWidth } from './columns.ts';
import type { Lifelines } from './lifelines.ts';
import { loopHeight, type Rows } from './rows.ts';

interface Stage {
  readonly columns: Columns;
  readonly rows: Rows;
  readonly lifelines: Lifelines;
}

/** Messages run level from bar to bar, or from line to line; one to oneself runs around in a loop at the right. */
export const routeMessages = (diagram: Diagram, stage: Stage): Placement['routes'] =>
  new Map(
    diagram.connectors.flatMap((message, index) => {
      const plain = stage.lifelines.plain.connectors[index] ?? message;
      const route = plain.from === plain.to ? loopOf(message, plain, stage) : lineOf(message, plain, stage);
      return route === undefined ? [] : [[message.id, route] as const];
    }),
  );

const loopOf = (message: Connector, plain: Connector, { columns, rows, lifelines }: Stage): Route | undefined => {
  const centre = columns.centres.get(plain.from);
  const y = rows.lines.get(message.id);
  if (centre === undefined || y === undefined) return undefined;
  const [out, back] = [lifelines.barOf(message.from).right, lifelines.barOf(message.to).right];
  const right = centre + loopWidth + Math.max(out, back);
  const points = [
    { x: centre + out, y },
    { x: right, y },
    { x: right, y: y + loopHeight },
    { x: centre + back, y: y + loopHeight },
  ];
  return withLabel(message, points, { x: right + besideLoop + message.labelSize.width / 2, y: y + loopHeight / 2 });
};

const lineOf = (message: Connector, plain: Connector, { columns, rows, lifelines }: Stage): Route | undefined => {
  const from = columns.centres.get(plain.from);
  const to = columns.centres.get(plain.to);
  const y = rows.lines.get(message.id);
  if (from === undefined || to === undefined || y === undefined) return undefined;
  const [start, end] = [lifelines.barOf(message.from), lifelines.barOf(message.to)];
  const created = lifelines.createdBy(message.id);
  const head = (created?.size.width ?? 0) / 2;
  const isRight = from < to;
  const points = [
    { x: from + (isRight ? start.right : start.left), y },
    { x: to + (isRight ? end.left - head : end.right + head), y },
  ];
  return withLabel(message, points, { x: labelCentre(plain, columns), y: y - 4 - message.labelSize.height / 2 });
};

const withLabel = (message: Connector, points: readonly Point[], label: Point): Route =>
  message.label === '' ? { points } : { points, label };

/** The middle of the free part of the gap that holds the label; lifelines between the ends are not written over. */
const labelCentre = (message: Connector, columns: Columns): number => {
  const gap = gapFor(message, columns);
  const [from, to] = [columns.centres.get(message.from) ?? 0, columns.centres.get(message.to) ?? 0];
  if (gap === undefined) return (from + to) / 2;
  const { left, right } = columns.clear(gap, message);
  return (left + right) / 2;
};
