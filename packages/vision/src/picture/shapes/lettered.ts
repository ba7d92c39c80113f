import type { Component } from '../pixels/components.ts';
import { growBox, isWithin, touch } from '../pixels/raster.ts';
import { middleHeight } from '../words/crop-words.ts';
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

/** By the height of letters: dots and dashes are no larger, and stand no farther from a letter. */
const speck = { largest: 0.5, farthest: 1 } as const;

/** Without specks that stand apart from all letters, as the soft inner edge of an outline leaves some. */
export const withoutSpecks = (letters: readonly Component[]): readonly Component[] => {
  const height = middleHeight(letters);
  const isSpeck = ({ box }: Component): boolean => Math.max(box.width, box.height) <= speck.largest * height;
  const whole = letters.filter((letter) => !isSpeck(letter));
  const isNear = ({ box }: Component): boolean =>
    whole.some((letter) => touch(growBox(letter.box, Math.ceil(speck.farthest * height)), box));
  return letters.filter((letter) => !isSpeck(letter) || isNear(letter));
};
