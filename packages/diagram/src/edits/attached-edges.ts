import type { Canvas } from './canvas.ts';

/** Ids of the edges that begin or end at a shape. */
export const attachedEdges = (canvas: Canvas, id: string): readonly string[] =>
  canvas.edges.filter(({ source, target }) => source === id || target === id).map((edge) => edge.id);
