import type { Point, Rect, Side } from '@diagloom/diagram/model';

/** How far the dots stand from their shape, and half of how wide they are, px. */
const distance = 20;
const radius = 12;

/**
 * Where the dots around a shape stand. In: its box and the boxes of lines, px on the screen. Out: a place beside the middle of each
 * side where no line passes.
 */
export const dotPlaces = (box: Rect, lines: readonly Rect[]): readonly (Point & { readonly side: Side })[] => {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const places = [
    { side: 'top', x: middle.x, y: box.y - distance },
    { side: 'right', x: box.x + box.width + distance, y: middle.y },
    { side: 'bottom', x: middle.x, y: box.y + box.height + distance },
    { side: 'left', x: box.x - distance, y: middle.y },
  ] as const;
  return places.filter((place) => !lines.some((line) => touches(line, place)));
};

const touches = (line: Rect, { x, y }: Point): boolean =>
  x + radius > line.x && x - radius < line.x + line.width && y + radius > line.y && y - radius < line.y + line.height;
