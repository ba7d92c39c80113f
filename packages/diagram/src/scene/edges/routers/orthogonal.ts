import { centreOf, type Point, type Rect, type Style, styleNumber } from '../../../model/index.ts';
import type { RouteRequest, Router } from './router.ts';
import { throughWayPoints } from './through-way-points.ts';

/**
 * Right-angled lines. Through way points where there are any; else the shortest of the plain forms (straight, L, Z, U)
 * that leaves and reaches each terminal at a right angle to its side. Other shapes are not avoided.
 */
export const orthogonalRouter: Router = (request) =>
  request.wayPoints.length > 0 ? throughWayPoints(request) : directBends(request);

/**
 * How far a line runs from a terminal before it may turn, px: draw.io's jetty (`sourceJettySize`, `targetJettySize`,
 * `jettySize`). `auto` leaves room for the arrow, in whole steps of 10 px.
 */
const jettyOf = (style: Style, end: 'source' | 'target'): number => {
  const stated = style[`${end}JettySize`] ?? style.jettySize;
  if (stated !== 'auto') return Math.max(0, Math.min(1000, Number(stated ?? step) || step));
  const prefix = end === 'source' ? 'start' : 'end';
  const arrow = style[`${prefix}Arrow`] ?? 'none';
  if (arrow === 'none') return 2 * step;
  return Math.max(2, Math.ceil((styleNumber(style, `${prefix}Size`, 6) + step) / step)) * step;
};

const step = 10;

type Side = 'left' | 'right' | 'top' | 'bottom';

interface End {
  readonly point: Point;
  readonly box: Rect;
  readonly side: Side;
  readonly jetty: number;
}

const directBends = (request: RouteRequest): readonly Point[] => {
  const ends = endsOf(request);
  if (!ends) return [];
  const [from, to] = ends;
  const bends =
    isSideways(from.side) === isSideways(to.side)
      ? parallelBends(from, to)
      : isSideways(from.side)
        ? cornerBends(from, to)
        : [...cornerBends(to, from)].reverse();
  return bends;
};

const isSideways = (side: Side): boolean => side === 'left' || side === 'right';

/** 1 where the side faces growing coordinates. */
const signOf = (side: Side): 1 | -1 => (side === 'right' || side === 'bottom' ? 1 : -1);

const endsOf = (request: RouteRequest): readonly [End, End] | undefined => {
  const { source, target, start, end, style } = request;
  const from = start ?? (source ? centreOf(source) : undefined);
  const to = end ?? (target ? centreOf(target) : undefined);
  if (!from || !to) return undefined;
  const fromBox = source ?? { ...from, width: 0, height: 0 };
  const toBox = target ?? { ...to, width: 0, height: 0 };
  const [fromJetty, toJetty] = [jettyOf(style, 'source'), jettyOf(style, 'target')];
  const [fromSide, toSide] = chooseSides(
    { box: fromBox, fixed: start && source ? sideOf(start, source) : undefined, ports: request.sourcePorts },
    { box: toBox, fixed: end && target ? sideOf(end, target) : undefined, ports: request.targetPorts },
  );
  return [
    { point: from, box: fromBox, side: fromSide, jetty: fromJetty },
    { point: to, box: toBox, side: toSide, jetty: toJetty },
  ];
};

/** The side of a box that a point on its outline is nearest to. */
const sideOf = (point: Point, box: Rect): Side => {
  const distances: readonly (readonly [Side, number])[] = [
    ['left', Math.abs(point.x - box.x)],
    ['right', Math.abs(point.x - box.x - box.width)],
    ['top', Math.abs(point.y - box.y)],
    ['bottom', Math.abs(point.y - box.y - box.height)],
  ];
  return distances.reduce((best, next) => (next[1] < best[1] ? next : best))[0];
};

interface SideChoice {
  readonly box: Rect;
  readonly fixed: Side | undefined;
  readonly ports: string | undefined;
}

/**
 * A fixed end says its side. Boxes that are apart in one direction only are joined along it. Boxes that are apart in
 * both are left sideways and reached from above or below, and so are boxes too close for a line beside a fixed end. Where
 * a box does not let lines go there, the other pairs of sides are tried.
 */
const chooseSides = (from: SideChoice, to: SideChoice): readonly [Side, Side] => {
  const gapX = Math.max(to.box.x - from.box.x - from.box.width, from.box.x - to.box.x - to.box.width);
  const gapY = Math.max(to.box.y - from.box.y - from.box.height, from.box.y - to.box.y - to.box.height);
  const leaveX: Side = centreOf(to.box).x >= centreOf(from.box).x ? 'right' : 'left';
  const leaveY: Side = centreOf(to.box).y >= centreOf(from.box).y ? 'bottom' : 'top';
  const others = [
    [leaveY, facing(leaveX)],
    [leaveX, facing(leaveX)],
    [leaveX, facing(leaveY)],
    [leaveY, facing(leaveY)],
  ] as const;
  const isFree = from.fixed === undefined && to.fixed === undefined;
  const least = isFree ? 0.01 : 2 * step;
  const [isBeside, isBelow] = [gapX >= least, gapY >= least];
  if (isFree && !(isBeside && isBelow)) {
    const leave = gapX >= gapY ? leaveX : leaveY;
    return allowed([leave, facing(leave)], others, [from, to]);
  }
  const leave = isBelow && !isBeside ? leaveY : leaveX;
  const reach = facing(isBeside && !isBelow ? leaveX : leaveY);
  return allowed([from.fixed ?? leave, to.fixed ?? reach], isFree ? others : [], [from, to]);
};

type Sides = readonly [Side, Side];

/** The first pair of sides at which both boxes let lines go; the preferred one where there is none. */
const allowed = (preferred: Sides, others: readonly Sides[], [from, to]: readonly [SideChoice, SideChoice]): Sides =>
  [preferred, ...others].find(([leave, reach]) => isOpen(from, leave) && isOpen(to, reach)) ?? preferred;

const directions = { left: 'west', right: 'east', top: 'north', bottom: 'south' } as const;

const isOpen = ({ ports }: SideChoice, side: Side): boolean => ports === undefined || ports.includes(directions[side]);

const facing = (side: Side): Side => (({ left: 'right', right: 'left', top: 'bottom', bottom: 'top' }) as const)[side];

/** Both ends on upright sides, or both on level ones: straight, Z, U, or around where they turn their backs on each other. */
const parallelBends = (from: End, to: End): readonly Point[] => {
  const sideways = isSideways(from.side);
  const a = along(from, sideways);
  const b = along(to, sideways);
  const point = (main: number, cross: number): Point => (sideways ? { x: main, y: cross } : { x: cross, y: main });
  if (a.sign === b.sign) {
    const outer =
      a.sign > 0 ? Math.max(a.edge + a.jetty, b.edge + b.jetty) : Math.min(a.edge - a.jetty, b.edge - b.jetty);
    return [point(outer, a.cross), point(outer, b.cross)];
  }
  const room = (b.edge - a.edge) * a.sign;
  if (room >= 0) {
    if (Math.abs(a.cross - b.cross) < 0.5) return [];
    const middle = (a.edge + b.edge) / 2;
    return [point(middle, a.cross), point(middle, b.cross)];
  }
  const aside = between(a, b);
  const leave = a.edge + a.sign * a.jetty;
  const reach = b.edge + b.sign * b.jetty;
  return [point(leave, a.cross), point(leave, aside), point(reach, aside), point(reach, b.cross)];
};

interface Along {
  readonly edge: number;
  readonly cross: number;
  readonly low: number;
  readonly high: number;
  readonly sign: 1 | -1;
  readonly jetty: number;
}

/** An end measured along the direction it leaves in (`edge`) and across it. */
const along = ({ point, box, side, jetty }: End, sideways: boolean): Along => {
  const sign = signOf(side);
  return sideways
    ? { edge: sign > 0 ? box.x + box.width : box.x, cross: point.y, low: box.y, high: box.y + box.height, sign, jetty }
    : { edge: sign > 0 ? box.y + box.height : box.y, cross: point.x, low: box.x, high: box.x + box.width, sign, jetty };
};

/** The middle of the gap between two boxes, or a place past both where they overlap. */
const between = (a: Along, b: Along): number => {
  if (a.high <= b.low) return (a.high + b.low) / 2;
  if (b.high <= a.low) return (b.high + a.low) / 2;
  return Math.max(a.high + a.jetty, b.high + b.jetty);
};

/** From an upright side to a level one: one corner, or three where that corner would lie behind a side. */
const cornerBends = (from: End, to: End): readonly Point[] => {
  const a = along(from, true);
  const b = along(to, false);
  const corner = { x: to.point.x, y: from.point.y };
  const isAhead = (corner.x - a.edge) * a.sign >= 0 && (corner.y - b.edge) * b.sign >= 0;
  if (isAhead) return [corner];
  const towards = along({ ...to, side: a.sign > 0 ? 'left' : 'right' }, true);
  const room = (towards.edge - a.edge) * a.sign;
  const leave = room > 0 ? (a.edge + towards.edge) / 2 : a.edge + a.sign * a.jetty;
  const away = along({ ...from, side: b.sign > 0 ? 'top' : 'bottom' }, false);
  const clear = (away.edge - b.edge) * b.sign;
  const reach = clear > 0 ? (b.edge + away.edge) / 2 : b.edge + b.sign * b.jetty;
  return [
    { x: leave, y: from.point.y },
    { x: leave, y: reach },
    { x: to.point.x, y: reach },
  ];
};
