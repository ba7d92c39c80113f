import type { Rect } from '@diagloom/diagram/model';
import type { Region } from '../pixels/regions.ts';
import type { ChosenShape } from './choose-shapes.ts';
import { differ, fillOfDot, toDot } from './find-dots.ts';

/** By the area of a disc: less ink than this is its soft edge, and no words. */
const leastWords = 0.04;

/** By the width of a disc: a row that is narrower is of a line that leaves it. */
const leastRow = 0.25;

/** A filled disc without words is a dot, whatever of its lines has its colour. */
export const takeAsDot = (shape: ChosenShape, paper: Region['colour']): ChosenShape => {
  const { candidate, letters } = shape;
  const { figure, region } = candidate;
  const ink = letters.reduce((sum, { area }) => sum + area, 0);
  const isDot = figure === 'circle' && differ(region.colour, paper, fillOfDot) && ink < leastWords * region.area;
  return isDot ? toDot(discIn(candidate.filled), region.colour) : shape;
};

const discIn = ({ box, cells }: { readonly box: Rect; readonly cells: Uint8Array }): Rect => {
  const [columns, rows] = [new Uint16Array(box.width), new Uint16Array(box.height)];
  for (const [at, cell] of cells.entries()) {
    if (cell === 0) continue;
    columns[at % box.width] = (columns[at % box.width] ?? 0) + 1;
    rows[Math.floor(at / box.width)] = (rows[Math.floor(at / box.width)] ?? 0) + 1;
  }
  const least = leastRow * Math.min(box.width, box.height);
  const spanOf = (counts: Uint16Array): readonly [number, number] => {
    const first = counts.findIndex((count) => count >= least);
    return [first, counts.findLastIndex((count) => count >= least) - first + 1];
  };
  const [[left, width], [top, height]] = [spanOf(columns), spanOf(rows)];
  return { x: box.x + left, y: box.y + top, width, height };
};
