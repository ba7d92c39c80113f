import type { Point, Rect } from '../model/index.ts';
import { baselineBelowMiddle } from '../text/index.ts';
import { element, escapeXml } from './markup.ts';

/** A sign on a picture that something is said of a place. */
export interface Pin extends Point {
  /** What is written on it: a number. */
  readonly label: string;
  readonly colour: string;
}

/** Of the round sign, px. */
const radius = 11;

/** Its middle stands up and to the right of the place, which its corner points at. */
const middleOf = ({ x, y }: Point): Point => ({ x: x + radius, y: y - radius });

export const pinBox = (pin: Point): Rect => {
  const { x, y } = middleOf(pin);
  return { x: x - radius - 1, y: y - radius - 1, width: 2 * radius + 2, height: 2 * radius + 2 };
};

/** A drop with a number on it. */
export const drawPin = (pin: Pin): string => {
  const { x, y } = middleOf(pin);
  const [left, foot, right, top] = [x - radius, y + radius, x + radius, y - radius];
  const arc = `A${radius},${radius} 0 0 1`;
  const d = `M${left},${foot}V${y}${arc} ${x},${top}${arc} ${right},${y}${arc} ${x},${foot}Z`;
  const size = pin.label.length > 2 ? 9 : 11;
  const words = {
    x,
    y: y + size * baselineBelowMiddle,
    'font-size': size,
    'font-weight': 'bold',
    'text-anchor': 'middle',
    fill: '#171c1a',
  };
  return element('g', { 'data-pin': pin.label }, [
    element('path', { d, fill: pin.colour, stroke: '#171c1a', 'stroke-width': 1, 'stroke-opacity': 0.45 }),
    element('text', words, escapeXml(pin.label)),
  ]);
};
