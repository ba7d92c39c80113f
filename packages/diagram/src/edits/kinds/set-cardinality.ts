import { put, remove, withChanges } from '../canvas.ts';
import { composedCells } from '../composed-cells.ts';
import type { EditHandler } from '../edit-kind.ts';

/** Sets the multiplicities of the first edge that joins two nodes, whichever way it leads; the page is laid out anew. */
export const setCardinality: EditHandler<'setCardinality'> = ({ from, to, atFrom, atTo }, canvas) => {
  const spec = canvas.spec();
  const joining = spec.edges.filter(
    (edge) => (edge.from === from && edge.to === to) || (edge.from === to && edge.to === from),
  );
  const edge = joining.find((candidate) => candidate.from === from) ?? joining[0];
  if (edge === undefined) return { reason: 'The two aren’t connected. Connect them first.' };
  if (!canvas.isOwn) {
    return {
      reason: 'This page wasn’t drawn in Diagloom. Set the numbers at the ends of the line in draw.io.',
    };
  }
  const isForward = edge.from === from;
  const [first, second] = isForward ? [atFrom, atTo] : [atTo, atFrom];
  const changed = {
    ...edge,
    ...(first === undefined ? {} : { fromCardinality: first }),
    ...(second === undefined ? {} : { toCardinality: second }),
  };
  const edges = spec.edges.map((other) => (other.id === edge.id ? changed : other));
  const old = canvas.childrenOf(edge.id).filter(({ id }) => /\.(?:from|to)$/.test(id));
  const cells = composedCells(canvas, { ...spec, edges }, new Set([edge.id]));
  return {
    canvas: withChanges(canvas, [
      ...old.map(({ id }) => remove(canvas, id)),
      ...cells.map((cell) => put(canvas, cell)),
    ]),
    needsLayout: true,
  };
};
