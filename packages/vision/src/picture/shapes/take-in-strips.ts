import { areaOf, type Raster } from '../pixels/raster.ts';
import type { ChosenShape } from './choose-shapes.ts';

/** Empty compartments are lower than this, by the height of letters, and higher than a thick line, px. */
const highest = 2.5;
const lowest = 3;

/** How much of the lower edge of a compartment is ink. */
const leastOfEdge = 0.95;

/** Lines differ from the inside of a box by more than their soft edges do, of 255. */
const leastOfLine = 64;

/**
 * Boxes with the empty compartments below them, which are too low to be areas: attributes and operations of a class that has none. In: shapes of a picture. Both sides of a box lead on down to another line from side to side.
 */
export const takeInStrips = (
  shapes: readonly ChosenShape[],
  { data, width, height }: Raster,
  letterHeight: number,
): readonly ChosenShape[] =>
  shapes.map((shape) => {
    const { figure, outline, region } = shape.candidate;
    const isBox = (figure === 'rectangle' || figure === 'rounded') && outline > 0;
    if (!isBox || shape.isContainer || shape.letters.length === 0) return shape;
    const isLine = (x: number, y: number): boolean =>
      x < width &&
      y < height &&
      region.colour.some(
        (value, channel) => Math.abs(value - (data[4 * (y * width + x) + channel] ?? 0)) > leastOfLine,
      );
    let low = region.box.y + region.box.height;
    for (let next = edgeBelow(shape, low, isLine, letterHeight); next > low; ) {
      low = next;
      next = edgeBelow(shape, low, isLine, letterHeight);
    }
    if (low === region.box.y + region.box.height) return shape;
    const box = { ...region.box, height: low - region.box.y };
    const area = areaOf(box);
    const filled = { box, cells: new Uint8Array(area).fill(1), area };
    return {
      ...shape,
      candidate: { ...shape.candidate, figure: 'rectangle' as const, region: { ...region, box, area }, filled },
      rows: shape.rows ?? [],
    };
  });

/** Where the edge of the next compartment below begins; where it is none, the same place. */
const edgeBelow = (
  { candidate: { region, outline } }: ChosenShape,
  from: number,
  isLine: (x: number, y: number) => boolean,
  letterHeight: number,
): number => {
  const [left, right] = [region.box.x, region.box.x + region.box.width];
  const hasSide = (y: number, edge: number): boolean =>
    Array.from({ length: outline + 2 }, (_, step) => edge - 1 + step).some((x) => isLine(x, y));
  const isEdge = (y: number): boolean => {
    let count = 0;
    for (let x = left; x < right; x += 1) if (isLine(x, y)) count += 1;
    return count >= leastOfEdge * (right - left);
  };
  let start = from;
  while (!isEdge(start) && start - from <= outline) start += 1;
  const edge = start;
  while (isEdge(start) && start - edge <= outline) start += 1;
  if (start === edge || isEdge(start)) return from;
  for (let y = start; y <= start + highest * letterHeight; y += 1) {
    // Where corners are round, the lower edge begins beside the sides.
    if (isEdge(y)) return y - start >= lowest ? y : from;
    if (!hasSide(y, left - outline) || !hasSide(y, right)) return from;
  }
  return from;
};
