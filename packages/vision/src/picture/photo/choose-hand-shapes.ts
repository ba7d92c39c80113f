import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import { areaOf, isWithin } from '../pixels/raster.ts';
import { type Candidate, outerBox } from '../shapes/candidate.ts';
import { isInside } from '../shapes/choose-shapes.ts';
import { hasWords, lettersIn } from '../shapes/lettered.ts';

/** Events and joins are not smaller than so much of what boxes with words are high. */
const leastOfBoxes = 0.27;

/** What is smaller than so much of boxes and holds no words is a circle or a diamond, or nothing. */
const markOfBoxes = 0.8;

/** What is lower than so much of boxes, and no circle or diamond, is a word. */
const flatOfBoxes = 0.5;

/** Frames are wider or higher than boxes by this factor. */
const frameOfBoxes = 2.2;

/** Two are the same where they share so much of both. */
const sameShare = 0.4;

/** What is held is smaller than so much of what holds it. */
const heldShare = 0.2;

/** Wholes are larger than their pieces: by area, and at most by this factor to a side. */
const leastWhole = 1.3;
const largestWhole = 2.3;

/** Less sure ones are none, and more than these are a texture. */
const leastValue = 0.66;
const most = 400;

/** How far what is held may reach beyond what holds it, px. */
const slack = 5;

export interface ValuedShape {
  readonly candidate: Candidate;
  /** How sure it is, about 0 to 1. */
  readonly value: number;
}

/** Hands draw these; an area that resembles another figure is more often what connectors enclose. */
export const plainFigures: ReadonlySet<Candidate['figure']> = new Set([
  'rectangle',
  'rounded',
  'pill',
  'circle',
  'diamond',
]);

/**
 * Which areas are shapes by hand: of those that share a part or an edge the surer ones, without pieces and scraps. In: areas, and all ink. How
 * large boxes are is seen once some are chosen; scraps stand in the way of none then.
 */
export const chooseHandShapes = (found: readonly ValuedShape[], pieces: readonly Component[]): readonly Candidate[] => {
  const choose = (from: readonly ValuedShape[]): readonly Candidate[] => chooseBest(withoutPieces(from, pieces));
  const usual = usualBox(choose(found), pieces);
  if (usual === undefined) return withoutInner(choose(found), usual);
  return withoutInner(choose(found.filter(({ candidate }) => !isScrap(candidate, usual.height, pieces))), usual);
};

/** Those that may be shapes at all, the surest first. */
export const surest = (found: readonly ValuedShape[]): readonly ValuedShape[] =>
  found
    .filter(({ value }) => value > leastValue)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most);

/** A mark cuts a small figure to pieces that are figures as well: they are in it, hold no words, and are not much smaller. */
const withoutPieces = (found: readonly ValuedShape[], ink: readonly Component[]): readonly ValuedShape[] => {
  const wholes = found.filter(({ candidate }) => plainFigures.has(candidate.figure));
  return found.filter(({ candidate }) => {
    const box = outerBox(candidate);
    const isPiece = wholes.some(({ candidate: whole }) => {
      const around = outerBox(whole);
      return (
        areaOf(around) > leastWhole * areaOf(box) &&
        Math.max(around.width, around.height) <= largestWhole * Math.max(box.width, box.height) &&
        isWithin(box, around, slack)
      );
    });
    return !isPiece || hasWords(lettersIn(candidate, ink));
  });
};

/** The best of those at odds; then several that one stands in the way of take its place where they are worth more together. */
const chooseBest = (sorted: readonly ValuedShape[]): readonly Candidate[] => {
  const taken = new Set<ValuedShape>();
  for (const one of sorted) if (![...taken].some((other) => areAtOdds(one.candidate, other.candidate))) taken.add(one);
  for (const one of [...taken].toReversed()) {
    const kept: ValuedShape[] = [];
    for (const other of sorted) {
      if (taken.has(other) || !areAtOdds(one.candidate, other.candidate)) continue;
      const isFree = [...taken, ...kept].every(
        (third) => third === one || !areAtOdds(other.candidate, third.candidate),
      );
      if (isFree) kept.push(other);
    }
    const worth = kept.reduce((sum, { value }) => sum + value - leastValue, 0);
    if (kept.length < 2 || worth <= one.value - leastValue) continue;
    taken.delete(one);
    for (const other of kept) taken.add(other);
  }
  return [...taken].map(({ candidate }) => candidate);
};

/** Shapes hold each other or stand apart: of two that share a part or an edge one is what connectors enclose, or a piece. */
const areAtOdds = (a: Candidate, b: Candidate): boolean => {
  const [one, other] = [outerBox(a), outerBox(b)];
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= -2 || height <= -2) return false;
  if (width * height > sameShare * (areaOf(one) + areaOf(other) - width * height)) return true;
  const [small, large] = areaOf(one) < areaOf(other) ? [one, other] : [other, one];
  return !isWithin(small, large, slack) || areaOf(small) > heldShare * areaOf(large);
};

type Size = Pick<Rect, 'width' | 'height'>;

/** How large boxes with words are; undefined where there are too few to tell. */
const usualBox = (shapes: readonly Candidate[], pieces: readonly Component[]): Size | undefined => {
  const boxes = shapes.filter((candidate) => hasWords(lettersIn(candidate, pieces))).map(({ region }) => region.box);
  return boxes.length < 3
    ? undefined
    : { width: middle(boxes.map(({ width }) => width)), height: middle(boxes.map(({ height }) => height)) };
};

/** Letters have round holes as well, and events rings and envelopes: only frames, much larger than boxes with words, hold others. */
const withoutInner = (shapes: readonly Candidate[], usual: Size | undefined): readonly Candidate[] => {
  const isFrame = ({ region: { box } }: Candidate): boolean =>
    usual !== undefined && (box.width > frameOfBoxes * usual.width || box.height > frameOfBoxes * usual.height);
  return shapes.filter((shape) => {
    const isEmpty = !shapes.some((other) => other !== shape && isInside(other, shape));
    if (isFrame(shape) && isEmpty) return false;
    return !shapes.some((other) => other !== shape && !isFrame(other) && isInside(shape, other));
  });
};

/** Holes of letters are small, and words flat; what is smaller than a box and says nothing is an event, a join or a mark. */
const isScrap = (candidate: Candidate, high: number, pieces: readonly Component[]): boolean => {
  const { width, height } = candidate.region.box;
  const [small, large] = [Math.min(width, height), Math.max(width, height)];
  if (large < leastOfBoxes * high || (small < flatOfBoxes * high && large > 1.5 * small)) return true;
  return large < markOfBoxes * high && !isRound(candidate) && !hasWords(lettersIn(candidate, pieces));
};

const isRound = ({ figure }: Candidate): boolean => figure === 'circle' || figure === 'diamond';

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
