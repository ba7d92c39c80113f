import { put, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';
import { nameOf } from '../label.ts';
import { edgeCell } from '../new-edge.ts';
import { routeEdges } from '../route-edge.ts';
import { addMessage } from '../timeline/add-message.ts';

/** A new edge in the look of its type or page, around all shapes; on a timeline the last message, or the one after another. */
export const connect: EditHandler<'connect'> = ({ from, to, label = '', edgeKind, after }, canvas) => {
  const ends = [from, to];
  const missing = ends.find((id) => !canvas.boxes.has(id));
  if (missing !== undefined) return { reason: `"${missing}" isn’t a visible shape on this page. Choose one that is.` };
  const holder = ends.find((id, index) => canvas.ancestorsOf(ends[1 - index] ?? '').includes(id));
  if (holder !== undefined) {
    const cell = canvas.cells.get(holder);
    return { reason: `${cell === undefined ? holder : nameOf(cell)} holds the other shape, so no line can join them.` };
  }
  const edge = edgeCell(canvas, { from, to, label, ...(edgeKind === undefined ? {} : { kind: edgeKind }) });
  if (canvas.context.type.layout === 'timeline') return addMessage(canvas, edge, after);
  const twin = canvas.edges.find(
    ({ source, target, value }) => source === from && target === to && value === edge.value,
  );
  if (twin !== undefined) {
    const [first, second] = ends
      .map((id) => canvas.cells.get(id))
      .map((cell) => (cell === undefined ? '' : nameOf(cell)));
    return { reason: `${first} already leads to ${second}. Give the second connection another label.` };
  }
  return { canvas: routeEdges(withChanges(canvas, [put(canvas, edge)]), [edge.id]) };
};
