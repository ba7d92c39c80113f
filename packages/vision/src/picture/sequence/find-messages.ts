import type { Rect } from '@diagloom/diagram/model';
import type { Rule } from '../lines/find-rules.ts';
import type { TracedConnector } from '../lines/trace-connectors.ts';
import type { Component } from '../pixels/components.ts';
import { outerBox } from '../shapes/candidate.ts';
import type { Lifeline } from './find-lifelines.ts';
import { joinRules } from './join-rules.ts';

interface Ink {
  readonly width: number;
  readonly height: number;
  readonly isInk: (at: number) => boolean;
  /** px of the picture for each px of a diagram, roughly. */
  readonly unit: number;
  /** Bars of activity upon lifelines that are so thin that they are ink. */
  readonly bars: readonly Rule[];
  /** What may be letters of words that lie on a message and hide a part of it. */
  readonly letters: readonly Component[];
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
  const level = joinRules(
    rules.filter(({ axis, at }) => axis === 'level' && at > top),
    ink,
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
  const [a, b] = [lifelines[left]?.x ?? rule.from, lifelines[right]?.x ?? rule.to];
  const [atLeft, atRight] = [headInk(rule, { side: 'left', x: a }, ink), headInk(rule, { side: 'right', x: b }, ink)];
  const isLeftwards = atLeft > atRight;
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

/** A bar of activity that starts at a message has its upper edge in line with it: the head ends so far from the lifeline, px of a diagram. */
const beyondBar = 15;

/**
 * How much ink stands above and below a line near one end, but for what crosses it from far above to far below. The first dash has the head
 * on it, so that a dashed line seems to end before: it is looked for from the lifeline on.
 */
const headInk = (
  { at, from, to, thickness }: Rule,
  { side, x: lifeline }: { readonly side: 'left' | 'right'; readonly x: number },
  { width, height, isInk, unit, bars }: Ink,
): number => {
  const high = Math.round(5 * unit);
  const skip = Math.ceil(thickness / 2) + 1;
  const y = Math.round(at);
  const isOn = (x: number, dy: number): boolean => {
    const line = y + dy;
    return x >= 0 && x < width && line >= 0 && line < height && isInk(line * width + x);
  };
  const [first, last] =
    side === 'left'
      ? [Math.min(from - 8 * unit, lifeline), Math.max(from + 9 * unit, lifeline + beyondBar * unit)]
      : [Math.min(to - 9 * unit, lifeline - beyondBar * unit), Math.max(to + 8 * unit, lifeline)];
  let count = 0;
  for (let x = Math.round(first); x <= last; x += 1) {
    const isBar = bars.some(
      (bar) => Math.abs(bar.at - x) <= bar.thickness / 2 + 1 && bar.from <= y + high && bar.to >= y - high,
    );
    const crosses = isBar || (isOn(x, high + 3) && isOn(x, -high - 3));
    for (let dy = skip; dy <= high && !crosses; dy += 1) if (isOn(x, dy) && isOn(x, -dy)) count += 1;
  }
  return count;
};
