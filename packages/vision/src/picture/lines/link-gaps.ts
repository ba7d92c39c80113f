import type { Rect } from '@diagloom/diagram/model';
import { growBox, isWithin } from '../pixels/raster.ts';

export interface End {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** Where the line leads beyond its end, as a unit vector; zero where it is a dot. */
  readonly dx: number;
  readonly dy: number;
}

export interface GapOptions {
  readonly width: number;
  readonly stroke: number;
  /** Whether the line goes on into a shape there. */
  readonly isTied: (at: number) => boolean;
  /** Where words stand, which may hide a part of a line. */
  readonly words: readonly Rect[];
  /** The component of every pixel. */
  readonly labels: Int32Array;
  /** Whether a line may bend under words: programs lay words over lines, hands write beside them. */
  readonly bends: boolean;
}

/** px, under words from side to side, and where they only stand near. */
const longestGap = 360;
const longestHidden = 130;

/** How far from words the line that leads under them ends, px, and by their height. */
const besideWords = { least: 9, most: 24, share: 0.8 } as const;

/** Ends of thinned lines that face each other across a gap: between dashes, under words, where a shape's frame was taken out. */
export const findGaps = (skeleton: Uint8Array, options: GapOptions): readonly (readonly [number, number])[] => {
  const { stroke, isTied, words, labels, bends } = options;
  const ends = findEnds(skeleton, options.width)
    .filter(({ at }) => !isTied(at))
    .slice(0, 1200);
  const barbs = new Set(ends.filter(({ at }) => isBarb(skeleton, at, options)));
  const gaps: { readonly length: number; readonly pair: readonly [number, number] }[] = [];
  for (const [index, a] of ends.entries()) {
    for (const b of ends.slice(index + 1)) {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const length = Math.hypot(dx, dy);
      if (length === 0 || length > longestGap || labels[a.at] === labels[b.at]) continue;
      const facing = (end: End, sign: number): number =>
        end.dx === 0 && end.dy === 0 ? 0.9 : (sign * (end.dx * dx + end.dy * dy)) / length;
      const [one, other] = [facing(a, 1), facing(b, -1)];
      const isDash = length < 6 * stroke + 12 && one > 0.8 && other > 0.8;
      const isTouch = length < 2 * stroke + 4 && one > 0.2 && other > 0.2;
      const areLines = !barbs.has(a) || !barbs.has(b);
      const isHidden =
        areLines && one > 0.96 && other > 0.96 && length <= longestHidden && words.some((box) => crosses(box, a, b));
      const isUnder = areLines && bends && one > 0.7 && other > 0.7 && words.some((box) => leadsUnder(box, a, b));
      if (isDash || isTouch || isHidden || isUnder) gaps.push({ length, pair: [a.at, b.at] });
    }
  }
  // A dot has one end for both sides.
  const dots = new Set(ends.filter(({ dx, dy }) => dx === 0 && dy === 0).map(({ at }) => at));
  const used = new Map<number, number>();
  const isUsed = (at: number): boolean => (used.get(at) ?? 0) >= (dots.has(at) ? 2 : 1);
  return gaps
    .toSorted((a, b) => a.length - b.length)
    .flatMap(({ pair: [a, b] }) => {
      if (isUsed(a) || isUsed(b)) return [];
      for (const at of [a, b]) used.set(at, (used.get(at) ?? 0) + 1);
      return [[a, b] as const];
    });
};

/** Barbs of heads are so much longer than lines are thick, and so many px more. */
const longestBarb = { strokes: 6, more: 6 } as const;

/** Whether a short piece leads from an end to where lines meet: from the barb of one head no line goes on to that of another. */
const isBarb = (
  skeleton: Uint8Array,
  end: number,
  { width, stroke }: Pick<GapOptions, 'width' | 'stroke'>,
): boolean => {
  const around = aroundIn(width);
  const seen = new Set([end]);
  let front: readonly number[] = [end];
  for (let step = 0; step < longestBarb.strokes * stroke + longestBarb.more; step += 1) {
    const next = new Set(front.flatMap((at) => around.map((offset) => at + offset)));
    front = [...next].filter((at) => (skeleton[at] ?? 0) !== 0 && !seen.has(at));
    for (const at of front) seen.add(at);
    // Pixels around a corner of the line touch each other.
    if (front.some((one) => front.some((other) => !areBeside(one, other, width)))) return true;
  }
  return false;
};

const areBeside = (one: number, other: number, width: number): boolean =>
  Math.abs((one % width) - (other % width)) <= 1 && Math.abs(Math.floor(one / width) - Math.floor(other / width)) <= 1;

const aroundIn = (width: number): readonly number[] => [
  -1,
  1,
  -width,
  width,
  -width - 1,
  -width + 1,
  width - 1,
  width + 1,
];

/** Draws a straight line of ink. */
export const drawLine = (
  cells: Uint8Array,
  width: number,
  [from, to]: readonly [number, number],
  thickness: number,
): void => {
  const [x, y] = [from % width, Math.floor(from / width)];
  const [dx, dy] = [(to % width) - x, Math.floor(to / width) - y];
  const steps = Math.max(1, Math.abs(dx), Math.abs(dy));
  const before = (thickness - 1) >> 1;
  for (let step = 0; step <= steps; step += 1) {
    const [atX, atY] = [Math.round(x + (dx * step) / steps), Math.round(y + (dy * step) / steps)];
    for (let v = -before; v < thickness - before; v += 1)
      for (let u = -before; u < thickness - before; u += 1) {
        const at = (atY + v) * width + atX + u;
        if (at >= 0 && at < cells.length) cells[at] = 1;
      }
  }
};

const crosses = (box: Rect, a: End, b: End): boolean => {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return x > box.x - 20 && x < box.x + box.width + 20 && y > box.y - 8 && y < box.y + box.height + 8;
};

/** Ends of thinned lines, and where each leads. */
export const findEnds = (skeleton: Uint8Array, width: number): readonly End[] => {
  const around = aroundIn(width);
  const ends: End[] = [];
  for (let at = 0; at < skeleton.length; at += 1) {
    if (skeleton[at] === 0) continue;
    let neighbours = 0;
    for (const offset of around) if ((skeleton[at + offset] ?? 0) !== 0) neighbours += 1;
    if (neighbours > 1) continue;
    const inner = walkIn(skeleton, at, around);
    const [x, y] = [at % width, Math.floor(at / width)];
    const [dx, dy] = [x - (inner % width), y - Math.floor(inner / width)];
    const length = Math.hypot(dx, dy);
    ends.push({ at, x, y, dx: length < 2 ? 0 : dx / length, dy: length < 2 ? 0 : dy / length });
  }
  return ends;
};

/** Whether a line ends at words and goes on at the other side of them, perhaps in a curve. */
const leadsUnder = (box: Rect, a: End, b: End): boolean => {
  const reach = Math.min(besideWords.most, Math.max(besideWords.least, besideWords.share * box.height));
  const around = growBox(box, Math.round(reach));
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return (
    [a, b].every((end) => isWithin({ ...end, width: 0, height: 0 }, around)) &&
    isWithin({ x, y, width: 0, height: 0 }, box)
  );
};

/** Some pixels along the line from its end. */
const walkIn = (skeleton: Uint8Array, from: number, around: readonly number[]): number => {
  const seen = new Set([from]);
  let at = from;
  for (let step = 0; step < 10; step += 1) {
    const next = around.map((offset) => at + offset).find((to) => (skeleton[to] ?? 0) !== 0 && !seen.has(to));
    if (next === undefined) break;
    seen.add(next);
    at = next;
  }
  return at;
};
