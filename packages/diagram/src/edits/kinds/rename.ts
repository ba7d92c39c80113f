import type { Cell } from '../../model/index.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';
import { fitShape } from '../fit-shape.ts';
import { withLabel } from '../label.ts';
import { withClearLabel } from '../route-edge.ts';

/**
 * Puts another text where the label is: on the cell itself, or on the label cell of an edge. A shape of our own
 * that has become too small grows around its centre; foreign shapes keep their size.
 */
export const rename: EditHandler<'rename'> = ({ target, label }, canvas) => {
  const named = canvas.cells.get(target);
  if (named === undefined || named.kind === 'root') {
    return { reason: `"${target}" is not on this page. Choose a shape or a line of it.` };
  }
  const cell = labelCellOf(named, canvas);
  const renamed = withChanges(canvas, [put(canvas, { ...cell, value: withLabel(cell.value, label, cell.style) })]);
  if (cell.kind === 'edge' && canvas.isOwn && canvas.context.type.layout !== 'timeline') {
    const edge = renamed.cells.get(cell.id) ?? cell;
    return { canvas: withChanges(renamed, [put(renamed, withClearLabel(renamed, edge))]) };
  }
  return { canvas: withChanges(renamed, fitShape(renamed, target)) };
};

/** The cell that shows the label: for an edge without a text of its own the label on it that is nearest to its middle. */
const labelCellOf = (cell: Cell, canvas: Canvas): Cell => {
  if (cell.kind !== 'edge' || cell.value.trim() !== '') return cell;
  const labels = canvas.childrenOf(cell.id).filter(({ kind, value }) => kind === 'vertex' && value.trim() !== '');
  const [nearest] = labels.toSorted((a, b) => Math.abs(a.geometry?.x ?? 0) - Math.abs(b.geometry?.x ?? 0));
  return nearest ?? cell;
};
