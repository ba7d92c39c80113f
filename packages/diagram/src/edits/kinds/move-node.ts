import { attachedEdges } from '../attached-edges.ts';
import { type Canvas, put, remove, withChanges } from '../canvas.ts';
import type { EditHandler, EditOf, EditOutcome } from '../edit-kind.ts';
import { healAround } from '../heal-around.ts';
import { joinFlow } from '../join-flow.ts';
import { nameOf } from '../label.ts';
import { edgeCell } from '../new-edge.ts';
import { planFlow } from '../plan-flow.ts';
import { routeEdges } from '../route-edge.ts';
import { withDependents } from '../with-dependents.ts';

/**
 * Takes a node along: in a process it leaves its place in the flow, which closes, and joins it again behind or in front of
 * another step; in a tree it comes under another node, with all that is under it. A page of our own is laid out anew; on a
 * foreign page the shape stays where it is drawn and only its lines change.
 */
export const moveNode: EditHandler<'moveNode'> = (edit, canvas) => {
  const other = edit.after ?? edit.before;
  const missing = [edit.node, other].find((id) => id === undefined || !canvas.boxes.has(id));
  if (other === undefined || missing !== undefined || other === edit.node) {
    return { reason: 'Say which shape to move, and which one it goes before or after.' };
  }
  const { family } = canvas.context.type;
  if (family === 'hierarchy' || family === 'topics') return moveUnder(edit.node, other, canvas);
  if (family !== 'process') return { reason: 'Only the steps of a process have an order you can change.' };
  return moveAlong(edit, canvas);
};

const moveAlong = (edit: EditOf<'moveNode'>, canvas: Canvas): EditOutcome => {
  const cell = canvas.cells.get(edit.node);
  if (cell === undefined) return { reason: 'This shape isn’t on the page.' };
  const isThere = canvas.edges.some(
    ({ source, target }) =>
      (edit.after !== undefined && source === edit.after && target === edit.node) ||
      (edit.before !== undefined && source === edit.node && target === edit.before),
  );
  if (isThere) return { reason: `${nameOf(cell)} is already there.` };
  const healed = healAround(cell, canvas);
  if (healed.edges === undefined) return { reason: healed.reason };
  const kept = new Set(healed.edges.map(({ id }) => id));
  const gone = attachedEdges(canvas, edit.node).filter((id) => !kept.has(id));
  const closed = withChanges(canvas, [
    ...healed.edges.map((edge) => put(canvas, edge)),
    ...withDependents(canvas, gone).map((id) => remove(canvas, id)),
  ]);
  const { after, before } = edit;
  const place = { ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) };
  const plan = planFlow({ kind: 'addNode', label: nameOf(cell), ...place }, closed);
  if ('reason' in plan) return plan;
  const joined = joinFlow(routeEdges(closed, [...kept]), edit.node, plan);
  return { canvas: joined, needsLayout: canvas.isOwn };
};

const moveUnder = (node: string, holder: string, canvas: Canvas): EditOutcome => {
  if (isUnder(holder, node, canvas)) return { reason: 'A shape can’t go under one that’s already under it.' };
  const [incoming] = canvas.edges.filter(({ source, target }) => target === node && source !== undefined);
  if (incoming?.source === holder) return { reason: 'It’s already there.' };
  const edge =
    incoming === undefined ? edgeCell(canvas, { from: holder, to: node, label: '' }) : { ...incoming, source: holder };
  const turned = withChanges(canvas, [put(canvas, edge)]);
  return { canvas: routeEdges(turned, [edge.id]), needsLayout: canvas.isOwn };
};

const isUnder = (id: string, top: string, canvas: Canvas): boolean => {
  const seen = new Set([top]);
  const open = [top];
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    for (const { source, target } of canvas.edges) {
      if (source !== current || target === undefined || seen.has(target)) continue;
      if (target === id) return true;
      seen.add(target);
      open.push(target);
    }
  }
  return false;
};
