import type { Point, Rect } from '@diagloom/diagram/model';
import { findComponents } from '../pixels/components.ts';
import {
  type Contact,
  isFan,
  measureHead,
  nearestShape,
  reachOfHead,
  shapeAhead,
  shapeThroughInk,
  thicknessByLine,
} from './connector-ends.ts';
import { fillHeads } from './fill-heads.ts';
import { joinEnds, type LineScale, surelyHead } from './join-ends.ts';
import { drawLine, findGaps } from './link-gaps.ts';
import { measureSoftHead } from './measure-soft-head.ts';
import { narrowsBehind } from './narrows-behind.ts';
import { buildGraph, type SkeletonGraph, type Way } from './skeleton-graph.ts';
import { type ColourAt, splitColours } from './split-colours.ts';
import { thin } from './thin.ts';
import { headingOf } from './walk-graph.ts';

export interface TracedConnector {
  /** Numbers of shapes, from 0. */
  readonly from: number;
  readonly to: number;
  readonly head: 'none' | 'end' | 'both';
  /** px of the picture. */
  readonly route: readonly Point[];
  /** The same as it was drawn, curves too, where words beside it are looked for. */
  readonly course?: readonly Point[];
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
  /** px */
  readonly letterHeight: number;
  readonly words: readonly Rect[];
  readonly colourAt: ColourAt;
}

/** Lines between shapes. In: what is left of the ink. Out: which shapes they join, and where their heads are. */
export const traceConnectors = (ink: LineInk): readonly TracedConnector[] => {
  const { width, stroke, owners, holders } = ink;
  const reach = Math.round(5 + stroke);
  const near = (at: number) => nearestShape(owners, ink, at, reach);
  const cells = ink.cells.slice();
  clearSpecks(cells, ink);
  const before = findComponents(ink, (at) => cells[at] !== 0, { diagonal: true });
  const gaps = findGaps(thin({ ...ink, data: cells }), {
    bends: true,
    width,
    stroke,
    words: ink.words,
    labels: before.labels,
    // Lines lead on beyond the frames that they cross.
    isTied: (at) => !holders.has(nearestShape(owners, ink, at, reach + 2)?.shape ?? -1),
  });
  for (const gap of gaps) drawLine(cells, width, gap, Math.max(1, Math.round(stroke)));
  fillHeads({ ...ink, data: cells }, stroke);
  const { labels } = findComponents(ink, (at) => cells[at] !== 0, { diagonal: true });
  const graph = buildGraph(thin({ ...ink, data: cells }), width, {
    merge: Math.round(3 * stroke + 4),
    spur: Math.round(4 * stroke + 6),
    // What is left of a frame beside a line that crosses it is no end of it.
    keepsEnd: (at) => !holders.has(near(at)?.shape ?? -1),
  });
  const contacts = findContacts(graph, ink, { cells, labels, near });
  return joinContacts(graph, contacts, { width, stroke, colourAt: ink.colourAt }).map((one) => reachShapes(one, ink));
};

/** What is left of the frame of a container where a line crosses it is no line of its own. */
const clearSpecks = (cells: Uint8Array, { stroke, owners, holders, ...size }: LineInk): void => {
  const { labels, components } = findComponents(size, (at) => cells[at] !== 0, { diagonal: true });
  const specks = new Set(
    components
      .filter(({ box }) => Math.max(box.width, box.height) <= stroke + 2)
      .filter(({ box: { x, y } }) => {
        const beside = nearestShape(owners, size, y * size.width + x, stroke + 2);
        return beside !== undefined && holders.has(beside.shape);
      })
      .map(({ label }) => label),
  );
  if (specks.size > 0) for (const [at, label] of labels.entries()) if (specks.has(label)) cells[at] = 0;
};

/** Of such thin lines some are twice as thick as others, as by a head, px. */
const thinStroke = 1;

/** What narrows behind is a head from so much more ink on. */
const leastOfHead = 1.25;

/** Thicker lines are not soft, px, and ends with less ink than this have no head. */
const softStroke = 2;
const leastSoft = 1.05;

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
  const longest = 20 + 9 * stroke;
  const contacts: Contact[] = [];
  const isLine = (at: number): boolean => cells[at] !== 0;
  const thickness = thicknessByLine(isLine, ink, { labels, ways: graph.ways.map(({ pixels }) => pixels) });
  for (const { id, ways: all } of graph.knots) {
    const ways = all.length < 3 ? all : withoutBarbs(graph, id, { longest, near, width });
    if (ways.length !== 1) continue;
    const way = graph.ways[ways[0] ?? -1];
    if (way === undefined || way.pixels.length < 2) continue;
    const inwards = way.ends[0] === id ? way.pixels : way.pixels.toReversed();
    const [end = 0] = inwards;
    const heading = headingOf(inwards, width);
    const line = labels[end] ?? 0;
    const isOfLine = (at: number): boolean => cells[at] !== 0 && labels[at] === line;
    const through = { width, from: end, reach: Math.round(10 + 4 * stroke) };
    const shape = near(end)?.shape ?? shapeThroughInk(isOfLine, ink.owners, through) ?? shapeAhead(ink, inwards);
    if (shape === undefined) continue;
    const [x, y] = [end % width, Math.floor(end / width)];
    const thick = thickness.get(line) ?? stroke;
    const branches = branchesAt(graph, way, { x, y, reach: reachOfHead(thick) });
    const isThin = stroke <= thinStroke;
    const parts = (branches.length > 2 || isThin) && isFan(isOfLine, ink, end, { ways: branches, stroke: thick });
    const around = { ...ink, reach: reachOfHead(thick), stroke: thick };
    const isHead = narrowsBehind(isOfLine, { at: end, heading }, around);
    const isPlain = parts || (!isHead && isBundle(graph, way, id, width));
    const amount = isPlain ? 1 : measureHead(isOfLine, ink, inwards, thick);
    const hard = isHead && amount > leastOfHead ? Math.max(amount, surelyHead) : amount;
    const isSoft = !isPlain && stroke <= softStroke && hard > leastSoft;
    const head = isSoft ? Math.max(hard, measureSoftHead(isOfLine, ink, inwards) ?? hard) : hard;
    const contact = { shape, knots: [id], head, line, x, y, heading };
    const same = contacts.findIndex(
      (other) => other.shape === contact.shape && other.line === line && areOfOneHead(graph, other, contact, ink),
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

/** How far apart toes of a foot are, and how long at most, by the height of letters. */
const foot = { width: 2, length: 3.2 } as const;

/** Barbs of one head, and toes of one foot, meet at its back, or close to each other; lines side by side do not. */
const areOfOneHead = (
  graph: SkeletonGraph,
  a: Contact,
  b: Contact,
  { stroke, letterHeight }: Pick<LineInk, 'stroke' | 'letterHeight'>,
): boolean => {
  const away = Math.hypot(a.x - b.x, a.y - b.y);
  if (away < 4 + 2 * stroke) return true;
  if (away >= Math.max(12 + 5 * stroke, foot.width * letterHeight)) return false;
  const longest = Math.max(20 + 9 * stroke, foot.length * letterHeight);
  const backs = knotsWithin(graph, b.knots, longest);
  return [...knotsWithin(graph, a.knots, longest)].some((knot) => backs.has(knot));
};

/** The knots to which the graph leads from others on a way no longer than so many px. */
const knotsWithin = ({ knots, ways }: SkeletonGraph, from: readonly number[], longest: number): ReadonlySet<number> => {
  const lengths = new Map(from.map((knot) => [knot, 0]));
  const front = [...from];
  for (let knot = front.pop(); knot !== undefined; knot = front.pop())
    for (const { ends, pixels } of (knots[knot]?.ways ?? []).flatMap((id) => ways[id] ?? [])) {
      const length = (lengths.get(knot) ?? 0) + pixels.length;
      const other = ends[0] === knot ? ends[1] : ends[0];
      if (length > longest || length >= (lengths.get(other) ?? Number.POSITIVE_INFINITY)) continue;
      lengths.set(other, length);
      front.push(other);
    }
  return new Set(lengths.keys());
};

/** Where curves part, they have gone side by side for at most so long, px. */
const longestBundle = 90;

/** Whether a line is the first part of several curves, that grow apart without a turn: they are as thick together as a head. */
const isBundle = ({ knots, ways }: SkeletonGraph, own: Way, from: number, width: number): boolean => {
  if (own.pixels.length > longestBundle) return false;
  const isForward = own.ends[0] === from;
  const fork = isForward ? own.ends[1] : own.ends[0];
  const back = headingOf(isForward ? own.pixels.toReversed() : own.pixels, width);
  const others = (knots[fork]?.ways ?? []).filter((id) => id !== own.id).flatMap((id) => ways[id] ?? []);
  return (
    others.length > 1 &&
    others.every(({ ends, pixels }) => {
      const onwards = headingOf(ends[0] === fork ? pixels : pixels.toReversed(), width);
      return back.x * onwards.x + back.y * onwards.y < -0.7;
    })
  );
};

/** Open heads have barbs that end nowhere, or farther from the shape than the tip at which they part. */
const withoutBarbs = (
  { knots, ways }: SkeletonGraph,
  tip: number,
  { longest, near, width }: { readonly longest: number; readonly width: number } & Pick<ContactTools, 'near'>,
): readonly number[] => {
  const { x, y, ways: own } = knots[tip] ?? { x: 0, y: 0, ways: [] };
  const reach = near(y * width + x)?.distance ?? Number.POSITIVE_INFINITY;
  const barbs = own.filter((id) => {
    const way = ways[id];
    if (way === undefined || way.pixels.length > longest) return false;
    const away = way.ends[0] === tip ? way.ends[1] : way.ends[0];
    const end = way.ends[0] === tip ? way.pixels.at(-1) : way.pixels[0];
    if (knots[away]?.ways.length !== 1 || end === undefined) return false;
    const shape = near(end);
    return shape === undefined || shape.distance > reach;
  });
  return barbs.length === 2 ? own.filter((id) => !barbs.includes(id)) : own;
};

/** A line and the others that arrive near the same place, as branches of a tree do; barbs of heads are shorter. */
const branchesAt = (
  { knots, ways }: SkeletonGraph,
  own: Way,
  { x, y, reach }: { readonly x: number; readonly y: number; readonly reach: number },
): readonly (readonly number[])[] => {
  const near = own.ends
    .flatMap((knot) => knots[knot] ?? [])
    .filter((knot) => Math.hypot(knot.x - x, knot.y - y) <= reach);
  const others = new Set(near.flatMap((knot) => knot.ways).filter((id) => id !== own.id));
  const long = [...others].map((id) => ways[id]?.pixels ?? []).filter((pixels) => pixels.length >= 3 * reach);
  return [own.pixels, ...long];
};

/** Which ends of each line belong together. */
const joinContacts = (
  graph: SkeletonGraph,
  contacts: readonly Contact[],
  { colourAt, ...scale }: LineScale & Pick<LineInk, 'colourAt'>,
): readonly TracedConnector[] => {
  const lines = new Map<number, Contact[]>();
  for (const contact of contacts) lines.set(contact.line, [...(lines.get(contact.line) ?? []), contact]);
  const graphs = splitColours(graph, colourAt);
  return [...lines.values()].flatMap((ends) => {
    const ofColours = graphs.map((one) => ({ one, ends: ends.filter((end) => isIn(one, end)) }));
    const used = ofColours.filter((colour) => colour.ends.length > 0);
    if (used.length < 2) return joinEnds(graph, ends, scale);
    const joined = used.flatMap((colour) => joinEnds(colour.one, colour.ends, scale));
    // Where lines flow together, one has its end in the colour of another.
    const open = ends.filter(({ shape }) => !joined.some(({ from, to }) => from === shape || to === shape));
    const isOpen = (number: number): boolean => open.some(({ shape }) => shape === number);
    const others = open.length === 0 ? [] : joinEnds(graph, ends, scale);
    return [...joined, ...others.filter(({ from, to }) => isOpen(from) || isOpen(to))];
  });
};

const isIn = ({ knots }: SkeletonGraph, { knots: own }: Contact): boolean =>
  own.some((id) => (knots[id]?.ways.length ?? 0) > 0);

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
