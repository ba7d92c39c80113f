import type { Point, Rect } from '@diagloom/diagram/model';
import type { BoardReading } from '../board/board-reading.ts';

/** What was read of a picture that had been made smaller, in px of the picture as it was. */
export const enlarge = (reading: BoardReading, by: number): BoardReading => {
  const point = ({ x, y }: Point): Point => ({ x: x * by, y: y * by });
  const box = ({ x, y, width, height }: Rect): Rect => ({
    x: x * by,
    y: y * by,
    width: width * by,
    height: height * by,
  });
  return {
    ...reading,
    shapes: reading.shapes.map((shape) => ({ ...shape, box: box(shape.box) })),
    connectors: reading.connectors.map((connector) => ({ ...connector, route: connector.route.map(point) })),
  };
};
