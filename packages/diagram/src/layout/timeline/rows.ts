import type { Enclosure, Step } from './enclosures.ts';
import { headOf, type Lifelines } from './lifelines.ts';

/** Distances down the page, px. */
const firstRow = 24;
/** Between one line and the label of the next. */
const aboveLabel = 14;
/** Between a label and its line. */
const belowLabel = 5;
const leastStep = 40;
/** Around a frame. */
const aroundFrame = 16;
/** Below the last line of a section. */
const belowSection = 18;
const emptySection = 30;
export const loopHeight = 26;
const belowLifeline = 28;
/** Between a line and the head of a lifeline that is created below it. */
const aboveHead = 12;
/** Below the loop of a message to oneself that has a bar of its own. */
const belowLoop = 12;
/** From the last message of somebody who ends by sending it down to the cross, and half that cross. */
const belowFarewell = 18;
const halfCross = 10;

export interface Span {
  readonly top: number;
  readonly bottom: number;
}

export interface Rows {
  /** The line of each message; a self message's lower line is `loopHeight` below. */
  readonly lines: ReadonlyMap<string, number>;
  readonly enclosures: ReadonlyMap<string, Span>;
  /** The end of each lifeline that is destroyed. */
  readonly crosses: ReadonlyMap<string, number>;
  /** Where the notes begin. */
  readonly end: number;
}

interface RowInput {
  readonly steps: readonly Step[];
  readonly enclosures: readonly Enclosure[];
  readonly lifelines: Lifelines;
  readonly top: number;
}

/** Walks down the page and gives every message, frame and section its place; `top` is the lower border of the heads. */
export const placeRows = ({ steps, enclosures, lifelines, top }: RowInput): Rows => {
  const lines = new Map<string, number>();
  const crosses = new Map<string, number>();
  const tops = new Map<string, number>();
  const spans = new Map<string, Span>();
  let y = top + firstRow - aboveLabel;
  let lastLine = y - leastStep / 2;
  steps.forEach((step, index) => {
    for (const { shape, depth, first } of byDepth(enclosures)) {
      if (first !== index) continue;
      if (shape.placing === 'frame') {
        y += depth === 0 && index > 0 ? aroundFrame : aroundFrame / 2;
      }
      tops.set(shape.id, y);
      y += shape.size.height;
      lastLine = Math.max(lastLine, y - leastStep / 2);
    }
    y =
      step.message === undefined
        ? y + emptySection
        : placeMessage(step.message, { y, lastLine, lines, crosses, lifelines });
    lastLine = y;
    for (const { shape, last } of byDepth(enclosures).toReversed()) {
      if (last !== index) continue;
      if (shape.placing === 'section') y += belowSection;
      else if (!hasSectionEndingAt(enclosures, shape.id, index)) y += belowSection;
      spans.set(shape.id, { top: tops.get(shape.id) ?? y, bottom: y });
      if (shape.placing === 'frame') y += aroundFrame / 2;
    }
  });
  return { lines, enclosures: joined(enclosures, spans), crosses, end: y + belowLifeline };
};

const byDepth = (enclosures: readonly Enclosure[]): readonly Enclosure[] =>
  enclosures.toSorted((one, other) => one.depth - other.depth);

const hasSectionEndingAt = (enclosures: readonly Enclosure[], frame: string, index: number): boolean =>
  enclosures.some(({ shape, last }) => shape.placing === 'section' && shape.parent === frame && last === index);

interface MessageInput {
  readonly y: number;
  readonly lastLine: number;
  readonly lines: Map<string, number>;
  readonly crosses: Map<string, number>;
  readonly lifelines: Lifelines;
}

/** Gives a message its line, and answers how far down it and what it begins or ends reaches. */
const placeMessage = (message: NonNullable<Step['message']>, input: MessageInput): number => {
  const { y, lastLine, lines, crosses, lifelines } = input;
  const isSelf = message.from === message.to;
  const { height } = message.labelSize;
  const label = message.label === '' ? 0 : height + belowLabel;
  const created = lifelines.createdBy(message.id);
  const halfHead = created === undefined ? 0 : headOf(created) / 2;
  // A self message has its label beside its loop, so the loop must be as high as the label.
  const line = Math.ceil(
    isSelf
      ? Math.max(y + aboveLabel, lastLine + leastStep / 2) + Math.max(0, height - loopHeight) / 2
      : Math.max(y + aboveLabel + label, y + aboveHead + halfHead, lastLine + leastStep),
  );
  lines.set(message.id, line);
  const foot = isSelf ? line + loopHeight + Math.max(0, height - loopHeight) / 2 : line + halfHead;
  const ended = lifelines.endedBy(message.id);
  if (ended !== undefined) {
    const cross = ended.id === message.to && !isSelf ? line : foot + belowFarewell;
    crosses.set(ended.id, cross);
    return cross + halfCross;
  }
  return lifelines.isShortBarOf(message.id) ? Math.max(foot, line + loopHeight + belowLoop) : foot;
};

/** Each section reaches down to the next one, the last one to the end of its frame. */
const joined = (enclosures: readonly Enclosure[], spans: ReadonlyMap<string, Span>): ReadonlyMap<string, Span> => {
  const result = new Map(spans);
  for (const { shape } of enclosures) {
    const own = spans.get(shape.id);
    if (shape.placing !== 'section' || own === undefined) continue;
    const nextTops = enclosures
      .filter((other) => other.shape.placing === 'section' && other.shape.parent === shape.parent)
      .map((other) => spans.get(other.shape.id)?.top ?? own.top)
      .filter((top) => top > own.top);
    const frameEnd = spans.get(shape.parent ?? '')?.bottom ?? own.bottom;
    result.set(shape.id, { top: own.top, bottom: nextTops.length > 0 ? Math.min(...nextTops) : frameEnd });
  }
  return result;
};
