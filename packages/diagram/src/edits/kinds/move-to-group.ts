import { contains, withStyleValues } from '../../model/index.ts';
import { attachedEdges } from '../attached-edges.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import type { EditHandler, EditOutcome } from '../edit-kind.ts';
import { nameOf } from '../label.ts';
import { placeNode } from '../place-node.ts';
import { routeEdges } from '../route-edge.ts';

/**
 * Puts shapes into another group. A page of our own is laid out anew for it; on a foreign page each shape goes to a free
 * place in the group.
 */
export const moveToGroup: EditHandler<'moveToGroup'> = ({ nodes, group }, canvas) => {
  const holder = canvas.cells.get(group);
  if (holder === undefined || !canvas.boxes.has(group)) return { reason: `"${group}" isn’t a group on this page.` };
  if (canvas.context.type.layout === 'timeline') {
    return { reason: 'The frames of a sequence diagram hold messages, not participants.' };
  }
  const missing = nodes.find((id) => !canvas.boxes.has(id) || id === group || canvas.ancestorsOf(group).includes(id));
  if (missing !== undefined) return { reason: `"${missing}" can’t be put into ${nameOf(holder)}.` };
  if (canvas.isOwn)
    return {
      canvas: withChanges(
        canvas,
        nodes.flatMap((id) => putInto(canvas, id, group)),
      ),
      needsLayout: true,
    };
  let current = canvas;
  for (const id of nodes) {
    const outcome = placeInto(current, id, group);
    if (outcome.canvas === undefined) return outcome;
    current = outcome.canvas;
  }
  return { canvas: current };
};

/** `dlLane` says that a node is in no lane; from now on it is. */
const putInto = (canvas: Canvas, id: string, group: string) => {
  const cell = canvas.cells.get(id);
  const box = canvas.boxes.get(id);
  const holder = canvas.boxes.get(group);
  if (cell === undefined || box === undefined || holder === undefined) return [];
  const geometry = {
    ...(cell.geometry ?? box),
    x: (holder.width - box.width) / 2,
    y: (holder.height - box.height) / 2,
  };
  return [put(canvas, { ...cell, parent: group, style: withStyleValues(cell.style, { dlLane: '' }), geometry })];
};

const placeInto = (canvas: Canvas, id: string, group: string): EditOutcome => {
  const cell = canvas.cells.get(id);
  const box = canvas.boxes.get(id);
  const holder = canvas.boxes.get(group);
  if (cell === undefined || box === undefined || holder === undefined) return {};
  const edges = attachedEdges(canvas, id);
  const size = { width: box.width, height: box.height };
  const place = placeNode(canvas, { size, parent: group, edges });
  if (!contains(holder, place.box)) {
    const name = canvas.cells.get(group);
    return {
      reason: `There’s no room in ${name === undefined ? group : nameOf(name)}. Make it larger, then move the shape.`,
    };
  }
  const geometry = { ...(cell.geometry ?? box), x: place.box.x - holder.x, y: place.box.y - holder.y };
  const moved = withChanges(canvas, [put(canvas, { ...cell, parent: group, geometry })]);
  return { canvas: routeEdges(moved, edges) };
};
