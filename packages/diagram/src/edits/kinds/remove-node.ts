import { type Canvas, put, remove, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';
import { healAround } from '../heal-around.ts';
import { nameOf } from '../label.ts';
import { routeEdges } from '../route-edge.ts';
import { hasStaleMarks } from '../timeline/has-stale-marks.ts';
import { withDependents } from '../with-dependents.ts';

/**
 * Takes a shape away with all that is inside it and with its edges. Healing connects what came before with what came
 * after: the edges on the side that has several stay and turn to the one on the other side, labels and all.
 */
export const removeNode: EditHandler<'removeNode'> = ({ node, heal }, canvas) => {
  const cell = canvas.cells.get(node);
  if (cell === undefined) return { reason: `"${node}" isn’t on this page. Choose a shape that is.` };
  if (cell.kind === 'edge') return { reason: `${nameOf(cell)} is a connection: disconnect it instead.` };
  if (cell.kind === 'root' || cell.kind === 'layer')
    return { reason: `${nameOf(cell)} is a whole layer: remove its shapes one by one.` };
  // In time there is no gap to close: the messages of a participant go with it.
  const healed = heal && canvas.context.type.layout !== 'timeline' ? healAround(cell, canvas) : { edges: [] };
  if (healed.edges === undefined) return { reason: healed.reason };
  const turned = withChanges(
    canvas,
    healed.edges.map((edge) => put(canvas, edge)),
  );
  const removed = withChanges(
    turned,
    withDependents(turned, [node, ...loneNotes(node, canvas)]).map((id) => remove(turned, id)),
  );
  return {
    canvas: routeEdges(
      removed,
      healed.edges.map(({ id }) => id),
    ),
    needsLayout: hasStaleMarks(removed),
  };
};

/** On a timeline no line ties a note to what it is about: notes about a participant alone go with it. */
const loneNotes = (node: string, canvas: Canvas): readonly string[] =>
  canvas.context.type.layout === 'timeline'
    ? canvas
        .spec()
        .notes.filter(({ about }) => about.length === 1 && about[0] === node)
        .map(({ id }) => id)
    : [];
