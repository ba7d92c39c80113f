import type { CellChange } from '../model/index.ts';
import { type Canvas, put } from './canvas.ts';

/**
 * Makes a shape of our own large enough for its label, as its type would compose it, and keeps its centre. Nothing for
 * foreign shapes, for shapes that hold others, and where the label fits.
 */
export const fitShape = (canvas: Canvas, id: string): readonly CellChange[] => {
  const cell = canvas.cells.get(id);
  const { geometry } = cell ?? {};
  const spec = canvas.spec();
  const isNode = spec.nodes.some((node) => node.id === id);
  if (!canvas.isOwn || cell === undefined || geometry === undefined || !isNode) return [];
  const shape = canvas.context.type
    .compose(
      { ...spec, nodes: spec.nodes.filter((node) => node.id === id), edges: [], groups: [], notes: [] },
      canvas.context.look,
    )
    .shapes.find((composed) => composed.id === id);
  // A layout stretches lifelines, so their composed height says nothing.
  if (shape === undefined || shape.placing !== 'node') return [];
  const width = Math.max(geometry.width, Math.ceil(shape.size.width));
  const height = Math.max(geometry.height, Math.ceil(shape.size.height));
  if (width === geometry.width && height === geometry.height) return [];
  const x = geometry.x - (width - geometry.width) / 2;
  const y = geometry.y - (height - geometry.height) / 2;
  return [put(canvas, { ...cell, geometry: { ...geometry, x, y, width, height } })];
};
