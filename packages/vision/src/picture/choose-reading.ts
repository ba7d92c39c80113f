import type { ReadPixels } from './read-pixels.ts';

/**
 * How far a picture that was read as a program draws may be believed: `sure` needs no other reading, `even` figures fit but are hardly a diagram,
 * and `uneven` ones were perhaps drawn by hand.
 */
export type Trust = 'sure' | 'even' | 'uneven';

/** Fewer shapes than this are hardly a diagram: perhaps it was drawn by hand with uneven, open outlines. */
const fewShapes = 3;

/**
 * Figures that programs draw fit their ideals better (three of four to 0.95 and more, of pictures of six programs), and those that a hand
 * drew worse; where lines are straight to the pixel, less is enough.
 */
const leastFit = { ofStraight: 0.93, ofOthers: 0.95 } as const;

/** From here on most lines are straight to the pixel. */
const straight = 0.4;

/** In: what was read, and how straight the edges of lines are, 0 to 1, which is measured only where it matters. */
export const trustIn = (clean: ReadPixels, straightness: () => number): Trust => {
  if (clean.isTexture) return 'sure';
  const isWhole = shapesIn(clean) >= fewShapes;
  if (isWhole && clean.fit >= leastFit.ofOthers) return 'sure';
  const isStraight = straightness() >= straight;
  const isExact = isStraight && clean.reading.shapes.some(({ kind }) => kind === 'table' || kind === 'participant');
  if (isExact) return 'sure';
  if (clean.fit < (isStraight ? leastFit.ofStraight : leastFit.ofOthers)) return 'uneven';
  return isWhole ? 'sure' : 'even';
};

interface TwoReadings {
  readonly trust: Exclude<Trust, 'sure'>;
  readonly clean: ReadPixels;
  readonly byHand: ReadPixels;
}

/** What more of the ink has a meaning in is the better reading; where figures are even, only twice as many shapes by hand tell that it is. */
export const betterReading = ({ trust, clean, byHand }: TwoReadings): ReadPixels => {
  const shapes = shapesIn(byHand);
  if (shapes < fewShapes) return clean;
  const isBetter = trust === 'uneven' ? partsIn(byHand) > partsIn(clean) : shapes >= 2 * shapesIn(clean);
  return isBetter ? byHand : clean;
};

const shapesIn = ({ reading }: ReadPixels): number => reading.shapes.filter(({ kind }) => kind !== 'text').length;

const partsIn = (read: ReadPixels): number => shapesIn(read) + read.reading.connectors.length;
