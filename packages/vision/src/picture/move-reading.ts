import type { Point, Rect } from '@diagloom/diagram/model';
import type { BoardReading } from '../board/board-reading.ts';
import { boxOf } from '../board/geometry.ts';

/** What was read of a picture in another size, in px of the picture as it was. */
export const scaleReading = (reading: BoardReading, by: number): BoardReading =>
  moveReading(reading, ({ x, y }) => ({ x: x * by, y: y * by }));

/** What was read of a picture that had been changed, in px of the picture as it was. Boxes are those around what they have become. */
export const moveReading = (reading: BoardReading, move: (point: Point) => Point): BoardReading => ({
  ...reading,
  shapes: reading.shapes.map((shape) => ({ ...shape, box: boxOf(cornersOf(shape.box).map(move)) })),
  connectors: reading.connectors.map((connector) => ({ ...connector, route: connector.route.map(move) })),
});

const cornersOf = ({ x, y, width, height }: Rect): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
