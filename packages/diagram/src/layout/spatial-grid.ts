import { boundsOf, type Rect } from '../model/index.ts';

/** Finds what is near a place without looking at everything: boxes are kept in the squares of a grid that they reach into. */
export interface SpatialGrid<Item> {
  readonly add: (box: Rect, item: Item) => void;
  /** Takes out an item that was added with this box. */
  readonly remove: (box: Rect, item: Item) => void;
  /** All items whose box may touch the given one, each once, and some beside it; of more than `most` only the first that were added. */
  readonly near: (box: Rect, most?: number) => Iterable<Item>;
}

/** Side of a square, px: about the size of a shape with the space around it. */
const usualSide = 160;
/** A long line on a page with more squares in a row than this would be looked for in too many of them. */
const mostInRow = 256;

/** The side that suits a page with these boxes on it, px. */
export const sideFor = (boxes: Iterable<Rect>): number => {
  const bounds = boundsOf(boxes);
  return bounds === undefined ? usualSide : Math.max(usualSide, bounds.width / mostInRow, bounds.height / mostInRow);
};

export const createSpatialGrid = <Item>(side = usualSide): SpatialGrid<Item> => {
  const squares = new Map<number, Set<Item>>();
  return {
    add: (box, item) => {
      for (const key of keysOf(box, side)) {
        const square = squares.get(key);
        if (square === undefined) squares.set(key, new Set([item]));
        else square.add(item);
      }
    },
    remove: (box, item) => {
      for (const key of keysOf(box, side)) squares.get(key)?.delete(item);
    },
    near: (box, most = Infinity) => {
      const keys = keysOf(box, side);
      const [only] = keys;
      if (keys.length === 1 && only !== undefined && most === Infinity) return squares.get(only) ?? [];
      const found = new Set<Item>();
      for (const key of keys) {
        for (const item of squares.get(key) ?? []) {
          if (found.size >= most) return found;
          found.add(item);
        }
      }
      return found;
    },
  };
};

/** Far beyond any page, so that a row and a column make one number. */
const mostSquares = 2 ** 20;

const keysOf = ({ x, y, width, height }: Rect, side: number): readonly number[] => {
  const keys: number[] = [];
  const lastColumn = Math.floor((x + width) / side);
  const lastRow = Math.floor((y + height) / side);
  for (let column = Math.floor(x / side); column <= lastColumn; column += 1) {
    for (let row = Math.floor(y / side); row <= lastRow; row += 1) keys.push(column * mostSquares + row);
  }
  return keys;
};
