import type { Cell } from '../../model/index.ts';
import { type Canvas, put, remove, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';
import { nameOf } from '../label.ts';
import { routeEdges } from '../route-edge.ts';
import { withDependents } from '../with-dependents.ts';

/**
 * Takes a shape away with all that is inside it and with its edges. Healing connects what came before with what came
 * after: the edges on the side that has several stay and turn to the one on the other side, labels and all.
 */
export const removeNode: EditHandler<'removeNode'> = ({ node, heal }, canvas) => {
  const cell = canvas.cells.get(node);
  if (cell === undefined) return { reason: `"${node}" is not on this page. Choose one of its shapes.` };
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
    withDependents(turned, [node]).map((id) => remove(turned, id)),
  );
  return {
    canvas: routeEdges(
      removed,
      healed.edges.map(({ id }) => id),
    ),
  };
};

type Healing = { readonly edges: readonly Cell[] } | { readonly edges?: undefined; readonly reason: string };

const healAround = (cell: Cell, canvas: Canvas): Healing => {
  const isOther = (end: string | undefined): end is string =>
    end !== undefined && end !== cell.id && canvas.cells.has(end);
  const incoming = canvas.edges.filter(({ source, target }) => target === cell.id && isOther(source));
  const outgoing = canvas.edges.filter(({ source, target }) => source === cell.id && isOther(target));
  const before = new Set(incoming.map(({ source }) => source));
  const after = new Set(outgoing.map(({ target }) => target));
  const [source] = before;
  const [target] = after;
  if (source === undefined || target === undefined) return { edges: [] };
  if (before.size > 1 && after.size > 1) {
    return {
      reason: `Several shapes lead to ${nameOf(cell)} and several follow it. Say which ones to connect, or remove it without closing the gap.`,
    };
  }
  const turned =
    after.size === 1
      ? incoming.map((edge) => withText({ ...edge, target }, outgoing[0], canvas))
      : outgoing.map((edge) => ({ ...edge, source }));
  return { edges: turned.filter((edge) => edge.source !== edge.target && !isThere(edge, canvas)) };
};

/** An edge without a label takes that of the one that it stands in for. */
const withText = (edge: Cell, gone: Cell | undefined, canvas: Canvas): Cell =>
  edge.value !== '' || gone === undefined || gone.value === '' || canvas.childrenOf(edge.id).length > 0
    ? edge
    : { ...edge, value: gone.value };

const isThere = (edge: Cell, canvas: Canvas): boolean =>
  canvas.edges.some(
    ({ id, source, target, value }) =>
      id !== edge.id && source === edge.source && target === edge.target && value === edge.value,
  );
