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

/** What is nearer to the edge of a shape than this is a piece of its outline, px and by its shorter side... */
const atEdge = { least: 3, ofSide: 0.06 } as const;

/** ... unless letters stand so near, by their height, or the figure fits its ideal so well that it was drawn with a ruler. */
const besideLetters = 0.8;
const ruled = 0.985;

/** Without pieces of the outline, which a sketchy style leaves between its strokes and the fill. */
export const withoutEdges = (letters: readonly Component[], candidate: Candidate): readonly Component[] => {
  if (candidate.fit >= ruled) return letters;
  const { width, height } = candidate.region.box;
  const away = Math.round(Math.max(atEdge.least, atEdge.ofSide * Math.min(width, height)));
  const isAtEdge = ({ box }: Component): boolean => {
    const [x, y] = [box.x + (box.width >> 1), box.y + (box.height >> 1)];
    return (
      !holdsPlace(candidate, box.x - away, y) ||
      !holdsPlace(candidate, box.x + box.width + away, y) ||
      !holdsPlace(candidate, x, box.y - away) ||
      !holdsPlace(candidate, x, box.y + box.height + away)
    );
  };
  const inner = letters.filter((letter) => !isAtEdge(letter));
  if (inner.length === 0 || inner.length === letters.length) return letters;
  const reach = Math.ceil(besideLetters * middleHeight(inner));
  const around = inner.map(({ box }) => growBox(box, reach));
  return letters.filter((letter) => inner.includes(letter) || around.some((box) => touch(box, letter.box)));
};
