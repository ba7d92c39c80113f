import type { SkeletonGraph, Way } from './skeleton-graph.ts';
import { headingOf } from './walk-graph.ts';

/** A way from one end of a line to another. */
export interface HandWalk {
  /** The knot at which it ends. */
  readonly to: number;
  readonly pixels: readonly number[];
  /** How long it is, and what its turns cost where lines meet, px. */
  readonly cost: number;
}

/** A turn by a right angle where lines meet costs as much as so many px. */
const usualTurnCost = 120;

/** Longer searches are no connectors, but textures; and so are dearer ways. */
const mostSteps = 300;
const usualTurns = 2.5;

interface Open {
  readonly knot: number;
  readonly way: Way;
  readonly before: Open | undefined;
  readonly isForward: boolean;
  readonly length: number;
  readonly turns: number;
}

interface WalkOptions {
  readonly goals: ReadonlyMap<number, unknown>;
  readonly width: number;
  readonly turnCost?: number;
  /** So far a way may turn in all where lines meet; a right angle is 1. */
  readonly mostTurns?: number;
}

/** Cheapest ways from one end of a line to all others that can be reached without turning sharply back (Dijkstra 1959). */
export const walkByHand = (
  graph: SkeletonGraph,
  start: number,
  { goals, width, turnCost = usualTurnCost, mostTurns = usualTurns }: WalkOptions,
): readonly HandWalk[] => {
  const costOf = ({ length, turns }: Open): number => length + turnCost * turns;
  const found = new Map<number, HandWalk>();
  const open: Open[] = [];
  const seen = new Set<string>();
  const enter = (knot: number, way: Way, before: Open | undefined, turn: number): void => {
    const isForward = way.ends[0] === knot;
    const turns = (before?.turns ?? 0) + turn;
    if (turns > mostTurns || seen.has(keyOf(way, isForward))) return;
    const length = (before?.length ?? 0) + way.pixels.length;
    open.push({ knot: isForward ? way.ends[1] : way.ends[0], way, before, isForward, length, turns });
  };
  for (const way of waysAt(graph, start)) enter(start, way, undefined, 0);
  for (let step = 0; step < mostSteps && open.length > 0; step += 1) {
    let cheapest = 0;
    for (const [index, one] of open.entries()) if (costOf(one) < costOf(open[cheapest] ?? one)) cheapest = index;
    const [here] = open.splice(cheapest, 1);
    if (here === undefined) break;
    const key = keyOf(here.way, here.isForward);
    if (seen.has(key)) continue;
    seen.add(key);
    if (goals.has(here.knot) && here.knot !== start) {
      if (!found.has(here.knot)) found.set(here.knot, { to: here.knot, pixels: pixelsOf(here), cost: costOf(here) });
      continue;
    }
    const others = waysAt(graph, here.knot).filter(({ id }) => id !== here.way.id);
    const came = headingOf(here.isForward ? here.way.pixels.toReversed() : here.way.pixels, width);
    for (const next of others) {
      const leaves = headingOf(next.ends[0] === here.knot ? next.pixels : next.pixels.toReversed(), width);
      // Came from there, leaves towards there: opposite headings go straight on.
      const straight = -(came.x * leaves.x + came.y * leaves.y);
      if (others.length === 1) enter(here.knot, next, here, 0);
      else if (straight > -0.6) enter(here.knot, next, here, 1 - straight);
    }
  }
  return [...found.values()];
};

const keyOf = ({ id }: Way, isForward: boolean): string => `${id}${isForward ? '>' : '<'}`;

const pixelsOf = (last: Open): readonly number[] => {
  const ways: (readonly number[])[] = [];
  for (let one: Open | undefined = last; one !== undefined; one = one.before)
    ways.push(one.isForward ? one.way.pixels : one.way.pixels.toReversed());
  return ways.toReversed().flat();
};

const waysAt = ({ knots, ways }: SkeletonGraph, knot: number): readonly Way[] =>
  [...new Set(knots[knot]?.ways ?? [])].flatMap((id) => ways[id] ?? []);
