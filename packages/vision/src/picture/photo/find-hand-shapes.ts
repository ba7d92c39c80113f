import { type Component, type Components, findComponents } from '../pixels/components.ts';
import { areaOf, type Mask } from '../pixels/raster.ts';
import type { Region } from '../pixels/regions.ts';
import type { Candidate } from '../shapes/candidate.ts';
import { type ChosenShape, chooseReal, describeShapes } from '../shapes/choose-shapes.ts';
import type { Filled } from '../shapes/fill-outline.ts';
import { asCandidate, findCandidates } from '../shapes/find-candidates.ts';
import { hasWords, lettersIn } from '../shapes/lettered.ts';
import { bridgeEnds } from './bridge-ends.ts';
import { chooseHandShapes, plainFigures, surest } from './choose-hand-shapes.ts';
import { closeGaps } from './close-gaps.ts';
import { findBodies } from './find-bodies.ts';
import { findHoles } from './find-holes.ts';
import { findHulls } from './find-hulls.ts';
import { fitMark } from './fit-mark.ts';
import { lookAtEdge } from './look-at-edge.ts';
import { strokeShare } from './stroke-share.ts';

/** Outlines are closed over gaps of more and more pixels. */
const reaches = [1, 2, 5];
const bridgedFrom = 2;

/** So much of the edge of a shape is one stroke. */
const leastStroke = 0.5;

/** So much of the edge has ink on it, and of a box with words so much has paper behind that. */
const leastInked = { ofBoxes: 0.88, ofMarks: 0.95 } as const;
const leastClear = 0.5;

/** What the string around a piece encloses must fit a figure so well. */
const leastFit = 0.78;

/** What resembles a box as well is an event or a join from here on, if it turns out to be small. */
const leastMark = { circle: 0.865, diamond: 0.8 } as const;

/** Areas that fit as they are go before those that fit once their notches are filled. */
const notched = 0.02;

/**
 * What a hand meant as shapes. In: ink. Hands leave outlines open and write over them: gaps are closed step by step, and of all areas
 * that come to be enclosed those that fit a figure best are taken.
 */
export const findHandShapes = (ink: Mask, strokes: Components): readonly ChosenShape[] => {
  const pieces = strokes.components;
  const thick = Math.round(0.7 * strokeOf(ink)) + 2;
  const found = levelsOf(ink).flatMap(({ cells, reach }) => {
    const regions = findHoles({ ...ink, data: cells });
    const whole = (filled: Filled): Candidate => asCandidate(toRegion(filled), filled, regions);
    const bodies = findBodies({ ...ink, data: cells }, regions, thick).map((filled): Candidate => {
      const candidate = whole(filled);
      // Taking strokes away takes tips away.
      return { ...candidate, outline: candidate.figure === 'diamond' ? thick >> 1 : 0 };
    });
    const hulls = findHulls({ ...ink, data: cells }, regions).map(({ filled, coverage, isHole }): Candidate => {
      const candidate = whole(filled);
      const fit = candidate.fit * Math.min(1, 0.15 + coverage) - (isHole ? notched : 0);
      return { ...candidate, fit, outline: isHole ? candidate.outline : 0 };
    });
    const all = [
      ...findCandidates(regions, ink.width, true),
      ...[...bodies, ...hulls].filter(({ fit }) => fit > leastFit),
    ];
    const marks = all.flatMap((candidate): readonly Candidate[] => {
      if (candidate.figure === 'circle' || candidate.figure === 'diamond') return [];
      const mark = fitMark(candidate.filled);
      return mark.fit < leastMark[mark.figure] ? [] : [{ ...candidate, ...mark }];
    });
    return chooseReal([...all, ...marks], pieces, regions, ink, true).map((candidate) => ({
      candidate,
      value: worthOf(candidate, { reach, ink, pieces }),
    }));
  });
  const outlines = joinStrokes(ink);
  const drawn = surest(found).filter(
    ({ candidate }) =>
      strokeShare(candidate, outlines, ink.width) >= leastStroke && isOutlined(candidate, { ink, pieces }),
  );
  const best = chooseHandShapes(drawn, pieces).toSorted((a, b) => areaOf(b.region.box) - areaOf(a.region.box));
  return describeShapes(best, pieces, true);
};

/** Whether ink lies around it, and words, if it has some, stand apart from that. */
const isOutlined = (candidate: Candidate, { ink, pieces }: Omit<Setting, 'reach'>): boolean => {
  const { inked, clear } = lookAtEdge(candidate, ink);
  const isMark = candidate.figure === 'circle' || candidate.figure === 'diamond';
  return (
    inked >= (isMark ? leastInked.ofMarks : leastInked.ofBoxes) &&
    (isMark || clear >= leastClear || !hasWords(lettersIn(candidate, pieces)))
  );
};

/** The strokes of one outline as one piece, where their ends lead to each other. */
const joinStrokes = (ink: Mask): Components => {
  const cells = ink.data.slice();
  bridgeEnds(cells, ink);
  return findComponents(ink, (at) => cells[at] === 1, { diagonal: true });
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

/** How sure it is: figures that fit, with words in them, at the smallest gaps; what connectors enclose is larger than what they join. */
const worthOf = (candidate: Candidate, { reach, ink, pieces }: Setting): number => {
  const { fit, figure, region } = candidate;
  const size = Math.max(region.box.width, region.box.height) / Math.max(ink.width, ink.height);
  const words = hasWords(lettersIn(candidate, pieces)) ? 0.08 : 0;
  return fit + words - 0.008 * reach - 0.3 * size - (plainFigures.has(figure) ? 0 : 0.07);
};
