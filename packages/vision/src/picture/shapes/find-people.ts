import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import { areaOf } from '../pixels/raster.ts';
import { type Candidate, outerBox } from './candidate.ts';
import type { ChosenShape } from './choose-shapes.ts';
import { nameBelow } from './name-below.ts';

interface Ink {
  readonly isInk: (x: number, y: number) => boolean;
  readonly components: readonly Component[];
  readonly letterHeight: number;
}

/** How long and wide the parts of a person are by the width of the head within its outline, which may be thick. */
const least = { spine: 0.6, arm: 0.6, legs: 0.7 } as const;
const longestArm = 2.2;

/**
 * People drawn with strokes: a round head, a line down from it, arms across and two legs apart. In: closed areas, of which some are heads, and
 * ink. Out: each as a shape as large as its figure, called what stands below it.
 */
export const findPeople = (candidates: readonly Candidate[], ink: Ink): readonly ChosenShape[] =>
  candidates.flatMap((candidate) => {
    if (!isRound(candidate)) return [];
    const box = figureBelow(outerBox(candidate), candidate.region.box.width, ink.isInk);
    return box === undefined ? [] : [toPerson(candidate, box, ink)];
  });

/** Small circles resemble other figures as well: their areas fill about as much of their boxes, and no corner. */
const isRound = ({ filled: { box, area, cells } }: Candidate): boolean => {
  const { width, height } = box;
  const share = area / areaOf(box);
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  const isSquare = width <= 1.7 * height && height <= 1.7 * width;
  return isSquare && share > 0.7 && share < 0.88 && corners.every((at) => cells[at] === 0);
};

/** The box around the whole figure; undefined where nobody has this head. */
const figureBelow = (head: Rect, wide: number, isInk: Ink['isInk']): Rect | undefined => {
  const middle = Math.round(head.x + head.width / 2);
  const neck = head.y + head.height;
  const fork = followSpine(middle, neck, isInk);
  if (fork - neck < least.spine * wide) return undefined;
  const arm = longestArmOf(middle, [neck, fork], isInk);
  if (arm < least.arm * wide || arm > longestArm * wide) return undefined;
  const legs = followLegs(middle, fork, isInk);
  if (legs.right - legs.left < least.legs * wide || legs.bottom - fork < 0.4 * wide) return undefined;
  const half = Math.max(arm, middle - legs.left, legs.right - middle, head.width / 2);
  return { x: Math.round(middle - half), y: head.y, width: Math.round(2 * half), height: legs.bottom - head.y + 1 };
};

/** Lines stand so far beside where they are expected, px. */
const slack = 2;

const followSpine = (middle: number, from: number, isInk: Ink['isInk']): number => {
  const isOn = (y: number): boolean => [-slack, 0, slack].some((dx) => isInk(middle + dx, y));
  let y = from - 1;
  while (isOn(y + 1)) y += 1;
  return y;
};

/** Of the arm that reaches as far to both sides as no other row does, px. */
const longestArmOf = (middle: number, [from, to]: readonly [number, number], isInk: Ink['isInk']): number => {
  let longest = 0;
  for (let y = from; y < to; y += 1) {
    let reach = slack;
    while (isInk(middle - reach, y) && isInk(middle + reach, y)) reach += 1;
    longest = Math.max(longest, reach);
  }
  return longest;
};

/** Legs lead apart by at most so much from row to row, px. */
const widestStep = 4;

const followLegs = (middle: number, fork: number, isInk: Ink['isInk']) => {
  let [left, right, bottom] = [middle, middle, fork - slack];
  for (;;) {
    const y = bottom + 1;
    const steps = Array.from({ length: widestStep + 3 }, (_, step) => widestStep - step);
    const outLeft = steps.find((step) => isInk(left - step, y));
    const outRight = steps.find((step) => isInk(right + step, y));
    if (outLeft === undefined || outRight === undefined) return { left, right, bottom };
    left -= outLeft;
    right += outRight;
    bottom = y;
  }
};

const toPerson = (head: Candidate, box: Rect, { components, letterHeight }: Ink): ChosenShape => {
  const area = areaOf(box);
  return {
    candidate: {
      ...head,
      region: { ...head.region, label: -1, box, area },
      filled: { box, cells: new Uint8Array(area).fill(1), area },
      figure: 'person',
      fit: 1,
      margin: 1,
      outline: 1,
    },
    letters: nameBelow(box, components, letterHeight),
    isContainer: false,
  };
};
