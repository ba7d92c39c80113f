import type { LineInk } from './trace-connectors.ts';
import { headingOf } from './walk-graph.ts';

/** Where a line meets a shape. */
export interface Contact {
  /** The number of the shape, from 0. */
  readonly shape: number;
  /** The knots of the graph at which the line ends: several where a head has barbs. */
  readonly knots: readonly number[];
  /** How much more ink there is than a plain line has: from about 1.5 there is an arrowhead. */
  readonly head: number;
  /** The number of the piece of ink. */
  readonly line: number;
  readonly x: number;
  readonly y: number;
  /** The direction in which the line leaves, as a unit vector. */
  readonly heading: { readonly x: number; readonly y: number };
}

/** The shape next to a place, and how far away, px; undefined where there is none within reach. */
export const nearestShape = (
  owners: Int32Array,
  { width, height }: { readonly width: number; readonly height: number },
  at: number,
  reach: number,
): { readonly shape: number; readonly distance: number } | undefined => {
  const x = at % width;
  const y = (at - x) / width;
  let best: { readonly shape: number; readonly distance: number } | undefined;
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const [toX, toY] = [x + dx, y + dy];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      const owner = owners[toY * width + toX] ?? 0;
      const distance = Math.hypot(dx, dy);
      if (owner > 0 && distance <= reach && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
        best = { shape: owner - 1, distance };
    }
  }
  return best;
};

/** The shape that the ink around an end leads to: a head is thinned to a place at its back, or to one of its corners. */
export const shapeThroughInk = (
  isInk: (at: number) => boolean,
  owners: Int32Array,
  { width, from, reach }: { readonly width: number; readonly from: number; readonly reach: number },
): number | undefined => {
  const seen = new Set([from]);
  let front = [from];
  for (let step = 0; step < reach && front.length > 0; step += 1) {
    const next: number[] = [];
    for (const at of front) {
      for (const offset of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]) {
        const to = at + offset;
        const owner = owners[to] ?? 0;
        if (owner > 0) return owner - 1;
        if (seen.has(to) || !isInk(to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    front = next;
  }
  return undefined;
};

/** Lines may end at the box around a shape whose edge is wavy or round, px by the thickness of lines. */
const leastAhead = 12;

/** The shape to which a line would lead if it went on a little. In: its pixels from its end inwards. */
export const shapeAhead = (
  { owners, width, height, stroke }: Pick<LineInk, 'owners' | 'width' | 'height' | 'stroke'>,
  inwards: readonly number[],
): number | undefined => {
  const [end = 0] = inwards;
  const { x: dx, y: dy } = headingOf(inwards, width);
  if (inwards.length < 12) return undefined;
  for (let step = 1; step <= leastAhead + 4 * stroke; step += 1) {
    const [x, y] = [Math.round((end % width) - dx * step), Math.round(Math.floor(end / width) - dy * step)];
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
    const owner = owners[y * width + x] ?? 0;
    if (owner > 0) return owner - 1;
  }
  return undefined;
};

/**
 * How much thicker a line is near its end than it is elsewhere. In: what is ink of this line, its pixels from its end inwards, and the
 * thickness of lines. Filled and hollow heads are broad; barbs of open ones are ink beside the line.
 */
export const measureHead = (
  isInk: (at: number) => boolean,
  picture: { readonly width: number; readonly height: number },
  inwards: readonly number[],
  stroke: number,
): number => {
  const { width } = picture;
  const reach = reachOfHead(stroke);
  const [end] = inwards;
  if (end === undefined) return 0;
  const last = inwards[Math.min(inwards.length - 1, reach)] ?? end;
  // Of a short stub between a head and where lines part, most is head; beyond a corner a line may be thinner, where a picture was made smaller.
  const near = inwards.slice(0, reach + shortestStub);
  const own =
    near.length < reach + shortestStub ? undefined : thicknessOf(isInk, picture, inwards.slice(reach + 4, reach + 64));
  const thick = near.length <= reach ? stroke : Math.max(own ?? stroke, thicknessAcross(isInk, width, near));
  const length = Math.max(
    thick,
    Math.hypot((last % width) - (end % width), Math.floor(last / width) - Math.floor(end / width)),
  );
  return inkAround(isInk, picture, end, reach) / (thick * (length + thick / 2));
};

/** Beyond a head, so much of a line says how thick it is, px. */
const shortestStub = 24;

/** How far from the end of a line its head is looked for, px. */
export const reachOfHead = (stroke: number): number => Math.round(6 + 3 * stroke);

/** A head has more ink beside its lines, by their thickness. */
const leastBeside = 4;

/** Whether all ink near a place is that of the lines which part there: branches that leave one place have no head. In: pixels of those lines. */
export const isFan = (
  isInk: (at: number) => boolean,
  { width, height }: { readonly width: number; readonly height: number },
  end: number,
  { ways, stroke }: { readonly ways: readonly (readonly number[])[]; readonly stroke: number },
): boolean => {
  const reach = reachOfHead(stroke);
  const [x, y] = [end % width, Math.floor(end / width)];
  const near = ways.flat().flatMap((at) => {
    const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y];
    return Math.hypot(dx, dy) <= reach + stroke ? [{ dx, dy }] : [];
  });
  let beside = 0;
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const [toX, toY] = [x + dx, y + dy];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height || Math.hypot(dx, dy) > reach) continue;
      if (!isInk(toY * width + toX)) continue;
      if (!near.some((one) => Math.hypot(one.dx - dx, one.dy - dy) <= stroke / 2 + 1)) beside += 1;
    }
  }
  return beside < leastBeside * stroke;
};

/** How thick each piece of ink is, by its number. In: what is ink, the number of every pixel, and the pixels of thinned lines. */
export const thicknessByLine = (
  isInk: (at: number) => boolean,
  picture: { readonly width: number; readonly height: number },
  { labels, ways }: { readonly labels: Int32Array; readonly ways: readonly (readonly number[])[] },
): ReadonlyMap<number, number> => {
  const longest = new Map<number, readonly number[]>();
  for (const pixels of ways) {
    const line = labels[pixels[0] ?? 0] ?? 0;
    if (pixels.length > (longest.get(line)?.length ?? 0)) longest.set(line, pixels);
  }
  return new Map(
    [...longest].flatMap(([line, pixels]) => {
      const thick = thicknessOf(isInk, picture, pixels.slice(pixels.length >> 2, 1 + ((3 * pixels.length) >> 2)));
      return thick === undefined ? [] : [[line, thick] as const];
    }),
  );
};

/** Lines of one picture may be of different thickness, and of half pixels. In: pixels of a line between its ends; undefined where it is short. */
const thicknessOf = (
  isInk: (at: number) => boolean,
  picture: { readonly width: number; readonly height: number },
  pixels: readonly number[],
): number | undefined => {
  const radius = 5;
  const measured = pixels
    .filter((_, index) => index % 5 === 0)
    .map((at) => inkAround(isInk, picture, at, radius) / (2 * radius + 1))
    .toSorted((a, b) => a - b);
  return measured.length < 3 ? undefined : Math.max(1, measured[measured.length >> 1] ?? 1);
};

/** How thick most of a piece is, straight across: a head is at its end, and an open one beside it. */
const thicknessAcross = (isInk: (at: number) => boolean, width: number, pixels: readonly number[]): number => {
  const runOf = (at: number, step: number): number => {
    let run = 1;
    for (const by of [step, -step]) for (let to = at + by; run < thickest && isInk(to); to += by) run += 1;
    return run;
  };
  const { x, y } = headingOf(pixels, width);
  const runs = pixels.map((at) => Math.min(runOf(at, 1), runOf(at, width))).toSorted((a, b) => a - b);
  return (runs[runs.length >> 2] ?? 1) * Math.max(Math.abs(x), Math.abs(y));
};

/** px */
const thickest = 8;

/** How many pixels of a line there are in a disc. */
const inkAround = (
  isInk: (at: number) => boolean,
  { width, height }: { readonly width: number; readonly height: number },
  at: number,
  radius: number,
): number => {
  const x = at % width;
  const y = (at - x) / width;
  let count = 0;
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const [toX, toY] = [x + dx, y + dy];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height || dx * dx + dy * dy > radius * radius) continue;
      if (isInk(toY * width + toX)) count += 1;
    }
  }
  return count;
};
