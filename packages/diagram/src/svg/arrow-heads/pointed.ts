import { polygon, polyline } from '../shapes/path.ts';
import { type ArrowHeadMaker, mitre } from './arrow-head.ts';

/** An arrow with a notch in its back; its half width is its length divided by `slimness`. */
export const classic =
  (slimness: number): ArrowHeadMaker =>
  ({ size, strokeWidth, isFilled }) => {
    const tip = strokeWidth * mitre;
    const length = size + strokeWidth;
    const half = length / slimness;
    const notch = tip + length * 0.75;
    const path = polygon([
      [tip, 0],
      [tip + length, half],
      [notch, 0],
      [tip + length, -half],
    ]);
    return { parts: [{ path, fill: isFilled ? 'line' : 'none' }], pullBack: notch };
  };

/** A triangle. */
export const block =
  (slimness: number): ArrowHeadMaker =>
  ({ size, strokeWidth, isFilled }) => {
    const tip = strokeWidth * mitre;
    const length = size + strokeWidth;
    const half = length / slimness;
    const path = polygon([
      [tip, 0],
      [tip + length, half],
      [tip + length, -half],
    ]);
    return { parts: [{ path, fill: isFilled ? 'line' : 'none' }], pullBack: tip + length };
  };

/** Two strokes. */
export const open =
  (slimness: number): ArrowHeadMaker =>
  ({ size, strokeWidth }) => {
    const tip = strokeWidth * mitre;
    const length = size + strokeWidth;
    const half = length / slimness;
    const path = polyline([tip + length, half], [tip, 0], [tip + length, -half]);
    return { parts: [{ path, fill: 'none' }], pullBack: 2 * tip };
  };

/** A rhombus; a slim one stands back a little further for its sharper tip. */
export const diamond =
  (slimness: number, tipShare: number): ArrowHeadMaker =>
  ({ size, strokeWidth, isFilled }) => {
    const tip = strokeWidth * tipShare;
    const length = size + strokeWidth;
    const half = length / slimness;
    const path = polygon([
      [tip, 0],
      [tip + length / 2, half],
      [tip + length, 0],
      [tip + length / 2, -half],
    ]);
    return { parts: [{ path, fill: isFilled ? 'line' : 'none' }], pullBack: tip + length };
  };

/** Half of a block arrow: an asynchronous message. */
export const halfBlock: ArrowHeadMaker = ({ size, strokeWidth, isFilled, end }) => {
  const tip = strokeWidth * mitre;
  const length = size + strokeWidth;
  const side = (end === 'source' ? -1 : 1) * (length / 2);
  const path = polygon([
    [tip, 0],
    [tip + length, side],
    [tip + length, 0],
  ]);
  return { parts: [{ path, fill: isFilled ? 'line' : 'none' }], pullBack: tip + length };
};

/** One stroke of an open arrow. */
export const halfOpen: ArrowHeadMaker = ({ size, strokeWidth, end }) => {
  const length = size + strokeWidth;
  const side = (end === 'source' ? -1 : 1) * (length / 2);
  return { parts: [{ path: polyline([0, 0], [length, side]), fill: 'none' }], pullBack: 0 };
};

/** Two triangles, one behind the other. */
export const doubleBlock: ArrowHeadMaker = (request) => {
  const first = block(2)(request);
  const shift = request.size + request.strokeWidth;
  const tip = request.strokeWidth * mitre + shift;
  const second = polygon([
    [tip, 0],
    [tip + shift, shift / 2],
    [tip + shift, -shift / 2],
  ]);
  const fill = request.isFilled ? 'line' : 'none';
  return { parts: [...first.parts, { path: second, fill }], pullBack: tip + shift };
};
