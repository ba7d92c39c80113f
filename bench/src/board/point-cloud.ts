import type { Spot, Stroke } from './hand.ts';

/**
 * The $P point-cloud recogniser (Vatavu, Anthony and Wobbrock, 2012), as a yardstick: a gesture is a cloud of 32 points, scaled and put
 * at the origin, and the class of the nearest template is its class. In: strokes of one gesture. Out: the name of a template.
 */
export interface Template {
  readonly name: string;
  readonly cloud: readonly Spot[];
}

const size = 32;

export const templateOf = (name: string, strokes: readonly Stroke[]): Template => ({ name, cloud: cloudOf(strokes) });

export const nearestTemplate = (strokes: readonly Stroke[], templates: readonly Template[]): string => {
  const cloud = cloudOf(strokes);
  let best = { name: '', away: Infinity };
  for (const { name, cloud: other } of templates) {
    const away = greedyMatch(cloud, other);
    if (away < best.away) best = { name, away };
  }
  return best.name;
};

const greedyMatch = (one: readonly Spot[], other: readonly Spot[]): number => {
  const step = Math.floor(Math.sqrt(size));
  let least = Infinity;
  for (let start = 0; start < size; start += step) {
    least = Math.min(least, cloudDistance(one, other, start), cloudDistance(other, one, start));
  }
  return least;
};

const cloudDistance = (one: readonly Spot[], other: readonly Spot[], start: number): number => {
  const matched = new Set<number>();
  let sum = 0;
  for (let count = 0; count < size; count += 1) {
    const point = one[(start + count) % size];
    let [least, nearest] = [Infinity, -1];
    for (const [index, candidate] of other.entries()) {
      if (point === undefined || matched.has(index)) continue;
      const away = Math.hypot(point.x - candidate.x, point.y - candidate.y);
      if (away < least) [least, nearest] = [away, index];
    }
    matched.add(nearest);
    sum += (1 - count / size) * least;
  }
  return sum;
};

const cloudOf = (strokes: readonly Stroke[]): readonly Spot[] => {
  const points = evenly(strokes);
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const scale = Math.max(1, ...points.map(({ x, y }) => Math.max(x - left, y - top)));
  const scaled = points.map(({ x, y }) => ({ x: (x - left) / scale, y: (y - top) / scale }));
  const [cx, cy] = [mean(scaled.map(({ x }) => x)), mean(scaled.map(({ y }) => y))];
  return scaled.map(({ x, y }) => ({ x: x - cx, y: y - cy }));
};

/** Points at equal distances along all strokes; the way between two strokes does not count. */
const evenly = (strokes: readonly Stroke[]): readonly Spot[] => {
  const pieces = strokes.flatMap((stroke) =>
    stroke.slice(1).map((to, index) => ({ from: stroke[index] ?? to, to, length: 0 })),
  );
  const measured = pieces.map(({ from, to }) => ({ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }));
  const total = measured.reduce((sum, { length }) => sum + length, 0);
  const points: Spot[] = [];
  let walked = 0;
  for (const { from, to, length } of measured) {
    while (points.length < size && walked + length >= (points.length * total) / (size - 1)) {
      const share = length === 0 ? 0 : ((points.length * total) / (size - 1) - walked) / length;
      points.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    walked += length;
  }
  const last = strokes.at(-1)?.at(-1) ?? { x: 0, y: 0 };
  while (points.length < size) points.push(last);
  return points;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
