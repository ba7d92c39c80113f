import type { Point, Rect } from '@diagloom/diagram/model';
import { findComponents } from '../pixels/components.ts';
import {
  type Contact,
  measureHead,
  nearestShape,
  shapeAhead,
  shapeThroughInk,
  thicknessByLine,
} from './connector-ends.ts';
import { drawLine, findGaps } from './link-gaps.ts';
import { buildGraph, type SkeletonGraph } from './skeleton-graph.ts';
import { straightenRoute } from './straighten-route.ts';
import { thin } from './thin.ts';
import { walkByHand } from './walk-by-hand.ts';
import { headingOf, type Walk, walkFrom } from './walk-graph.ts';

export interface TracedConnector {
  /** Numbers of shapes, from 0. */
  readonly from: number;
  readonly to: number;
  readonly head: 'none' | 'end' | 'both';
  /** px of the picture. */
  readonly route: readonly Point[];
  /** Whether both ends look alike, so that the direction is a guess. */
  readonly isUnsure: boolean;
  readonly isDashed?: boolean;
}

export interface LineInk {
  readonly width: number;
  readonly height: number;
  /** Ink that is neither shape nor letter; one byte a pixel. */
  readonly cells: Uint8Array;
  /** For every pixel the shape that owns it, from 1. */
  readonly owners: Int32Array;
  /** Numbers of the shapes that hold others; -1 stands for no shape. */
  readonly holders: ReadonlySet<number>;
  readonly stroke: number;
  readonly words: readonly Rect[];
}

/** From about so much more ink than a plain line has, an end has an arrowhead. */
const headFrom = 1.55;

/** Where a line has a head that is clearly one, a slightly thicker end is none. */
const clearHead = 3;
const surelyHead = 2;
const thickerThanEnds = 1.75;

/** Lines between shapes. In: what is left of the ink. Out: which shapes they join, and where their heads are. */
export const traceConnectors = (ink: LineInk): readonly TracedConnector[] => {
  const { width, stroke, owners, holders } = ink;
  const reach = Math.round(5 + stroke);
  const near = (at: number) => nearestShape(owners, ink, at, reach);
  const cells = ink.cells.slice();
  const before = findComponents(ink, (at) => cells[at] !== 0, { diagonal: true });
  const gaps = findGaps(thin({ ...ink, data: cells }), {
    width,
    stroke,
    words: ink.words,
    labels: before.labels,
    // Lines lead on beyond the frames that they cross.
    isTied: (at) => !holders.has(nearestShape(owners, ink, at, reach + 2)?.shape ?? -1),
  });
  for (const gap of gaps) drawLine(cells, width, gap, Math.max(1, Math.round(stroke)));
  const { labels } = findComponents(ink, (at) => cells[at] !== 0, { diagonal: true });
  const graph = buildGraph(thin({ ...ink, data: cells }), width, {
    merge: Math.round(3 * stroke + 4),
    spur: Math.round(4 * stroke + 6),
    keepsEnd: (at) => near(at) !== undefined,
  });
  const contacts = findContacts(graph, ink, { cells, labels, near });
  return joinContacts(graph, contacts, { width, stroke }).map((one) => reachShapes(one, ink));
};

interface ContactTools {
  readonly cells: Uint8Array;
  readonly labels: Int32Array;
  readonly near: (at: number) => ReturnType<typeof nearestShape>;
}

/** Free ends near a shape. Barbs of one head that both reach the shape are one. */
const findContacts = (
  graph: SkeletonGraph,
  ink: LineInk,
  { cells, labels, near }: ContactTools,
): readonly Contact[] => {
  const { width, stroke } = ink;
  const contacts: Contact[] = [];
  const isLine = (at: number): boolean => cells[at] !== 0;
  const thickness = thicknessByLine(isLine, ink, { labels, ways: graph.ways.map(({ pixels }) => pixels) });
  for (const { id, ways } of graph.knots) {
    if (ways.length !== 1) continue;
    const way = graph.ways[ways[0] ?? -1];
    if (way === undefined || way.pixels.length < 2) continue;
    const inwards = way.ends[0] === id ? way.pixels : way.pixels.toReversed();
    const [end = 0] = inwards;
    const line = labels[end] ?? 0;
    const isOfLine = (at: number): boolean => cells[at] !== 0 && labels[at] === line;
    const around = { width, from: end, reach: Math.round(10 + 4 * stroke) };
    const shape = near(end)?.shape ?? shapeThroughInk(isOfLine, ink.owners, around) ?? shapeAhead(ink, inwards);
    if (shape === undefined) continue;
    const head = measureHead(isOfLine, ink, inwards, thickness.get(line) ?? stroke);
    const [x, y] = [end % width, Math.floor(end / width)];
    const contact = { shape, knots: [id], head, line, x, y, heading: headingOf(inwards, width) };
    const same = contacts.findIndex(
      (other) =>
        other.shape === contact.shape && other.line === line && Math.hypot(other.x - x, other.y - y) < 12 + 5 * stroke,
    );
    const other = contacts[same];
    if (other === undefined) contacts.push(contact);
    else
      contacts[same] = {
        ...other,
        knots: [...other.knots, id],
        head: Math.max(other.head, head),
      };
  }
  return contacts;
};

/** The width of the picture and how thick lines are, px. */
interface Scale {
  readonly width: number;
  readonly stroke: number;
}

/** Which ends of each line belong together. */
const joinContacts = (graph: SkeletonGraph, contacts: readonly Contact[], scale: Scale): readonly TracedConnector[] => {
  const lines = new Map<number, Contact[]>();
  for (const contact of contacts) lines.set(contact.line, [...(lines.get(contact.line) ?? []), contact]);
  return [...lines.values()].flatMap((ends) => joinEnds(graph, ends, scale));
};

/** More ends than these are no connector, but a texture. */
const mostEnds = 40;

const joinEnds = (
  graph: SkeletonGraph,
  ends: readonly Contact[],
  { width, stroke }: Scale,
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
    return [{ from: from.shape, to: to.shape, head, isUnsure, route: toRoute(walk.pixels, { width, stroke }) }];
  };
  if (heads.length === 0) {
    const root = rootOf(tails);
    if (root !== undefined) return tails.flatMap((tail) => connect(root, tail, 'none', 'free'));
    return tails.flatMap((tail, index) =>
      tails.slice(index + 1).flatMap((other) => connect(...inReadingOrder(tail, other), 'none', 'straight')),
    );
  }
  const [onlyHead] = heads;
  const [onlyTail] = tails;
  if (tails.length === 0 && heads.length === 2 && onlyHead !== undefined && heads[1] !== undefined)
    return connect(...inReadingOrder(onlyHead, heads[1]), 'both', 'free');
  if (tails.length === 1 && onlyTail !== undefined)
    return heads.flatMap((head) => connect(onlyTail, head, 'end', 'free'));
  if (heads.length === 1 && onlyHead !== undefined)
    return tails.flatMap((tail) => connect(tail, onlyHead, 'end', 'free'));
  const [starts, head] = tails.length === 0 ? [heads, 'both' as const] : [tails, 'end' as const];
  return matchEnds(graph, starts, heads, width).map(({ from, to, pixels }) => {
    const [first, last] = head === 'both' ? inReadingOrder(from, to) : [from, to];
    const route = toRoute(first === from ? pixels : pixels.toReversed(), { width, stroke });
    return { from: first.shape, to: last.shape, head, isUnsure: false, route };
  });
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

/** Of a tree of lines without heads, the end that leads as no other does: branches leave one side, or both sides of a trunk. */
const rootOf = (ends: readonly Contact[]): Contact | undefined => {
  if (ends.length < 3) return undefined;
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

/** Lets both ends of a route go on until they meet their shapes, across what thinning and arrowheads took. */
const reachShapes = (connector: TracedConnector, { owners, width, height }: LineInk): TracedConnector => {
  const reach = ([end, before]: readonly (Point | undefined)[], shape: number): Point | undefined => {
    if (end === undefined || before === undefined) return end;
    const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
    const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
    for (let step = 0; step <= 30; step += 1) {
      const [x, y] = [Math.round(end.x + dx * step), Math.round(end.y + dy * step)];
      if (x < 0 || y < 0 || x >= width || y >= height) return end;
      if (owners[y * width + x] === shape + 1) return { x: end.x + dx * step, y: end.y + dy * step };
    }
    return end;
  };
  const { route, from, to } = connector;
  const [start, end] = [reach([route[0], route[1]], from), reach([route.at(-1), route.at(-2)], to)];
  return start === undefined || end === undefined
    ? connector
    : { ...connector, route: [start, ...route.slice(1, -1), end] };
};

const toRoute = (pixels: readonly number[], { width, stroke }: Scale): readonly Point[] =>
  straightenRoute(
    pixels.map((at) => ({ x: at % width, y: Math.floor(at / width) })),
    stroke,
  );
