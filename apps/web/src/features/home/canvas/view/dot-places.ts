import type { Point, Rect, Side } from '@diagloom/diagram/model';

/** How far the dots stand from their shape, and half of how wide they are, px. */
const distance = 18;
const radius = 12;

interface DotPlace extends Point {
  readonly side: Side;
  readonly isFree: boolean;
}

/**
 * Where the dots around a shape stand. In: its box and the boxes of lines, px on the screen. Out: a place beside the middle of each side,
 * and whether no line passes there.
 */
export const dotPlaces = ({ x, y, width, height }: Rect, lines: readonly Rect[]): readonly DotPlace[] => {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const place = (side: Side, at: Point): DotPlace => ({
    side,
    ...at,
    isFree: !lines.some((line) => touches(line, at)),
  });
  return [
    place('top', { x: middle.x, y: y - distance }),
    place('right', { x: x + width + distance, y: middle.y }),
    place('bottom', { x: middle.x, y: y + height + distance }),
    place('left', { x: x - distance, y: middle.y }),
  ];
};

const touches = (line: Rect, { x, y }: Point): boolean =>
  x + radius > line.x && x - radius < line.x + line.width && y + radius > line.y && y - radius < line.y + line.height;
