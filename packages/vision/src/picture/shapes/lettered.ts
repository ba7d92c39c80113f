import type { Component } from '../pixels/components.ts';
import { isWithin } from '../pixels/raster.ts';
import { type Candidate, holdsPlace } from './candidate.ts';

/** An even area, and the ink inside that may be letters. */
export interface Lettered {
  readonly candidate: Candidate;
  readonly letters: readonly Component[];
}

/** Letters are between so many px high. */
export const letterHeights = { least: 5, most: 64 } as const;

export const lettersIn = (candidate: Candidate, ink: readonly Component[]): readonly Component[] =>
  ink.filter(
    ({ box }) =>
      box.height <= Math.min(letterHeights.most, 0.8 * candidate.region.box.height) &&
      box.width <= 0.9 * candidate.region.box.width &&
      isWithin(box, candidate.region.box) &&
      holdsPlace(candidate, box.x + (box.width >> 1), box.y + (box.height >> 1)),
  );

/** More than a mark: letters that touch each other are one piece. */
export const hasWords = (letters: readonly Component[]): boolean =>
  letters.length > 1 || letters.some(({ box }) => box.width > 1.4 * box.height && box.height >= letterHeights.least);
