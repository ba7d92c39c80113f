import { reachOfHead } from './connector-ends.ts';
import type { LineInk } from './trace-connectors.ts';

/** px: how far around a place of a line its ink is measured, and between such places. */
const radius = 4;
const step = 5;

/** Fewer places say nothing. */
const fewest = 3;

/**
 * The same for the thin lines of small pictures, which are soft: their heads have hardly more pixels of ink, but these are as dark as a head is. In: what
 * is ink of this line, and its pixels from its end inwards. Out: how much more ink there is at its end, by how dark it is; undefined for a short line.
 */
export const measureSoftHead = (
  isInk: (at: number) => boolean,
  { width, height, stroke, colourAt }: Pick<LineInk, 'width' | 'height' | 'stroke' | 'colourAt'>,
  inwards: readonly number[],
): number | undefined => {
  const inkAround = (at: number, reach: number): number => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let sum = 0;
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const [toX, toY] = [x + dx, y + dy];
        if (toX < 0 || toY < 0 || toX >= width || toY >= height || dx * dx + dy * dy > reach * reach) continue;
        const to = toY * width + toX;
        if (isInk(to)) sum += Math.max(...(colourAt(to) ?? [0]).map(Math.abs));
      }
    return sum;
  };
  const reach = reachOfHead(stroke);
  const middle = inwards.slice(reach + radius, -reach - radius).filter((_, index) => index % step === 0);
  const places = middle.length < fewest ? inwards.slice(reach, -radius).filter((_, index) => index % 2 === 0) : middle;
  if (places.length < fewest) return undefined;
  const along = places.map((at) => inkAround(at, radius) / (2 * radius + 1)).toSorted((a, b) => a - b);
  const [end = 0] = inwards;
  return inkAround(end, reach) / ((along[along.length >> 1] ?? 1) * (reach + 1));
};
