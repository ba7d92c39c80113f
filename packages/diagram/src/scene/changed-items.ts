import type { Cell } from '../model/index.ts';
import type { SceneEdge, SceneShape } from './scene.ts';

/** Items of a scene seen differently; their labels are still laid out only when they are read, which a copy would do. */

/** The shape under another figure's name. */
export const withFigure = (shape: SceneShape, figure: string): SceneShape => ({
  kind: 'shape',
  cell: shape.cell,
  style: shape.style,
  figure,
  bounds: shape.bounds,
  get label() {
    return shape.label;
  },
});

/** The line of an edge under another cell. */
export const withCell = (edge: SceneEdge, cell: Cell): SceneEdge => ({
  kind: 'edge',
  cell,
  style: edge.style,
  points: edge.points,
  get label() {
    return edge.label;
  },
});
