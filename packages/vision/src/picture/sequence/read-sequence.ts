import type { Rect } from '@diagloom/diagram/model';
import { findDashes } from '../lines/find-dashes.ts';
import type { Rule } from '../lines/find-rules.ts';
import { type Component, type Components, findComponents } from '../pixels/components.ts';
import { areaOf, growBox, isWithin, type Raster, unionBox } from '../pixels/raster.ts';
import { paperColour, type Regions } from '../pixels/regions.ts';
import { outerBox } from '../shapes/candidate.ts';
import type { ChosenShape } from '../shapes/choose-shapes.ts';
import type { Frame } from '../shapes/find-frames.ts';
import { nameBelow } from '../shapes/name-below.ts';
import { groupWords, sortInk, type Words } from '../words/find-words.ts';
import { curvedLoops } from './curved-loops.ts';
import { cutFrame } from './cut-frame.ts';
import { erase, isInLetters } from './erase-lines.ts';
import { findLifelines, type Lifeline } from './find-lifelines.ts';
import { findMessages, type Message } from './find-messages.ts';
import { tagIn } from './tag-in.ts';

export interface SequenceInk {
  /** Participants from left to right, then notes, and what says the kind of a frame. */
  readonly shapes: readonly ChosenShape[];
  /** How many of the shapes are participants. */
  readonly participants: number;
  /** Between participants, by their numbers. */
  readonly messages: readonly Message[];
  /** Frames of fragments such as `alt`, with the strips that dashed lines cut them into. */
  readonly fragments: readonly { readonly box: Rect; readonly sections: readonly Rect[] }[];
  readonly words: readonly Words[];
  readonly rest: Components;
}

interface Found {
  readonly rules: readonly Rule[];
  readonly frames: readonly Frame[];
  readonly shapes: readonly ChosenShape[];
  readonly ink: Components;
  readonly written: readonly Component[];
  readonly letterHeight: number;
}

/** Lines are thinner than bars of activity, px. */
const thinnestBar = 6;

/** A picture as a sequence diagram; undefined where it is none. */
export const findSequence = (raster: Raster, regions: Regions, found: Found): SequenceInk | undefined => {
  const { rules, frames, ink, written, letterHeight } = found;
  const tagged = found.shapes.filter((shape) => isTag(shape, frames));
  const taken = found.shapes.filter((shape) => isTakenFrame(shape, frames));
  const tags = [...tagged, ...taken.flatMap((frame) => tagIn(frame, ink.components, letterHeight))];
  const shapes = found.shapes
    .filter((shape) => !tagged.includes(shape) && !taken.includes(shape))
    .map((shape) => (isUnnamedStore(shape) ? { ...shape, letters: nameOfStore(shape, found) } : shape));
  const lifelines = findLifelines(rules, shapes);
  if (lifelines.length === 0) return undefined;
  const unit = Math.max(1, letterHeight / 8);
  const isInk = (at: number): boolean => regions.labels[at] === 0;
  // Dashed edges of frames lie close to heads as bars do, and are none.
  const bars = rules.filter(
    ({ axis, isDashed, thickness }) => axis === 'upright' && (isDashed || thickness >= thinnestBar),
  );
  const fragments = frames
    .filter(({ box }) => isFragment(box, lifelines))
    .map(({ box }) => ({ box, sections: cutFrame(box, rules, unit) }));
  const carrying = rules.filter((rule) => !fragments.some(({ sections }) => isEdge(rule, sections)));
  const straight = findMessages(carrying, lifelines, { ...raster, isInk, unit, bars, letters: ink.components });
  if (straight.length === 0) return undefined;
  const notes = shapes.filter((shape) => isNote(shape, lifelines, regions));
  const own = [...lifelines.map(({ head }) => head), ...notes, ...tags];
  const boxes = own.map(({ candidate }) => growBox(outerBox(candidate), 2));
  const loops = curvedLoops(lifelines, { ...raster, isInk, unit, messages: straight, shapes: boxes });
  const feet = lifelines.flatMap(({ foot }) => (foot === undefined ? [] : [foot]));
  const lines = rules.filter((rule) => !isInLetters(rule, ink, { width: raster.width, letterHeight }));
  const isLifeline = ({ axis, at, thickness }: Rule): boolean =>
    axis === 'upright' && thickness < thinnestBar && lifelines.some(({ x }) => Math.abs(x - at) <= 2);
  const erased = erase(raster, {
    lines: [...lines.filter((line) => !isLifeline(line)), ...straight.flatMap((message) => headsOf(message, unit))],
    lifelines: lines.filter(isLifeline),
    shapes: [...own, ...feet],
    paper: paperColour(regions),
  });
  const rest = findComponents(raster, (at) => isInk(at) && erased[at] === 0, { diagonal: true });
  const letters = new Set(own.flatMap((shape) => shape.letters.map(({ label }) => label)));
  const words =
    written.length > 0
      ? groupWords(
          written.filter(({ label }) => !letters.has(label)),
          letterHeight,
        )
      : sortInk(rest.components, { letterHeight, stroke: 2 * unit, touches: () => false }).words;
  return {
    shapes: own,
    participants: lifelines.length,
    messages: [...straight, ...loops].toSorted((a, b) => a.y - b.y),
    fragments,
    words: words.filter(
      ({ box }) =>
        !lifelines.some((lifeline) => isNameAgain(box, lifeline, letterHeight) || isNameOf(lifeline.head, box)),
    ),
    rest: written.length > 0 ? ink : rest,
  };
};

/** Databases have their names below them, as people do. */
const isUnnamedStore = ({ candidate, letters, isContainer }: ChosenShape): boolean =>
  candidate.figure === 'cylinder' && letters.length === 0 && !isContainer;

const nameOfStore = (
  { candidate }: ChosenShape,
  { rules, ink, written, letterHeight }: Found,
): readonly Component[] => {
  const dashes = findDashes(ink.components, rules);
  const pieces = written.length > 0 ? written : ink.components.filter((piece) => !dashes.has(piece));
  return nameBelow(outerBox(candidate), pieces, letterHeight);
};

/** The name of somebody who is drawn stands below the figure. */
const isNameOf = ({ letters }: ChosenShape, box: Rect): boolean =>
  letters.length > 0 && isWithin(box, growBox(unionBox(letters.map((letter) => letter.box)), 3));

/** The name of a participant stands at the lower end of its lifeline once more, above the figure that stands there. */
const isNameAgain = ({ x, y, width }: Rect, { bottom, foot, x: line }: Lifeline, letterHeight: number): boolean =>
  y > bottom - (foot === undefined ? 0 : 2.5 * letterHeight) - 4 && Math.abs(x + width / 2 - line) < width / 4;

/** Where the kind of a frame stands, px of the corner. */
const corner = { width: 140, height: 60 } as const;

export const cornerOf = (frame: Rect): Rect => ({ ...frame, ...corner });

/** Stands in the upper left corner of a frame, and says its kind. */
const isTag = ({ candidate }: ChosenShape, frames: readonly Frame[]): boolean => {
  const { box } = candidate.region;
  return frames.some(
    (frame) =>
      isWithin(box, cornerOf(frame.box), 6) &&
      Math.abs(box.x - frame.box.x) <= 6 &&
      Math.abs(box.y - frame.box.y) <= 6 &&
      areaOf(frame.box) > 6 * areaOf(box),
  );
};

/** The edges of a frame of messages, and the lines that cut it, carry none. */
const isEdge = ({ axis, at, from, to }: Rule, sections: readonly Rect[]): boolean =>
  axis === 'level' &&
  sections.some(
    ({ x, y, width, height }) =>
      from >= x - 8 && to <= x + width + 8 && Math.min(Math.abs(at - y), Math.abs(at - y - height)) <= 4,
  );

/** A frame of messages that was taken for a container, since areas between its messages resemble shapes. */
const isTakenFrame = ({ candidate, isContainer }: ChosenShape, frames: readonly Frame[]): boolean =>
  isContainer &&
  frames.some(({ box }) => isWithin(box, candidate.region.box, 4) && isWithin(candidate.region.box, box, 4));

/** It lies around a part of the lifelines. */
const isFragment = (box: Rect, lifelines: readonly Lifeline[]): boolean =>
  lifelines.some(
    ({ x, top, bottom }) =>
      x > box.x + 4 && x < box.x + box.width - 4 && box.y > top && box.y + box.height < bottom + 12,
  );

/** Of its own colour, with words: what lifelines and messages enclose has the colour of the paper. */
const isNote = (
  { candidate, letters, isContainer }: ChosenShape,
  lifelines: readonly Lifeline[],
  { labels, width, regions }: Regions,
): boolean => {
  const box = outerBox(candidate);
  if (
    isContainer ||
    letters.length < 2 ||
    lifelines.some(({ head, foot }) => [head, foot].some((one) => one?.candidate === candidate))
  )
    return false;
  const paper = regions.get(labels[width * 2 + 2] ?? 0)?.colour ?? [255, 255, 255];
  const isPaper = candidate.region.colour.every((value, channel) => Math.abs(value - (paper[channel] ?? 0)) < 8);
  return !isPaper && box.width > 30 && lifelines.some(({ top }) => box.y > top);
};

/** Around both ends of a message, where its head is. */
const headsOf = ({ route, y }: Message, unit: number): readonly Rule[] =>
  route
    .slice(0, 1)
    .concat(route.slice(-1))
    .map(({ x }) => ({
      axis: 'level',
      at: route.at(-1)?.y ?? y,
      from: x - 16 * unit,
      to: x + 16 * unit,
      thickness: 9 * unit,
      isDashed: false,
    }));
