import type { Rect } from '@diagloom/diagram/model';
import { figureGrid } from './figure-templates.ts';

/** A region with everything that it encloses, over its box. */
export interface Filled {
  readonly box: Rect;
  /** One byte a pixel of the box. */
  readonly cells: Uint8Array;
  readonly area: number;
}

/** Fills what a region encloses: everything in its box that cannot be reached from outside without crossing it. */
export const fillOutline = (labels: Int32Array, width: number, label: number, box: Rect): Filled => {
  const cells = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1)
      if (labels[(box.y + y) * width + box.x + x] === label) cells[y * box.width + x] = 1;
  return fillHoles({ box, cells });
};

/** The same of cells over a box. */
export const fillHoles = ({ box, cells: own }: Pick<Filled, 'box' | 'cells'>): Filled => {
  const cells = new Uint8Array(own.length).fill(1);
  const stack: number[] = [];
  const visit = (at: number): void => {
    if (cells[at] === 0 || own[at] === 1) return;
    cells[at] = 0;
    stack.push(at);
  };
  const { width } = box;
  const last = own.length - width;
  for (let x = 0; x < width; x += 1) {
    visit(x);
    visit(last + x);
  }
  for (let start = 0; start <= last; start += width) {
    visit(start);
    visit(start + width - 1);
  }
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < last) visit(at + width);
  }
  let area = 0;
  for (const cell of cells) area += cell;
  return { box, cells, area };
};

/** The same on the grid on which figures are compared. */
export const onGrid = ({ box, cells }: Filled): Uint8Array => {
  const grid = new Uint8Array(figureGrid * figureGrid);
  for (let row = 0; row < figureGrid; row += 1) {
    const y = Math.min(box.height - 1, Math.floor(((row + 0.5) / figureGrid) * box.height));
    for (let column = 0; column < figureGrid; column += 1) {
      const x = Math.min(box.width - 1, Math.floor(((column + 0.5) / figureGrid) * box.width));
      grid[row * figureGrid + column] = cells[y * box.width + x] ?? 0;
    }
  }
  return grid;
};
