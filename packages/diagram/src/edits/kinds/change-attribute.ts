import { type SpecAttribute, toLabelValue } from '../../model/index.ts';
import { put, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';
import { nameOf } from '../label.ts';
import { recomposeNode } from '../recompose-node.ts';
import { rowOf } from '../row-of.ts';

/** Puts another row in the place of one. */
export const changeAttribute: EditHandler<'changeAttribute'> = ({ node, name, attribute }, canvas) => {
  const cell = canvas.cells.get(node);
  const found = canvas.spec().nodes.find(({ id }) => id === node);
  if (cell === undefined || found?.attributes?.some((row) => row.name === name) !== true) {
    return { reason: `There’s no row "${name}" to change.` };
  }
  if (attribute.name !== name && found.attributes.some((row) => row.name === attribute.name)) {
    return { reason: `${nameOf(cell)} already has ${attribute.name}.` };
  }
  if (canvas.isOwn) {
    const attributes = found.attributes.map((row) => (row.name === name ? attribute : row));
    return recomposeNode(canvas, { ...found, attributes });
  }
  const row = rowOf(canvas, node, name);
  if (row === undefined) {
    return { reason: `The row "${name}" of ${nameOf(cell)} is part of a longer text. Change it on the canvas.` };
  }
  return { canvas: withChanges(canvas, [put(canvas, { ...row, value: toLabelValue(textOf(attribute), row.style) })]) };
};

const textOf = ({ visibility, name, type }: SpecAttribute): string =>
  `${visibility === undefined ? '' : `${visibility} `}${name}${type === undefined ? '' : `: ${type}`}`;
