import { type Point, parseStyle, type Rect, styleNumber } from '../model/index.ts';
import type { Canvas } from './canvas.ts';
import { air } from './find-spot.ts';

/** The place nearest to the top left corner of a holder's box where a shape inside it may stand: below or beside its title. */
export const innerCorner = (canvas: Canvas, id: string, box: Rect): Point => {
  const style = parseStyle(canvas.cells.get(id)?.style ?? '');
  const title = styleNumber(style, 'startSize', style.swimlane === undefined ? 0 : 23);
  const isLevel = style.horizontal !== '0';
  return { x: box.x + air + (isLevel ? 0 : title), y: box.y + air + (isLevel ? title : 0) };
};
