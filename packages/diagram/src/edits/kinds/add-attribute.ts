import { type SpecAttribute, toLabelValue } from '../../model/index.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import type { EditHandler, EditOutcome } from '../edit-kind.ts';
import { nameOf } from '../label.ts';
import { recomposeNode } from '../recompose-node.ts';

/**
 * Adds a row to a class or table: on a page of our own as its type composes it, on a foreign page below the last row, in
 * its look.
 */
export const addAttribute: EditHandler<'addAttribute'> = ({ node, attribute }, canvas) => {
  const cell = canvas.cells.get(node);
  const found = canvas.spec().nodes.find(({ id }) => id === node);
  if (cell === undefined || found === undefined) return { reason: `"${node}" isn’t a shape that can have attributes.` };
  if (attribute.name.trim() === '') return { reason: 'Say what the attribute is called.' };
  if (found.attributes?.some(({ name }) => name === attribute.name)) {
    return { reason: `${nameOf(cell)} already has ${attribute.name}.` };
  }
  if (!canvas.isOwn) return addForeignRow(canvas, node, attribute);
  const attributes = [...(found.attributes ?? []), attribute];
  const outcome = recomposeNode(canvas, { ...found, attributes });
  const shown = outcome.canvas?.spec().nodes.find(({ id }) => id === node)?.attributes ?? [];
  return shown.some(({ name }) => name === attribute.name)
    ? outcome
    : { reason: `${nameOf(cell)} shows no attributes. They belong to classes and tables.` };
};

const addForeignRow = (canvas: Canvas, node: string, { name, type }: SpecAttribute): EditOutcome => {
  const cell = canvas.cells.get(node);
  const rows = canvas.childrenOf(node).filter(({ kind, value }) => kind === 'vertex' && value.trim() !== '');
  const last = rows.toSorted((a, b) => (a.geometry?.y ?? 0) - (b.geometry?.y ?? 0)).at(-1);
  if (cell?.geometry === undefined || last?.geometry === undefined) {
    return { reason: `${cell === undefined ? node : nameOf(cell)} has no rows on this page. Add them in draw.io.` };
  }
  let count = 1;
  while (canvas.cells.has(`${node}.row-${count}`)) count += 1;
  const { height } = last.geometry;
  const y = last.geometry.y + height;
  const row = {
    id: `${node}.row-${count}`,
    kind: 'vertex' as const,
    parent: node,
    value: toLabelValue(type === undefined ? name : `${name}: ${type}`, last.style),
    style: last.style,
    geometry: { ...last.geometry, y },
  };
  const geometry = { ...cell.geometry, height: Math.max(cell.geometry.height, y + height) };
  return { canvas: withChanges(canvas, [put(canvas, { ...cell, geometry }), put(canvas, row)]) };
};
