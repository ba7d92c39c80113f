import type { Rect } from '@diagloom/diagram/model';
import type { Rule } from '../lines/find-rules.ts';
import { outerBox } from '../shapes/candidate.ts';
import type { ChosenShape } from '../shapes/choose-shapes.ts';
import { hasWords } from '../shapes/lettered.ts';

/** A participant: its head, and the line that leads down from it. */
export interface Lifeline {
  readonly head: ChosenShape;
  /** The same name again at the lower end, as some tools draw it. */
  readonly foot: ChosenShape | undefined;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far below its head a line, or the bar of activity on it, may start, by the head's height. */
const startReach = 1.6;

/** How far its bars' edges may be from a line, by the head's height. */
const barReach = 0.25;

/** Shorter ones are connectors, by the height of the head. */
const shortest = 1.6;

/**
 * The lifelines of a sequence diagram from left to right; none where the picture is another diagram. In: its straight lines and shapes. A
 * lifeline leads down from the middle of its head and ends at no other shape, but perhaps at its own name again.
 */
export const findLifelines = (rules: readonly Rule[], shapes: readonly ChosenShape[]): readonly Lifeline[] => {
  const upright = rules.filter(({ axis }) => axis === 'upright');
  const leading = shapes
    .filter(({ isContainer, letters, rows }) => !isContainer && letters.length > 0 && rows === undefined)
    .flatMap((head) => toLifeline(head, upright, shapes));
  const lifelines = leading.filter(({ head }) => !leading.some((other) => leadsThrough(other, head)));
  if (lifelines.length < 2) return [];
  const bottom = Math.max(...lifelines.map((one) => one.bottom));
  const top = Math.min(...lifelines.map((one) => one.top));
  const long = lifelines.filter((one) => one.bottom - one.top > 0.25 * (bottom - top));
  const own = new Set(long.flatMap(({ head, foot }) => [head, foot]));
  // Boxes in a row above everything else are participants as well; other named boxes between lines make it another diagram.
  const others = shapes.filter((shape) => !own.has(shape) && isNamedBox(shape) && !isOnLine(shape, long));
  return long.length >= 2 && others.length <= long.length / 2 && areParallel(long) ? sortLines(long) : [];
};

/** Notes and bars hide a line for at most so long, by the height of its head; farther below others begin. */
const longestGap = 2.5;

/** How far down pieces of a line follow each other. */
const endOf = (pieces: readonly Rule[], start: number, gap: number): number =>
  pieces
    .toSorted((a, b) => a.from - b.from)
    .reduce((end, { from, to }) => (from - end <= gap ? Math.max(end, to) : end), start);

/** Frames of messages lie across lifelines, heads above theirs. */
const leadsThrough = ({ x, top, bottom }: Lifeline, { candidate }: ChosenShape): boolean => {
  const box = outerBox(candidate);
  return x > box.x && x < box.x + box.width && top < box.y && bottom > box.y + box.height;
};

const toLifeline = (
  head: ChosenShape,
  upright: readonly Rule[],
  shapes: readonly ChosenShape[],
): readonly Lifeline[] => {
  const box = outerBox(head.candidate);
  const middle = box.x + box.width / 2;
  const low = box.y + box.height;
  const pieces = upright.filter(({ at, to }) => Math.abs(at - middle) <= barReach * box.height && to > low);
  // Upright strokes of letters in the head, and dashes below, may be one line.
  const first = pieces.filter(({ from }) => from >= box.y && from - low <= startReach * box.height);
  const onLine = pieces.filter(({ at }) => Math.abs(at - middle) <= 0.05 * box.height + 2);
  if (first.length === 0) return [];
  const x = onLine[0]?.at ?? middle;
  const end = endOf(pieces, low, longestGap * box.height);
  // Where somebody is drawn, the line of the body is none of the line that leads there.
  const again = shapes.find((shape) => shape !== head && isBelowAs(outerBox(shape.candidate), box));
  const bottom = again === undefined ? end : Math.min(end, outerBox(again.candidate).y);
  if (bottom - low < shortest * box.height) return [];
  const below = shapes.filter((shape) => {
    const other = outerBox(shape.candidate);
    return (
      shape !== head &&
      !shape.isContainer &&
      other.y > low &&
      other.x <= x &&
      other.x + other.width >= x &&
      other.y <= bottom + 16
    );
  });
  const foot = below.find(({ candidate }) => {
    const other = outerBox(candidate);
    return isAsLarge(other, box) && other.y >= bottom - 16;
  });
  const isInterrupted = below.some(
    (shape) => shape !== foot && isNamedBox(shape) && isInWay(outerBox(shape.candidate), box),
  );
  return isInterrupted ? [] : [{ head, foot, x, top: low, bottom }];
};

const isAsLarge = (other: Rect, head: Rect): boolean =>
  Math.abs(other.width - head.width) <= 4 && Math.abs(other.height - head.height) <= 4;

const isBelowAs = (other: Rect, head: Rect): boolean =>
  isAsLarge(other, head) && Math.abs(other.x - head.x) <= 4 && other.y > head.y + (1 + shortest) * head.height;

/** As wide as the head, and below its middle. */
const isInWay = (other: Rect, head: Rect): boolean =>
  other.width > 0.5 * head.width &&
  other.width < 1.8 * head.width &&
  Math.abs(other.x + other.width / 2 - head.x - head.width / 2) < 0.2 * head.width;

const isNamedBox = ({ isContainer, letters, candidate }: ChosenShape): boolean =>
  !isContainer && hasWords(letters) && candidate.outline > 0;

/** A note, a bar, or what lines and messages enclose. */
const isOnLine = ({ candidate }: ChosenShape, lifelines: readonly Lifeline[]): boolean => {
  const box = outerBox(candidate);
  const [first, last] = [Math.min(...lifelines.map(({ x }) => x)), Math.max(...lifelines.map(({ x }) => x))];
  const top = Math.min(...lifelines.map((one) => one.top));
  const bottom = Math.max(...lifelines.map((one) => one.bottom));
  const isBeside = box.x + box.width > first - box.width && box.x < last + box.width;
  return box.y >= top - 2 && box.y < bottom && isBeside;
};

/** They run side by side most of the way. */
const areParallel = (lifelines: readonly Lifeline[]): boolean => {
  const [from, to] = [Math.max(...lifelines.map(({ top }) => top)), Math.min(...lifelines.map(({ bottom }) => bottom))];
  return to > from || lifelines.length > 3;
};

const sortLines = (lifelines: readonly Lifeline[]): readonly Lifeline[] => lifelines.toSorted((a, b) => a.x - b.x);
