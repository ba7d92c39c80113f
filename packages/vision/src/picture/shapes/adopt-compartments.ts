import type { Component } from '../pixels/components.ts';
import { isWithin } from '../pixels/raster.ts';
import type { Candidate } from './candidate.ts';
import type { ChosenShape } from './choose-shapes.ts';
import { hasWords, lettersIn } from './lettered.ts';

/** How far edges of compartments may be apart, px beside the line between them. */
const slack = 3;

/** A low strip that holds nothing resembles a rectangle less well. */
const leastFit = 0.8;

/**
 * Compartments that were taken for what lines enclose, since they have the colour of the paper or hold nothing: as wide as a box with words, and
 * right above or below it. In: shapes, and all areas that may be some. Out: the shapes with those.
 */
export const adoptCompartments = (
  shapes: readonly ChosenShape[],
  candidates: readonly Candidate[],
  ink: readonly Component[],
): readonly ChosenShape[] => {
  const taken = new Set(shapes.map(({ candidate }) => candidate));
  const left = new Set(candidates.filter((candidate) => !taken.has(candidate) && isBox(candidate)));
  const adopted: ChosenShape[] = [];
  const seeds = shapes.filter(
    ({ candidate, letters, isContainer }) => !isContainer && isBox(candidate) && hasWords(letters),
  );
  for (const { candidate: seed } of seeds) {
    const stack = [seed];
    for (const one of stack)
      for (const candidate of left) {
        if (!areStacked(one, candidate) || holds(candidate, shapes)) continue;
        left.delete(candidate);
        stack.push(candidate);
        adopted.push({ candidate, letters: lettersIn(candidate, ink), isContainer: false });
      }
  }
  return [...shapes, ...adopted];
};

const isBox = ({ figure, fit }: Candidate): boolean =>
  (figure === 'rectangle' || figure === 'rounded') && fit >= leastFit;

const holds = ({ region }: Candidate, shapes: readonly ChosenShape[]): boolean =>
  shapes.some(({ candidate }) => isWithin(candidate.region.box, region.box));

const areStacked = (one: Candidate, other: Candidate): boolean => {
  const [a, b] = [one.region.box, other.region.box];
  const gap = Math.max(b.y - a.y - a.height, a.y - b.y - b.height);
  return (
    gap > 0 &&
    gap <= Math.max(one.outline, other.outline) + slack &&
    Math.abs(a.x - b.x) <= slack &&
    Math.abs(a.width - b.width) <= slack
  );
};
