/** Ways between ends and crossings of thinned lines. */
export interface Way {
  readonly id: number;
  /** Numbers of the knots at both ends. */
  readonly ends: readonly [number, number];
  /** Places in the picture from the first knot to the second. */
  readonly pixels: readonly number[];
}

export interface Knot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Numbers of the ways that meet here. */
  readonly ways: readonly number[];
}

export interface SkeletonGraph {
  readonly knots: readonly Knot[];
  readonly ways: readonly Way[];
}

/**
 * The graph of a skeleton. In: thinned lines, the width of the picture, and how long a way between two crossings may be for them to be
 * one, px. Spurs up to `spur` px that end freely are dropped, unless `keepsEnd` says that something is there.
 */
export const buildGraph = (
  skeleton: Uint8Array,
  width: number,
  options: { readonly merge: number; readonly spur: number; readonly keepsEnd: (at: number) => boolean },
): SkeletonGraph => joinKnots(pruneSpurs(traceWays(skeleton, width), width, options), width, options.merge);

interface RawWay {
  readonly from: number;
  readonly to: number;
  readonly pixels: readonly number[];
}

const traceWays = (skeleton: Uint8Array, width: number): readonly RawWay[] => {
  const straight = [-1, 1, -width, width];
  const diagonal = [-width - 1, -width + 1, width - 1, width + 1];
  /** Diagonal steps count only where no straight one leads there. */
  const beside = (at: number): readonly number[] => {
    const near = straight.map((offset) => at + offset).filter((to) => skeleton[to] === 1 || skeleton[to] === 255);
    const far = diagonal
      .map((offset) => at + offset)
      .filter((to) => skeleton[to] !== 0 && skeleton[to] !== undefined)
      .filter((to) => !near.some((between) => isBeside(between, to, width)));
    return [...near, ...far];
  };
  const places: number[] = [];
  for (let at = 0; at < skeleton.length; at += 1) if (skeleton[at] !== 0) places.push(at);
  const neighbours = new Map(places.map((at) => [at, beside(at)]));
  const isKnot = (at: number): boolean => (neighbours.get(at)?.length ?? 0) !== 2;
  const ways: RawWay[] = [];
  const done = new Set<string>();
  const walked = new Set<number>();
  const follow = (from: number, first: number): void => {
    if (done.has(`${from}>${first}`)) return;
    const pixels = [from];
    let [before, at] = [from, first];
    for (;;) {
      pixels.push(at);
      if (isKnot(at) || at === from) break;
      walked.add(at);
      const next = neighbours.get(at)?.find((to) => to !== before);
      if (next === undefined) break;
      [before, at] = [at, next];
    }
    done.add(`${from}>${first}`);
    done.add(`${at}>${before}`);
    ways.push({ from, to: at, pixels });
  };
  for (const at of places) if (isKnot(at)) for (const to of neighbours.get(at) ?? []) follow(at, to);
  // Rings have no knots.
  for (const at of places) {
    const [first] = neighbours.get(at) ?? [];
    if (!isKnot(at) && !walked.has(at) && first !== undefined) follow(at, first);
  }
  return ways;
};

const isBeside = (a: number, b: number, width: number): boolean => {
  const offset = Math.abs(a - b);
  return offset === 1 || offset === width;
};

const pruneSpurs = (
  ways: readonly RawWay[],
  _width: number,
  { spur, keepsEnd }: { readonly spur: number; readonly keepsEnd: (at: number) => boolean },
): readonly RawWay[] => {
  let left = ways;
  for (let pass = 0; pass < 2; pass += 1) {
    const degree = new Map<number, number>();
    for (const { from, to } of left) for (const end of [from, to]) degree.set(end, (degree.get(end) ?? 0) + 1);
    const isSpur = ({ from, to, pixels }: RawWay): boolean => {
      if (pixels.length > spur || from === to) return false;
      const [free, tied] = degree.get(from) === 1 ? [from, to] : [to, from];
      return degree.get(free) === 1 && (degree.get(tied) ?? 0) >= 3 && !keepsEnd(free);
    };
    left = left.filter((way) => !isSpur(way));
  }
  return left;
};

/** Crossings that lie close together are one, and the short ways between them are none. */
const joinKnots = (ways: readonly RawWay[], width: number, merge: number): SkeletonGraph => {
  const degree = new Map<number, number>();
  for (const { from, to } of ways) for (const end of [from, to]) degree.set(end, (degree.get(end) ?? 0) + 1);
  const parents = new Map<number, number>();
  const rootOf = (at: number): number => {
    const above = parents.get(at) ?? at;
    return above === at ? at : rootOf(above);
  };
  const isShort = ({ from, to, pixels }: RawWay): boolean =>
    pixels.length <= merge && (degree.get(from) ?? 0) >= 3 && (degree.get(to) ?? 0) >= 3;
  for (const way of ways) if (isShort(way)) parents.set(rootOf(way.from), rootOf(way.to));
  const kept = ways.filter((way) => !isShort(way) || rootOf(way.from) !== rootOf(way.to));
  const numbers = new Map<number, number>();
  const numberOf = (at: number): number => {
    const root = rootOf(at);
    const number = numbers.get(root) ?? numbers.size;
    numbers.set(root, number);
    return number;
  };
  const joined = kept.map(({ from, to, pixels }, id): Way => ({ id, ends: [numberOf(from), numberOf(to)], pixels }));
  const knots = [...numbers].map(([at, id]): Knot => {
    const x = at % width;
    return {
      id,
      x,
      y: (at - x) / width,
      ways: joined.flatMap(({ id: way, ends }) => ends.flatMap((end) => (end === id ? [way] : []))),
    };
  });
  return { knots, ways: joined };
};
