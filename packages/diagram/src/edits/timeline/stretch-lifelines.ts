import { type Cell, type CellChange, parseStyle, withStyleValues } from '../../model/index.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';

/** Makes all lifelines longer at their lower end; messages stay where they are, so their ends become smaller fractions. */
export const stretchLifelines = (canvas: Canvas, distance: number): Canvas => {
  const lifelines = canvas.spec().nodes.flatMap(({ id }) => canvas.cells.get(id) ?? []);
  const heights = new Map(lifelines.map(({ id, geometry }) => [id, geometry?.height ?? 0]));
  const longer = lifelines.flatMap((cell): readonly CellChange[] => {
    const { geometry } = cell;
    return geometry === undefined
      ? []
      : [put(canvas, { ...cell, geometry: { ...geometry, height: geometry.height + distance } })];
  });
  const edges = canvas.edges.flatMap((edge): readonly CellChange[] => {
    const style = withEnd(withEnd(edge.style, 'exitY', edge.source), 'entryY', edge.target);
    return style === edge.style ? [] : [put(canvas, { ...edge, style })];
  });
  function withEnd(style: string, key: string, lifeline: Cell['source']): string {
    const height = heights.get(lifeline ?? '');
    const share = parseStyle(style)[key];
    if (height === undefined || share === undefined) return style;
    const y = (Number(share) * height) / (height + distance);
    return withStyleValues(style, { [key]: String(Math.round(y * 1e6) / 1e6) });
  }
  return withChanges(canvas, [...longer, ...edges]);
};
