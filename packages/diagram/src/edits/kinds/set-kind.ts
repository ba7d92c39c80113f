import { type SpecNode, startingWithArticle, writeStyle } from '../../model/index.ts';
import { attachedEdges } from '../attached-edges.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import type { EditHandler, EditOutcome } from '../edit-kind.ts';
import { nameOf } from '../label.ts';
import { describeShape } from '../new-shape.ts';
import { recomposeNode } from '../recompose-node.ts';
import { routeEdges } from '../route-edge.ts';

/**
 * Gives a node the figure of another kind around the place where it stands: on a page of our own as its type composes it,
 * on a foreign page the look that this kind has there.
 */
export const setKind: EditHandler<'setKind'> = ({ node, nodeKind }, canvas) => {
  const { type } = canvas.context;
  const cell = canvas.cells.get(node);
  const found = canvas.spec().nodes.find(({ id }) => id === node);
  if (cell === undefined || found === undefined) return { reason: `"${node}" isn’t a shape that can change its kind.` };
  if (!type.vocabulary.nodes.some(({ id }) => id === nodeKind)) {
    const kinds = type.vocabulary.nodes.map(({ id }) => id).join(', ');
    return { reason: `${startingWithArticle(type.label)} has no "${nodeKind}". Choose from: ${kinds}.` };
  }
  const isPlain = nodeKind === type.vocabulary.nodes[0]?.id;
  const { kind: _, ...plain } = found;
  const changed = isPlain ? plain : { ...plain, kind: nodeKind };
  if (canvas.isOwn) return type.layout === 'timeline' ? restyle(canvas, changed) : recomposeNode(canvas, changed);
  const { geometry } = cell;
  if (geometry === undefined || canvas.childrenOf(node).length > 0) {
    return { reason: `${nameOf(cell)} is made of several shapes, so its type can’t change. Edit it on the canvas.` };
  }
  const { style, size } = describeShape(canvas, changed, []);
  const x = geometry.x + (geometry.width - size.width) / 2;
  const y = geometry.y + (geometry.height - size.height) / 2;
  const drawn = withChanges(canvas, [put(canvas, { ...cell, style, geometry: { ...geometry, x, y, ...size } })]);
  return { canvas: routeEdges(drawn, attachedEdges(drawn, node)) };
};

/** A participant only changes its look: its lifeline and the messages at it stay, until the page is laid out again. */
const restyle = (canvas: Canvas, node: SpecNode): EditOutcome => {
  const { type, look } = canvas.context;
  const spec = canvas.spec();
  const nodes = spec.nodes.map((other) => (other.id === node.id ? node : other));
  const shape = type.compose({ ...spec, nodes }, look).shapes.find(({ id }) => id === node.id);
  const cell = canvas.cells.get(node.id);
  if (shape === undefined || cell === undefined) return { reason: 'This participant can’t change its kind.' };
  return {
    canvas: withChanges(canvas, [put(canvas, { ...cell, style: writeStyle(shape.style) })]),
    needsLayout: true,
  };
};
