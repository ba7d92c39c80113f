import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import { areaOf, isWithin, type Mask } from '../pixels/raster.ts';
import type { Region } from '../pixels/regions.ts';
import { type Candidate, outerBox } from '../shapes/candidate.ts';
import {
  type ChosenShape,
  chooseReal,
  describeShapes,
  hasWords,
  isInside,
  lettersIn,
} from '../shapes/choose-shapes.ts';
import type { Filled } from '../shapes/fill-outline.ts';
import { asCandidate, findCandidates } from '../shapes/find-candidates.ts';
import { bridgeEnds } from './bridge-ends.ts';
import { closeGaps } from './close-gaps.ts';
import { findBodies } from './find-bodies.ts';
import { findHoles } from './find-holes.ts';
import { findHulls } from './find-hulls.ts';

/** Outlines are closed over gaps of more and more pixels. */
const reaches = [1, 2, 5];
const bridgedFrom = 2;

/** What the string around a piece encloses must fit a figure so well. */
const leastFit = 0.78;

/** Events and joins are not smaller than so much of what boxes with words are high. */
const leastOfBoxes = 0.24;

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

/**
 * What a hand meant as shapes. In: ink. Hands leave outlines open and write over them: gaps are closed step by step, and of all areas
 * that come to be enclosed those that fit a figure best are taken.
 */
export const findHandShapes = (ink: Mask, pieces: readonly Component[]): readonly ChosenShape[] => {
  const thick = Math.round(0.7 * strokeOf(ink)) + 2;
  const found = levelsOf(ink).flatMap(({ cells, reach }) => {
    const regions = findHoles({ ...ink, data: cells });
    const whole = (filled: Filled): Candidate => asCandidate(toRegion(filled), filled, regions);
    const bodies = findBodies({ ...ink, data: cells }, regions, thick).map((filled): Candidate => {
      const candidate = whole(filled);
      // Taking strokes away takes tips away.
      return { ...candidate, outline: candidate.figure === 'diamond' ? thick >> 1 : 0 };
    });
    const hulls = findHulls({ ...ink, data: cells }).map(({ filled, coverage }): Candidate => {
      const candidate = whole(filled);
      return { ...candidate, fit: candidate.fit * Math.min(1, 0.15 + coverage), outline: 0 };
    });
    const all = [
      ...findCandidates(regions, ink.width, true),
      ...[...bodies, ...hulls].filter(({ fit }) => fit > leastFit),
    ];
    return chooseReal(all, pieces, regions, ink, true).map((candidate) => ({
      candidate,
      value: worthOf(candidate, { reach, ink, pieces }),
    }));
  });
  const best = withoutInner(chooseBest(withoutPieces(found, pieces)), pieces).toSorted(
    (a, b) => areaOf(b.region.box) - areaOf(a.region.box),
  );
  return describeShapes(best, pieces);
};

interface Valued {
  readonly candidate: Candidate;
  readonly value: number;
}

/** A mark cuts a small figure to pieces that are figures as well: they are in it, hold no words, and are not much smaller. */
const withoutPieces = (found: readonly Valued[], ink: readonly Component[]): readonly Valued[] => {
  const wholes = found.filter(({ candidate, value }) => value > leastValue && plain.has(candidate.figure));
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
const chooseBest = (found: readonly Valued[]): readonly Candidate[] => {
  const sorted = found
    .filter(({ value }) => value > leastValue)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most);
  const taken = new Set<Valued>();
  for (const one of sorted) if (![...taken].some((other) => areAtOdds(one.candidate, other.candidate))) taken.add(one);
  for (const one of [...taken].toReversed()) {
    const kept: Valued[] = [];
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

interface Setting {
  readonly reach: number;
  readonly ink: Mask;
  readonly pieces: readonly Component[];
}

const toRegion = ({ box, area }: Filled): Region => ({
  label: -1,
  box,
  area,
  colour: [255, 255, 255],
  isOpen: false,
});

/** How thick strokes are, px: most runs of ink along rows are across a stroke. */
const strokeOf = ({ width, height, data }: Mask): number => {
  const counts = new Uint32Array(24);
  for (let y = 0; y < height; y += 1) {
    let run = 0;
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x] === 1) run += 1;
      else {
        if (run > 0 && run < counts.length) counts[run] = (counts[run] ?? 0) + 1;
        run = 0;
      }
    }
  }
  return Math.max(2, counts.indexOf(Math.max(...counts)));
};

/** The ink with its gaps closed step by step; from the second step on, ends that face each other are joined as well. */
const levelsOf = (ink: Mask): readonly { readonly cells: Uint8Array; readonly reach: number }[] => {
  const bridged = closeGaps(ink.data, ink, bridgedFrom);
  bridgeEnds(bridged, ink);
  return reaches.map((reach) => ({
    reach,
    cells:
      reach < bridgedFrom
        ? closeGaps(ink.data, ink, reach)
        : reach === bridgedFrom
          ? bridged
          : closeGaps(bridged, ink, reach),
  }));
};

/** Hands draw these; an area that resembles another figure is more often what connectors enclose. */
const plain: ReadonlySet<Candidate['figure']> = new Set(['rectangle', 'rounded', 'pill', 'circle', 'diamond']);

/** How sure it is: figures that fit, with words in them, at the smallest gaps; what connectors enclose is larger than what they join. */
const worthOf = (candidate: Candidate, { reach, ink, pieces }: Setting): number => {
  const { fit, figure, region } = candidate;
  const size = Math.max(region.box.width, region.box.height) / Math.max(ink.width, ink.height);
  const words = hasWords(lettersIn(candidate, pieces)) ? 0.08 : 0;
  return fit + words - 0.008 * reach - 0.3 * size - (plain.has(figure) ? 0 : 0.07);
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

/** Letters have round holes as well, and events rings and envelopes: only frames, much larger than boxes with words, hold others. */
const withoutInner = (shapes: readonly Candidate[], pieces: readonly Component[]): readonly Candidate[] => {
  const boxes = shapes.filter((candidate) => hasWords(lettersIn(candidate, pieces))).map(({ region }) => region.box);
  const [wide, high] = [middle(boxes.map(({ width }) => width)), middle(boxes.map(({ height }) => height))];
  const isFrame = ({ region: { box } }: Candidate): boolean =>
    boxes.length >= 3 && (box.width > frameOfBoxes * wide || box.height > frameOfBoxes * high);
  return shapes.filter((shape) => {
    const { box } = shape.region;
    if (boxes.length >= 3 && isScrap(box, high)) return false;
    const isEmpty = !shapes.some((other) => other !== shape && isInside(other, shape));
    if (isFrame(shape) && isEmpty) return false;
    return !shapes.some((other) => other !== shape && !isFrame(other) && isInside(shape, other));
  });
};

/** Holes of letters are small, and words flat. */
const isScrap = ({ width, height }: Rect, high: number): boolean =>
  Math.max(width, height) < leastOfBoxes * high ||
  (Math.min(width, height) < flatOfBoxes * high && Math.max(width, height) > 1.5 * Math.min(width, height));

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
