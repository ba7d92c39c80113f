import type { Point, Rect } from '@diagloom/diagram/model';
import type { Filled } from '../shapes/fill-outline.ts';

/** Around the first and last pixel of every row (Andrew 1979). */
export const hullOf = ({ width, height }: Rect, isOn: (x: number, y: number) => boolean): readonly Point[] => {
  const ends: Point[] = [];
  for (let y = 0; y < height; y += 1) {
    let [first, last] = [0, width - 1];
    while (first < width && !isOn(first, y)) first += 1;
    if (first === width) continue;
    while (!isOn(last, y)) last -= 1;
    ends.push({ x: first, y }, { x: last, y });
  }
  const half = (points: readonly Point[]): readonly Point[] => {
    const chain: Point[] = [];
    for (const point of points) {
      for (
        let a = chain.at(-2), b = chain.at(-1);
        a !== undefined && b !== undefined;
        a = chain.at(-2), b = chain.at(-1)
      ) {
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const sorted = ends.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...half(sorted), ...half(sorted.toReversed())];
};

/** All pixels of a box within a hull. */
export const fillHull = (hull: readonly Point[], box: Rect): Filled => {
  const cells = new Uint8Array(box.width * box.height);
  let area = 0;
  for (let y = 0; y < box.height; y += 1) {
    let [first, last] = [box.width, -1];
    for (const [index, from] of hull.entries()) {
      const to = hull[(index + 1) % hull.length] ?? from;
      if ((from.y < y && to.y < y) || (from.y > y && to.y > y)) continue;
      const xs = from.y === to.y ? [from.x, to.x] : [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)];
      first = Math.min(first, ...xs);
      last = Math.max(last, ...xs);
    }
    for (let x = Math.round(first); x <= Math.round(last); x += 1) {
      cells[y * box.width + x] = 1;
      area += 1;
    }
  }
  return { box, cells, area };
};
