import { simplify } from '../../board/geometry.ts';
import type { Contact } from './connector-ends.ts';
import type { SkeletonGraph } from './skeleton-graph.ts';
import { straightenRoute } from './straighten-route.ts';
import type { TracedConnector } from './trace-connectors.ts';
import { walkByHand } from './walk-by-hand.ts';
import { type Walk, walkFrom } from './walk-graph.ts';

/** The width of the picture and how thick lines are, px. */
export interface LineScale {
  readonly width: number;
  readonly stroke: number;
}

/** From about so much more ink than a plain line has, an end has an arrowhead. */
const headFrom = 1.55;

/** Where a line has a head that is clearly one, a slightly thicker end is none. */
const clearHead = 3;
export const surelyHead = 2;
const thickerThanEnds = 1.75;

/** More ends than these are no connector, but a texture. */
const mostEnds = 40;

/** Which ends of one piece of ink belong together, and where the heads are. In: its ends, and the graph of its thinned lines. */
export const joinEnds = (
  graph: SkeletonGraph,
  ends: readonly Contact[],
  { width, stroke }: LineScale,
): readonly TracedConnector[] => {
  if (ends.length < 2 || ends.length > mostEnds) return [];
  const most = Math.max(...ends.map(({ head }) => head));
  const least = Math.min(...ends.map(({ head }) => head));
  const isHead = ({ head }: Contact): boolean =>
    head >= surelyHead || (most < clearHead && head >= headFrom && head >= thickerThanEnds * least);
  const heads = ends.filter(isHead);
  const tails = ends.filter((end) => !isHead(end));
  const findWay = (a: Contact, b: Contact, turning: 'straight' | 'free') =>
    findWalk(graph, a, b, { ends, width, turning });
  const connect = (from: Contact, to: Contact, head: TracedConnector['head'], turning: 'straight' | 'free') => {
    const walk = from === to ? undefined : findWay(from, to, turning);
    if (walk === undefined) return [];
    if (from.shape === to.shape && (head === 'none' || walk.pixels.length < shortestLoop)) return [];
    const isUnsure = Math.abs(from.head - to.head) < 0.25 && head !== 'both' && Math.max(from.head, to.head) > 1.3;
    return [{ from: from.shape, to: to.shape, head, isUnsure, ...toWay(walk.pixels, { width, stroke }) }];
  };
  const connectPairs = (ones: readonly Contact[]) =>
    ones.flatMap((one, index) =>
      ones.slice(index + 1).flatMap((other) => connect(...inReadingOrder(one, other), 'none', 'straight')),
    );
  const connectBest = (starts: readonly Contact[], others: readonly Contact[], head: TracedConnector['head']) =>
    matchEnds(graph, starts, others, width).map(({ from, to, pixels }) => {
      const [first, last] = head === 'end' ? [from, to] : inReadingOrder(from, to);
      const way = toWay(first === from ? pixels : pixels.toReversed(), { width, stroke });
      return { from: first.shape, to: last.shape, head, isUnsure: false, ...way };
    });
  if (heads.length === 0) {
    const root = rootOf(tails);
    if (root !== undefined) return tails.flatMap((tail) => connect(root, tail, 'none', 'free'));
    return tails.length < 3 ? connectPairs(tails) : connectBest(tails, tails, 'none');
  }
  const [onlyHead] = heads;
  const [onlyTail] = tails;
  if (tails.length === 0 && heads.length === 2 && onlyHead !== undefined && heads[1] !== undefined)
    return connect(...inReadingOrder(onlyHead, heads[1]), 'both', 'free');
  if (tails.length === 1 && onlyTail !== undefined)
    return heads.flatMap((head) => connect(onlyTail, head, 'end', 'free'));
  if (heads.length === 1 && onlyHead !== undefined) {
    // Of lines that flow together no two come from one shape: they cross there, and each goes straight on.
    const isCrossed = tails.some((tail) => tails.some((other) => other !== tail && other.shape === tail.shape));
    const straight = isCrossed ? tails.flatMap((tail) => connect(tail, onlyHead, 'end', 'straight')) : [];
    const pairs = isCrossed ? connectPairs(tails) : [];
    if (straight.length > 0 && straight.length + 2 * pairs.length === tails.length) return [...straight, ...pairs];
    return tails.flatMap((tail) => connect(tail, onlyHead, 'end', 'free'));
  }
  return tails.length === 0 ? connectBest(heads, heads, 'both') : connectBest(tails, heads, 'end');
};

interface Match {
  readonly from: Contact;
  readonly to: Contact;
  readonly pixels: readonly number[];
  readonly cost: number;
}

/** Lines that a program drew cross straight on: a turn where they meet costs more than any way round, px. */
const turnCost = 2000;

/** Where many ends meet in one piece of ink, the straightest and shortest ways first; each adds an end that had none. */
const matchEnds = (
  graph: SkeletonGraph,
  starts: readonly Contact[],
  ends: readonly Contact[],
  width: number,
): readonly Match[] => {
  const goals = new Map(ends.flatMap((end) => end.knots.map((knot) => [knot, end] as const)));
  const found = starts.flatMap((from) =>
    from.knots.flatMap((knot) =>
      walkByHand(graph, knot, { goals, width, turnCost }).flatMap(({ to: at, pixels, cost }): readonly Match[] => {
        const to = goals.get(at);
        return to === undefined || to.shape === from.shape ? [] : [{ from, to, pixels, cost }];
      }),
    ),
  );
  const met = new Set<Contact>();
  return found
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ from, to }) => {
      if (met.has(from) && met.has(to)) return false;
      met.add(from).add(to);
      return true;
    });
};

/** A line that comes back to its shape is longer, px. */
const shortestLoop = 40;

/**
 * Of a tree of lines without heads, the end that leads as no other does: branches leave one side, or both sides of a trunk. Lines that meet
 * one shape twice are no tree: they cross.
 */
const rootOf = (ends: readonly Contact[]): Contact | undefined => {
  if (ends.length < 3 || new Set(ends.map(({ shape }) => shape)).size < ends.length) return undefined;
  const alone = ends.filter((end) => !ends.some((other) => other !== end && areAlong(end, other)));
  const facing = alone.filter((end) => ends.some((other) => dotOf(end, other) < -0.7));
  return (facing.length === 1 ? facing : alone).toSorted((a, b) => a.y - b.y || a.x - b.x)[0];
};

const dotOf = (a: Contact, b: Contact): number => a.heading.x * b.heading.x + a.heading.y * b.heading.y;

const areAlong = (a: Contact, b: Contact): boolean => dotOf(a, b) > 0.7;

/** Without a head, a line leads down or to the right. */
const inReadingOrder = (a: Contact, b: Contact): readonly [Contact, Contact] =>
  Math.abs(a.y - b.y) > Math.abs(a.x - b.x) ? (a.y <= b.y ? [a, b] : [b, a]) : a.x <= b.x ? [a, b] : [b, a];

const findWalk = (
  graph: SkeletonGraph,
  from: Contact,
  to: Contact,
  {
    ends,
    width,
    turning,
  }: { readonly ends: readonly Contact[]; readonly width: number; readonly turning: 'straight' | 'free' },
): Walk | undefined => {
  const goals = new Set(ends.filter((end) => end !== from).flatMap(({ knots }) => knots));
  return from.knots
    .flatMap((knot) => walkFrom(graph, knot, { goals, width, turning }))
    .filter((walk) => to.knots.includes(walk.to))
    .toSorted((a, b) => a.pixels.length - b.pixels.length)[0];
};

/** px; finer than this, a line as it was drawn is steps of pixels. */
const fine = 0.8;

const toWay = (
  pixels: readonly number[],
  { width, stroke }: LineScale,
): Required<Pick<TracedConnector, 'route' | 'course'>> => {
  const traced = pixels.map((at) => ({ x: at % width, y: Math.floor(at / width) }));
  return { route: straightenRoute(traced, stroke), course: simplify(traced, fine) };
};
