import { grown } from '../model/index.ts';
import type { SceneItem } from '../scene/scene.ts';
import { element } from './markup.ts';

/** What is told of a cell in a picture of what became different. */
export type Mark = 'added' | 'changed' | 'removed';

/** Told apart by their dashes too, for whoever sees few colours. */
const looks: Readonly<Record<Mark, { readonly colour: string; readonly dashes: string | undefined }>> = {
  added: { colour: '#15803d', dashes: undefined },
  changed: { colour: '#9333ea', dashes: '9 4' },
  removed: { colour: '#dc2626', dashes: '2 4' },
};

/** Space between a shape and the frame around it, px. */
const margin = 5;

/** A frame around a shape, a broad band along a line; nothing of what it marks is hidden. */
export const drawMark = (item: SceneItem, mark: Mark): string => {
  const { colour, dashes } = looks[mark];
  if (item.kind === 'edge') {
    const points = item.points.map(({ x, y }) => `${x},${y}`).join(' ');
    const band = {
      fill: 'none',
      stroke: colour,
      'stroke-width': 9,
      'stroke-opacity': 0.35,
      'stroke-linejoin': 'round',
    };
    return element('polyline', { 'data-mark': mark, points, ...band });
  }
  const frame = { ...grown(item.bounds, margin), rx: 6, fill: colour, 'fill-opacity': 0.12 };
  const border = { stroke: colour, 'stroke-width': 2.5, 'stroke-dasharray': dashes };
  return element('rect', { 'data-mark': mark, ...frame, ...border });
};
