import type { Point } from '@diagloom/diagram/model';
import { boxOf, distanceToPath } from '../../board/geometry.ts';
import { findComponents } from '../pixels/components.ts';
import { areaOf } from '../pixels/raster.ts';
import { drawLine, type End, findEnds, findGaps } from './link-gaps.ts';
import { settleDirections } from './settle-directions.ts';
import { buildGraph, type SkeletonGraph } from './skeleton-graph.ts';
import { straightenRoute } from './straighten-route.ts';
import { thin } from './thin.ts';
import type { LineInk, TracedConnector } from './trace-connectors.ts';
import { type HandWalk, walkByHand } from './walk-by-hand.ts';
import { headingOf } from './walk-graph.ts';

/** So far before a shape may a line end that means it, px beside its stroke and by the longer side of the picture. */
const handReach = { least: 16, ofLonger: 0.03 } as const;

/** Where lines of a hand meet, each goes on rather straight; a right angle is 1. */
const mostTurns = 0.85;

/** A line leads to what it means: the cosine of the angle. Close by, any angle will do. */
const leastAim = 0.55;
const closeBy = 9;

/** Shorter walks are strokes of letters, px. */
const shortest = 9;

/** A barb leads back along its line: the cosine of the angle. */
const leastBack = 0.3;

/** Gaps at both ends together are not longer than the line by this factor. */
const mostGap = 2.2;

/** Lines that come back to their shape are longer, px. */
const shortestLoop = 90;

/** More ends are a texture. */
const mostEnds = 500;

/** So much ink beside an end makes a head, by the thickness of a stroke squared. */
const headInk = 2.5;

/** A line leads against the order of reading only where there is more ink at its start than at its end by this factor. */
const plainHead = 2;

/** Where so many of the lines have heads, all long ones have, by the longer side of the picture: others are borders. */
const usualHeads = 0.6;
const shortLine = 0.15;

/** A free end of a line, and the shape that it leads to. */
interface Aim {
  readonly knot: number;
  readonly at: number;
  /** Its first pixels lead back along it: a barb. */
  readonly hook: number;
  readonly shape: number;
  readonly gap: number;
}

interface HandInk extends LineInk {
  /** All ink beside shapes, letters as well. */
  readonly marks: Uint8Array;
}

/**
 * Lines that a hand drew between shapes. In: what is left of the ink. Lines stop short of what they mean, so each end aims at the first
 * shape in its way; ends that one line leads to are tied, straight on where lines cross before any other way; barbs tell the head.
 */
export const traceByHand = (ink: HandInk): readonly TracedConnector[] => {
  const { width, stroke } = ink;
  const reach = Math.round(handReach.least + handReach.ofLonger * Math.max(width, ink.height));
  const graph = graphOf(ink, reach);
  const aims = findAims(graph, ink, reach).slice(0, mostEnds);
  const lines = tie(graph, aims, width).map((one) => {
    const path = one.walk.pixels
      .slice(one.from.hook, one.walk.pixels.length - one.to.hook)
      .map((at): Point => ({ x: at % width, y: Math.floor(at / width) }));
    const atStart = inkBeside(path, one.from.gap, ink);
    const atEnd = inkBeside(path.toReversed(), one.to.gap, ink);
    return { ...one, path, atStart, atEnd };
  });
  const hasHead = ({ atStart, atEnd }: (typeof lines)[number]): boolean =>
    Math.max(atStart, atEnd) > headInk * stroke * stroke;
  // Where most lines have heads, those without are borders of lanes.
  const headed = lines.filter(hasHead);
  const kept =
    headed.length > usualHeads * lines.length
      ? lines.filter((one) => hasHead(one) || one.path.length < shortLine * Math.max(width, ink.height))
      : lines;
  const directed = kept.map(({ from, to, path, atStart, atEnd }): TracedConnector => {
    // As lines are read: from the left or from above.
    const isOrdered = isInReadingOrder(path);
    const [before, behind] = isOrdered ? [atStart, atEnd] : [atEnd, atStart];
    const isTurned = before > plainHead * behind;
    const isUnsure = !isTurned && behind < plainHead * before;
    const isBackwards = isTurned === isOrdered;
    const [first, last] = isBackwards ? [to, from] : [from, to];
    const route = straightenRoute(isBackwards ? path.toReversed() : path, stroke);
    return { from: first.shape, to: last.shape, head: 'end', isUnsure, route };
  });
  return settleDirections(directed);
};

/** Thinned lines over their gaps, and small pieces as they are; without barbs and whiskers. */
const graphOf = (ink: HandInk, reach: number): SkeletonGraph => {
  const { width, stroke, words, owners } = ink;
  const cells = ink.cells.slice();
  const { labels } = findComponents(ink, (at) => cells[at] !== 0, { diagonal: true });
  const isTied = (at: number): boolean => isOwnedNear(owners, ink, at, Math.min(reach, 8));
  const thick = Math.max(1, Math.round(stroke));
  const thinned = thin({ ...ink, data: cells });
  const gaps = findGaps(thinned, { width, stroke, words, labels, isTied, bends: false });
  const stops = findStops(findEnds(thinned, width), { ...ink, labels });
  for (const gap of [...gaps, ...stops]) if (!leadsThroughShape(gap, ink)) drawLine(cells, width, gap, thick);
  fillHollowHeads(cells, ink);
  for (const [at, mark] of ink.marks.entries()) if (mark === 1) cells[at] = 1;
  return buildGraph(thin({ ...ink, data: cells }), width, {
    merge: Math.round(2 * stroke + 3),
    spur: Math.round(4 * stroke + 12),
    keepsEnd: (at) => isOwnedNear(owners, ink, at, thick + 1),
  });
};

/** Hollow heads by hand are no larger, by the height of letters, and cover no more of their boxes. */
const largestHead = 1.6;
const mostOfBox = 0.68;

/** Fills hollow heads, which would be thinned to rings without an end. */
const fillHollowHeads = (cells: Uint8Array, { letterHeight, ...size }: HandInk): void => {
  const { labels, components } = findComponents(size, (at) => cells[at] === 0, { diagonal: false });
  const isHead = components.map(
    ({ box, area }) => Math.max(box.width, box.height) <= largestHead * letterHeight && area <= mostOfBox * areaOf(box),
  );
  for (let at = 0; at < labels.length; at += 1) if (isHead[(labels[at] ?? 0) - 1] === true) cells[at] = 1;
};

/** Lines on two sides of a small shape face each other across it. */
const leadsThroughShape = ([from, to]: readonly [number, number], { owners, width }: HandInk): boolean => {
  const [x, y] = [from % width, Math.floor(from / width)];
  const [dx, dy] = [(to % width) - x, Math.floor(to / width) - y];
  const steps = Math.max(1, Math.abs(dx), Math.abs(dy));
  for (let step = 1; step < steps; step += 1)
    if ((owners[Math.round(y + (dy * step) / steps) * width + Math.round(x + (dx * step) / steps)] ?? 0) > 0)
      return true;
  return false;
};

/** From ends that stop just short of another line to that line. */
const findStops = (
  ends: readonly End[],
  { width, height, stroke, labels }: HandInk & { readonly labels: Int32Array },
): readonly (readonly [number, number])[] => {
  const most = Math.round(3 * stroke + 8);
  return ends.slice(0, mostEnds).flatMap(({ at, x, y, dx, dy }) => {
    if (dx === 0 && dy === 0) return [];
    for (let step = 2; step <= most; step += 1) {
      const [toX, toY] = [Math.round(x + dx * step), Math.round(y + dy * step)];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) return [];
      const label = labels[toY * width + toX] ?? 0;
      if (label !== 0 && label !== labels[at]) return [[at, toY * width + toX] as const];
    }
    return [];
  });
};

const isOwnedNear = (owners: Int32Array, { width, height }: LineInk, at: number, reach: number): boolean => {
  const [x, y] = [at % width, Math.floor(at / width)];
  for (let toY = Math.max(0, y - reach); toY <= Math.min(height - 1, y + reach); toY += 1)
    for (let toX = Math.max(0, x - reach); toX <= Math.min(width - 1, x + reach); toX += 1)
      if ((owners[toY * width + toX] ?? 0) > 0) return true;
  return false;
};

const findAims = (graph: SkeletonGraph, ink: LineInk, reach: number): readonly Aim[] =>
  graph.knots.flatMap(({ id, ways }): readonly Aim[] => {
    const way = graph.ways[ways[0] ?? -1];
    if (ways.length !== 1 || way === undefined || way.pixels.length < 3) return [];
    const whole = way.ends[0] === id ? way.pixels : way.pixels.toReversed();
    const hook = hookOf(whole, ink);
    const inwards = whole.slice(hook);
    const [at = 0] = inwards;
    const inner = headingOf(inwards, ink.width);
    const found = aimAt(ink, at, { heading: { x: -inner.x, y: -inner.y }, reach });
    return found === undefined ? [] : [{ knot: id, at, hook, ...found }];
  });

/** Where a line turns sharply back near its end, its tip is; px from its end. */
const hookOf = (inwards: readonly number[], { width, stroke }: LineInk): number => {
  const point = (at = 0): Point => ({ x: at % width, y: Math.floor(at / width) });
  const end = point(inwards[0]);
  let [hook, sharpest] = [0, leastBack];
  for (let tip = 4; tip <= 4 * stroke + 12 && tip + 8 < inwards.length; tip += 1) {
    const at = point(inwards[tip]);
    const shaft = point(inwards[Math.min(inwards.length - 1, tip + 14)]);
    const [barb, along] = [Math.hypot(end.x - at.x, end.y - at.y), Math.hypot(shaft.x - at.x, shaft.y - at.y)];
    const back = ((end.x - at.x) * (shaft.x - at.x) + (end.y - at.y) * (shaft.y - at.y)) / (barb * along || 1);
    if (back > sharpest) [hook, sharpest] = [tip, back];
  }
  return hook;
};

/** The shape that is nearest in the way of an end: what lies aside counts as farther. */
const aimAt = (
  { owners, width, height }: LineInk,
  at: number,
  { heading, reach }: { readonly heading: Point; readonly reach: number },
): { readonly shape: number; readonly gap: number } | undefined => {
  const [x, y] = [at % width, Math.floor(at / width)];
  let best: { readonly shape: number; readonly gap: number } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let toY = Math.max(0, y - reach); toY <= Math.min(height - 1, y + reach); toY += 1) {
    for (let toX = Math.max(0, x - reach); toX <= Math.min(width - 1, x + reach); toX += 1) {
      const owner = owners[toY * width + toX] ?? 0;
      if (owner <= 0) continue;
      const [dx, dy] = [toX - x, toY - y];
      const gap = Math.hypot(dx, dy);
      if (gap > reach) continue;
      const aim = gap === 0 ? 1 : (dx * heading.x + dy * heading.y) / gap;
      if (gap > closeBy && aim < leastAim) continue;
      const cost = gap * (2 - aim);
      if (cost >= least) continue;
      least = cost;
      best = { shape: owner - 1, gap };
    }
  }
  return best;
};

interface Tie {
  readonly from: Aim;
  readonly to: Aim;
  readonly walk: HandWalk;
}

/** Shortest ties first, with turns where lines cross as a way round; each adds an end that had none. */
const tie = (graph: SkeletonGraph, aims: readonly Aim[], width: number): readonly Tie[] => {
  const byKnot = new Map(aims.map((aim) => [aim.knot, aim]));
  const found = aims.flatMap((from) =>
    walkByHand(graph, from.knot, { goals: byKnot, width, mostTurns }).flatMap((walk): readonly Tie[] => {
      const to = byKnot.get(walk.to);
      return to === undefined || !isLine({ from, to, walk }) ? [] : [{ from, to, walk }];
    }),
  );
  const tied = new Set<Aim>();
  const ties: Tie[] = [];
  for (const one of found.toSorted((a, b) => costOf(a) - costOf(b))) {
    if (tied.has(one.from) && tied.has(one.to)) continue;
    if (ties.some((other) => isSamePair(one, other))) continue;
    tied.add(one.from).add(one.to);
    ties.push(one);
  }
  return ties;
};

const costOf = ({ from, to, walk }: Tie): number => walk.cost + 2 * (from.gap + to.gap);

const isLine = ({ from, to, walk }: Tie): boolean => {
  const length = walk.pixels.length;
  if (from.shape === to.shape) return length >= shortestLoop && from.gap + to.gap < 2 * closeBy;
  return length >= shortest && from.gap + to.gap <= mostGap * length;
};

const isSamePair = (a: Tie, b: Tie): boolean =>
  (a.from.shape === b.from.shape && a.to.shape === b.to.shape) ||
  (a.from.shape === b.to.shape && a.to.shape === b.from.shape);

/** How much ink there is close beside a line near its start, and on the rest of the way to its shape: barbs, or a filled head. */
const inkBeside = (way: readonly Point[], gap: number, { marks, width, height, stroke }: HandInk): number => {
  const aside = Math.round(4 * stroke + 4);
  const inwards = way.slice(0, aside);
  const [start, inner] = [way[0], inwards.at(-1)];
  if (start === undefined || inner === undefined) return 0;
  const length = Math.hypot(start.x - inner.x, start.y - inner.y) || 1;
  const tip = { x: start.x + (gap * (start.x - inner.x)) / length, y: start.y + (gap * (start.y - inner.y)) / length };
  const shaft = inwards.filter((_, index) => index % 4 === 0);
  const axis = [tip, ...shaft];
  const around = boxOf(axis);
  let count = 0;
  for (
    let y = Math.max(0, Math.floor(around.y - aside));
    y <= Math.min(height - 1, around.y + around.height + aside);
    y += 1
  )
    for (
      let x = Math.max(0, Math.floor(around.x - aside));
      x <= Math.min(width - 1, around.x + around.width + aside);
      x += 1
    ) {
      if (marks[y * width + x] === 0) continue;
      const point = { x, y };
      if (distanceToPath(point, axis) <= aside && distanceToPath(point, shaft) > 0.5 * stroke + 1.5) count += 1;
    }
  return count;
};

/** Without a head, a line leads down or to the right. */
const isInReadingOrder = (path: readonly Point[]): boolean => {
  const [a, b] = [path[0], path.at(-1)];
  if (a === undefined || b === undefined) return true;
  return Math.abs(a.y - b.y) > Math.abs(a.x - b.x) ? a.y <= b.y : a.x <= b.x;
};
