import type { Rect, Size } from '@diagloom/diagram/model';

export interface Standing {
  /** Where it was drawn. */
  readonly drawn: Rect;
  /** What its words need. */
  readonly needed: Size;
}

/**
 * By how much a drawing is made larger so that shapes which stood apart stand apart when they are as large as their words need. In: where
 * they stood. Out: 1 or more.
 */
export const spreadApart = (shapes: readonly Standing[]): number => {
  let spread = 1;
  while (
    spread < mostSpread &&
    shapes.some((one, at) => shapes.some((other, to) => to > at && meet(one, other, spread)))
  )
    spread *= step;
  return spread;
};

const mostSpread = 3;
const step = 1.08;

/** px by which neighbours may come nearer than they were drawn before they are taken to meet. */
const slack = 1;

/** px that stay between shapes, where as many were between them. */
const gap = 10;

const meet = (one: Standing, other: Standing, spread: number): boolean =>
  isBetween(one, other) && sides.every((side) => roomBetween(one, other, spread, side) < 0);

const sides = [
  { start: 'x', length: 'width' },
  { start: 'y', length: 'height' },
] as const;

type Side = (typeof sides)[number];

const isBetween = (one: Standing, other: Standing): boolean => sides.some((side) => drawnGap(one, other, side) >= 0);

const middleOf = ({ drawn }: Standing, { start, length }: Side): number => drawn[start] + drawn[length] / 2;

const drawnGap = (one: Standing, other: Standing, side: Side): number =>
  Math.abs(middleOf(one, side) - middleOf(other, side)) - (one.drawn[side.length] + other.drawn[side.length]) / 2;

const roomBetween = (one: Standing, other: Standing, spread: number, side: Side): number => {
  const lengthOf = ({ drawn, needed }: Standing): number => Math.max(spread * drawn[side.length], needed[side.length]);
  const kept = Math.min(gap, Math.max(0, drawnGap(one, other, side)));
  const apart = spread * Math.abs(middleOf(one, side) - middleOf(other, side));
  return apart - (lengthOf(one) + lengthOf(other)) / 2 - kept + slack;
};
