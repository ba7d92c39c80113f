import type { SkeletonGraph, Way } from './skeleton-graph.ts';

/** A way from one end of a line to another. */
export interface Walk {
  /** The knot at which it ends. */
  readonly to: number;
  readonly pixels: readonly number[];
}

export interface WalkOptions {
  /** Where lines end. */
  readonly goals: ReadonlySet<number>;
  /** px of the picture. */
  readonly width: number;
  /** `straight`: straight on where two lines cross; `free`: any way that does not lead sharply back. */
  readonly turning: 'straight' | 'free';
}

/** Longer searches are no connectors, but textures. */
const mostSteps = 400;

/**
 * Where a line leads from one of its ends. Both ways where lines meet, but never sharply back. Gives the shortest way
 * to every knot in `goals`.
 */
export const walkFrom = (
  graph: SkeletonGraph,
  start: number,
  { goals, width, turning }: WalkOptions,
): readonly Walk[] => {
  const found = new Map<number, Walk>();
  const open: { readonly knot: number; readonly way: Way; readonly pixels: readonly number[] }[] = [];
  const seen = new Set<string>();
  const enter = (knot: number, way: Way, before: readonly number[]): void => {
    const [first, second] = way.ends;
    const isForward = first === knot;
    const key = `${way.id}${isForward ? '>' : '<'}`;
    if (seen.has(key)) return;
    seen.add(key);
    open.push({
      knot: isForward ? second : first,
      way,
      pixels: [...before, ...(isForward ? way.pixels : way.pixels.toReversed())],
    });
  };
  for (const way of waysAt(graph, start)) enter(start, way, []);
  for (let step = 0; step < mostSteps && open.length > 0; step += 1) {
    open.sort((a, b) => a.pixels.length - b.pixels.length);
    const here = open.shift();
    if (here === undefined) break;
    const { knot, way, pixels } = here;
    if (knot !== start && goals.has(knot) && !found.has(knot)) found.set(knot, { to: knot, pixels });
    if (goals.has(knot)) continue;
    const others = waysAt(graph, knot).filter(({ id }) => id !== way.id);
    const came = headingOf(pixels.toReversed(), width);
    const turns = others.map((next) => {
      const leaves = headingOf(next.ends[0] === knot ? next.pixels : next.pixels.toReversed(), width);
      // Came from there, leaves towards there: opposite headings go straight on.
      return { next, straight: -(came.x * leaves.x + came.y * leaves.y) };
    });
    const isCrossing = turning === 'straight' && others.length === 3;
    const best = Math.max(...turns.map(({ straight }) => straight));
    for (const { next, straight } of turns) {
      if (isCrossing && best > 0.8 ? straight === best : others.length === 1 || straight > -0.6)
        enter(knot, next, pixels);
    }
  }
  return [...found.values()];
};

const waysAt = ({ knots, ways }: SkeletonGraph, knot: number): readonly Way[] =>
  [...new Set(knots[knot]?.ways ?? [])].flatMap((id) => ways[id] ?? []);

/** The direction in which pixels lead away from their first one. */
export const headingOf = (pixels: readonly number[], width: number): { readonly x: number; readonly y: number } => {
  const [first = 0] = pixels;
  const far = pixels[Math.min(pixels.length - 1, 12)] ?? first;
  const [x, y] = [(far % width) - (first % width), Math.floor(far / width) - Math.floor(first / width)];
  const length = Math.hypot(x, y);
  return length === 0 ? { x: 0, y: 0 } : { x: x / length, y: y / length };
};
