import { type Rect, type Style, styleNumber } from '../model/index.ts';
import { element } from './markup.ts';
import type { Definitions } from './paint.ts';
import { pathDataAt } from './path-data.ts';
import { rectangleRadius } from './shapes/corner.ts';
import type { Path } from './shapes/path.ts';

/** The light that draw.io lets fall on the upper part of a box with `glass=1` (`mxShape.paintGlassEffect`); empty for other shapes. */
export const drawGlass = (
  figure: string,
  bounds: Rect,
  { style, definitions }: { readonly style: Style; readonly definitions: Definitions },
): string => {
  if (!boxes.has(figure)) return '';
  const stops = [
    element('stop', { offset: 0, 'stop-color': '#ffffff', 'stop-opacity': 0.9 }),
    element('stop', { offset: 1, 'stop-color': '#ffffff', 'stop-opacity': 0.1 }),
  ];
  definitions.add(glassId, element('linearGradient', { id: glassId, x1: 0, y1: 0, x2: 0, y2: 1 }, stops));
  return element('path', { d: pathDataAt(glassPath(bounds, style), bounds), fill: `url(#${glassId})` });
};

const glassId = 'glass';

const boxes = new Set(['rectangle', 'label', 'icon', 'ext', 'plus', 'associativeEntity', 'swimlane']);

/** From the upper border to a curve that sinks from two fifths of the height. */
const glassPath = ({ width, height }: Rect, style: Style): Path => {
  const reach = Math.ceil(styleNumber(style, 'strokeWidth', 1) / 2);
  const radius = rectangleRadius({ width, height }, style);
  const [left, top, right] = [-reach, -reach, width + reach];
  const edge = height * 0.4;
  return [
    ['M', left + radius, top],
    ['Q', left, top, left, radius + top],
    ['L', left, edge],
    ['Q', width / 2, height * 0.7, right, edge],
    ['L', right, radius + top],
    ['Q', right, top, right - radius, top],
    ['Z'],
  ];
};
