import type { Rect } from '@diagloom/diagram/model';
import type { DrawingElement } from './drawing-element.ts';
import { readStroke } from './read-stroke.ts';

/** The clean figure or line that a rough stroke becomes; undefined for one that resembles none. */
export const tidyStroke = (element: DrawingElement, id: string): Omit<DrawingElement, 'points'> | undefined => {
  if (element.points === undefined) return undefined;
  const reading = readStroke(element.points.map(([x, y]) => ({ x, y })));
  const { color, strokeWidth, opacity } = element;
  const look = { id, color, strokeWidth, opacity };
  if ('box' in reading) return { ...look, type: reading.kind, ...rounded(reading.box) };
  if (!('route' in reading) || reading.route.length !== 2) return undefined;
  const [start, end] = reading.route;
  if (start === undefined || end === undefined) return undefined;
  return {
    ...look,
    type: reading.kind,
    x: Math.round(start.x),
    y: Math.round(start.y),
    endX: Math.round(end.x),
    endY: Math.round(end.y),
  };
};

const rounded = ({ x, y, width, height }: Rect): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});
