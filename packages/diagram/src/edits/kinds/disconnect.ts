import { remove, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';
import { nameOf } from '../label.ts';
import { hasStaleMarks } from '../timeline/has-stale-marks.ts';
import { withDependents } from '../with-dependents.ts';

/** Takes an edge away, its label cells with it. */
export const disconnect: EditHandler<'disconnect'> = ({ edge }, canvas) => {
  const cell = canvas.cells.get(edge);
  if (cell === undefined) return { reason: `There’s no connection "${edge}" on this page.` };
  if (cell.kind !== 'edge') return { reason: `${nameOf(cell)} is a shape, not a connection: remove it instead.` };
  const removed = withChanges(
    canvas,
    withDependents(canvas, [edge]).map((id) => remove(canvas, id)),
  );
  return { canvas: removed, needsLayout: hasStaleMarks(removed) };
};
