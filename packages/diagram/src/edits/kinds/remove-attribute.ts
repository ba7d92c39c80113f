import { put, remove, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';
import { nameOf } from '../label.ts';
import { recomposeNode } from '../recompose-node.ts';
import { rowOf } from '../row-of.ts';

/** Takes a row out of a class or table; on a foreign page the rows below it move up. */
export const removeAttribute: EditHandler<'removeAttribute'> = ({ node, name }, canvas) => {
  const cell = canvas.cells.get(node);
  const found = canvas.spec().nodes.find(({ id }) => id === node);
  const attributes = found?.attributes?.filter((attribute) => attribute.name !== name);
  if (cell === undefined || found === undefined || attributes?.length === found.attributes?.length) {
    return { reason: `There’s no row "${name}" to remove.` };
  }
  const { attributes: _, ...plain } = found;
  if (canvas.isOwn) {
    return recomposeNode(
      canvas,
      attributes === undefined || attributes.length === 0 ? plain : { ...plain, attributes },
    );
  }
  const row = rowOf(canvas, node, name);
  const height = row?.geometry?.height;
  if (row?.geometry === undefined || height === undefined || cell.geometry === undefined) {
    return { reason: `The row "${name}" of ${nameOf(cell)} is part of a longer text. Change it on the canvas.` };
  }
  const { y } = row.geometry;
  const below = canvas.childrenOf(node).filter(({ geometry }) => geometry !== undefined && geometry.y > y);
  return {
    canvas: withChanges(canvas, [
      remove(canvas, row.id),
      ...below.flatMap((other) =>
        other.geometry === undefined
          ? []
          : [put(canvas, { ...other, geometry: { ...other.geometry, y: other.geometry.y - height } })],
      ),
      put(canvas, { ...cell, geometry: { ...cell.geometry, height: cell.geometry.height - height } }),
    ]),
  };
};
