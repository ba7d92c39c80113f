import { type Cell, centreOf } from '../../model/index.ts';
import { labelText } from '../../scene/label-text.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';
import { fitShape } from '../fit-shape.ts';
import { withLabel } from '../label.ts';
import { withClearLabel } from '../route-edge.ts';

/**
 * Puts another text where the label is: on the cell itself, or on the label cell of an edge. On a
 * foreign page words beside an icon are renamed where they stand. A shape that has become too small grows, and what is
 * around it makes room.
 */
export const rename: EditHandler<'rename'> = ({ target, label }, canvas) => {
  const named = canvas.cells.get(target);
  if (named === undefined || named.kind === 'root') {
    return { reason: `"${target}" isn’t on this page. Choose a shape or line that is.` };
  }
  const cell = labelCellOf(named, canvas);
  const renamed = withChanges(canvas, [put(canvas, { ...cell, value: withLabel(cell.value, label, cell.style) })]);
  if (cell.kind === 'edge' && canvas.isOwn && canvas.context.type.layout !== 'timeline') {
    const edge = renamed.cells.get(cell.id) ?? cell;
    return { canvas: withChanges(renamed, [put(renamed, withClearLabel(renamed, edge))]) };
  }
  return { canvas: fitShape(renamed, cell.id) };
};

/** The cell that shows the label: for an edge without a text of its own the label on it that is nearest to its middle. */
const labelCellOf = (cell: Cell, canvas: Canvas): Cell => {
  if (cell.value.trim() !== '') return cell;
  if (cell.kind !== 'edge') return canvas.isOwn ? cell : (wordsFor(cell, canvas) ?? cell);
  const labels = canvas.childrenOf(cell.id).filter(({ kind, value }) => kind === 'vertex' && value.trim() !== '');
  const [nearest] = labels.toSorted((a, b) => Math.abs(a.geometry?.x ?? 0) - Math.abs(b.geometry?.x ?? 0));
  return nearest ?? cell;
};

/** The text that a foreign page shows for a shape without one: that nearest to it with the words by which it is known. */
const wordsFor = ({ id }: Cell, canvas: Canvas): Cell | undefined => {
  const { nodes, groups } = canvas.spec();
  const known = [...nodes, ...groups].find((each) => each.id === id)?.label ?? '';
  const box = canvas.boxes.get(id);
  if (known === '' || box === undefined) return undefined;
  const distance = (other: Cell): number => {
    const place = canvas.boxes.get(other.id) ?? box;
    const [one, two] = [centreOf(box), centreOf(place)];
    return Math.hypot(one.x - two.x, one.y - two.y);
  };
  const words = [...canvas.boxes.keys()].flatMap((other) => canvas.cells.get(other) ?? []);
  return words
    .filter((other) => other.id !== id && oneLine(labelText(other)) === known)
    .toSorted((a, b) => distance(a) - distance(b))[0];
};

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
