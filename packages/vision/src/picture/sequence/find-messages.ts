import type { Rect } from '@diagloom/diagram/model';
import type { Rule } from '../lines/find-rules.ts';
import type { TracedConnector } from '../lines/trace-connectors.ts';
import { outerBox } from '../shapes/candidate.ts';
import type { Lifeline } from './find-lifelines.ts';

interface Ink {
  readonly width: number;
  readonly height: number;
  readonly isInk: (at: number) => boolean;
  /** px of the picture for each px of a diagram, roughly. */
  readonly unit: number;
}

/** So far from a lifeline does a message end: bars of activity and heads of dashed arrows lie between, px of a diagram. */
const endReach = { solid: 14, dashed: 24 } as const;

/** A message to oneself comes back at most so far below, px of a diagram. */
const loopHeight = 60;

export interface Message extends TracedConnector {
  readonly y: number;
}

/** The messages between lifelines, from top to bottom; `from` and `to` are numbers of lifelines. */
export const findMessages = (rules: readonly Rule[], lifelines: readonly Lifeline[], ink: Ink): readonly Message[] => {
  const top = Math.min(...lifelines.map((one) => one.top));
  const level = joinPieces(
    rules.filter(({ axis, at }) => axis === 'level' && at > top),
    ink.unit,
  );
  const nearest = (x: number, { isDashed, at }: Rule): number => {
    // A message that creates a participant ends at its head.
    const created = lifelines.findIndex(({ head }) => isAtEdge(outerBox(head.candidate), x, at, 8 * ink.unit));
    if (created >= 0) return created;
    const away = lifelines.map((one) => Math.abs(one.x - x));
    const least = Math.min(...away);
    return least <= (isDashed ? endReach.dashed : endReach.solid) * ink.unit ? away.indexOf(least) : -1;
  };
  const plain = level.flatMap((rule): readonly Message[] => {
    const [left, right] = [nearest(rule.from, rule), nearest(rule.to, rule)];
    if (left < 0 || right < 0 || left === right) return [];
    if (reachesBeyond(rule, lifelines, ink.unit)) return [];
    return [toMessage(rule, [left, right], lifelines, ink)];
  });
  const loops = level.flatMap((rule, index): readonly Message[] => {
    const side = nearest(rule.from, rule);
    if (side < 0 || nearest(rule.to, rule) >= 0 || rule.to - rule.from < 10 * ink.unit) return [];
    const back = level.find(
      (other, at) =>
        at !== index &&
        other.at > rule.at + 4 * ink.unit &&
        other.at - rule.at <= loopHeight * ink.unit &&
        nearest(other.from, other) === side &&
        Math.abs(other.to - rule.to) <= 4 * ink.unit,
    );
    const turns = rules.some(
      ({ axis, at, from, to }) =>
        axis === 'upright' &&
        Math.abs(at - rule.to) <= 4 * ink.unit &&
        from <= rule.at + 6 &&
        to >= (back?.at ?? 0) - 6,
    );
    const x = lifelines[side]?.x ?? rule.from;
    if (back === undefined || (!turns && back.at - rule.at > 24)) return [];
    const route = [
      { x, y: rule.at },
      { x: rule.to, y: rule.at },
      { x: rule.to, y: back.at },
      { x, y: back.at },
    ];
    return [{ from: side, to: side, head: 'end', isDashed: rule.isDashed, isUnsure: false, route, y: rule.at }];
  });
  return [...plain, ...loops].toSorted((a, b) => a.y - b.y);
};

const isAtEdge = (box: Rect, x: number, y: number, reach: number): boolean =>
  y > box.y && y < box.y + box.height && Math.min(Math.abs(x - box.x), Math.abs(x - box.x - box.width)) <= reach;

/** Pieces of one line that something hides in between. */
const joinPieces = (rules: readonly Rule[], unit: number): readonly Rule[] => {
  const joined: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a.from - b.from)) {
    const at = joined.findIndex(
      (one) =>
        Math.abs(one.at - rule.at) <= 1.5 &&
        rule.from - one.to <= (one.isDashed || rule.isDashed ? 24 : 6) * unit &&
        Math.abs(one.thickness - rule.thickness) <= 2,
    );
    const before = joined[at];
    if (before === undefined) joined.push(rule);
    else joined[at] = { ...before, to: Math.max(before.to, rule.to), isDashed: before.isDashed || rule.isDashed };
  }
  return joined;
};

/** Edges of frames and dividers lead past the lifelines. */
const reachesBeyond = ({ from, to }: Rule, lifelines: readonly Lifeline[], unit: number): boolean => {
  const first = lifelines[0]?.x ?? 0;
  const last = lifelines.at(-1)?.x ?? 0;
  return from < first - 8 * unit && to > last + 8 * unit;
};

const toMessage = (
  rule: Rule,
  [left, right]: readonly [number, number],
  lifelines: readonly Lifeline[],
  ink: Ink,
): Message => {
  const [atLeft, atRight] = [headInk(rule, 'left', ink), headInk(rule, 'right', ink)];
  const isLeftwards = atLeft > atRight;
  const [a, b] = [lifelines[left]?.x ?? rule.from, lifelines[right]?.x ?? rule.to];
  const ends = isLeftwards ? [b, a] : [a, b];
  const isUnsure = Math.abs(atLeft - atRight) < 0.25 * Math.max(atLeft, atRight);
  return {
    from: isLeftwards ? right : left,
    to: isLeftwards ? left : right,
    head: 'end',
    isDashed: rule.isDashed,
    isUnsure,
    route: ends.map((x) => ({ x, y: rule.at })),
    y: rule.at,
  };
};

/** How much ink stands above and below a line near one end, but for what crosses it from far above to far below. */
const headInk = (
  { at, from, to, thickness }: Rule,
  side: 'left' | 'right',
  { width, height, isInk, unit }: Ink,
): number => {
  const reach = Math.round(9 * unit);
  const high = Math.round(5 * unit);
  const skip = Math.ceil(thickness / 2) + 1;
  const y = Math.round(at);
  const isOn = (x: number, dy: number): boolean => {
    const line = y + dy;
    return x >= 0 && x < width && line >= 0 && line < height && isInk(line * width + x);
  };
  let count = 0;
  const end = side === 'left' ? from : to;
  for (let step = -Math.round(8 * unit); step <= reach; step += 1) {
    const x = Math.round(side === 'left' ? end + step : end - step);
    const crosses = isOn(x, high + 3) && isOn(x, -high - 3);
    for (let dy = skip; dy <= high && !crosses; dy += 1) if (isOn(x, dy) && isOn(x, -dy)) count += 1;
  }
  return count;
};
