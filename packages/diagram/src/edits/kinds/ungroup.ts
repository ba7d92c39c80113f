import { attachedEdges } from '../attached-edges.ts';
import { put, remove, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';
import { nameOf } from '../label.ts';

/** Takes a group's frame away; what is in it stays where it is, one level further out. */
export const ungroup: EditHandler<'ungroup'> = ({ group }, canvas) => {
  const cell = canvas.cells.get(group);
  const box = canvas.boxes.get(group);
  if (cell === undefined || box === undefined) return { reason: `"${group}" isn’t a group on this page.` };
  if (canvas.context.type.layout === 'timeline') {
    return { reason: 'Remove the frame on the canvas; its messages stay.' };
  }
  if (attachedEdges(canvas, group).length > 0) {
    return { reason: `Lines end at ${nameOf(cell)}. Remove them or connect them to what’s in it, then ungroup it.` };
  }
  const parent = cell.parent ?? canvas.layer;
  const origin = canvas.originOf(parent);
  const [dx, dy] = [box.x - origin.x, box.y - origin.y];
  const moved = canvas.childrenOf(group).flatMap((child) => {
    const { geometry } = child;
    if (geometry === undefined) return [];
    const points = geometry.points?.map((point) => ({ x: point.x + dx, y: point.y + dy }));
    const place =
      child.kind === 'edge'
        ? { ...geometry, ...(points === undefined ? {} : { points }) }
        : { ...geometry, x: geometry.x + dx, y: geometry.y + dy };
    return [put(canvas, { ...child, parent, geometry: place })];
  });
  return { canvas: withChanges(canvas, [...moved, remove(canvas, group)]), needsLayout: canvas.isOwn };
};
