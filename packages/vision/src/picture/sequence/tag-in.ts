import type { Component } from '../pixels/components.ts';
import { areaOf, isWithin, unionBox } from '../pixels/raster.ts';
import { outerBox } from '../shapes/candidate.ts';
import type { ChosenShape } from '../shapes/choose-shapes.ts';
import { groupWords } from '../words/find-words.ts';

/** Where the kind of a frame stands, by the height of letters. */
const corner = { width: 8, height: 3 } as const;

/** By the height of letters: strokes of the tag's outline are longer, and dots of the frame's smaller. */
const heights = { least: 0.5, most: 1.7 } as const;

/** The words in the upper left corner of a frame of messages, as the tag that says its kind; none where there are none. */
export const tagIn = (frame: ChosenShape, ink: readonly Component[], letterHeight: number): readonly ChosenShape[] => {
  const around = outerBox(frame.candidate);
  const place = { ...around, width: corner.width * letterHeight, height: corner.height * letterHeight };
  const pieces = ink.filter(
    ({ box }) =>
      isWithin(box, place) &&
      box.height >= heights.least * letterHeight &&
      box.height <= heights.most * letterHeight &&
      box.width <= heights.most * letterHeight,
  );
  const [words] = groupWords(pieces, letterHeight).toSorted((a, b) => a.box.x - b.box.x);
  if (words === undefined) return [];
  const { candidate } = frame;
  const box = unionBox(words.letters.map((letter) => letter.box));
  const area = areaOf(box);
  const filled = { box, cells: new Uint8Array(area).fill(1), area };
  const region = { ...candidate.region, box, area };
  return [{ candidate: { ...candidate, region, filled, outline: 0 }, letters: words.letters, isContainer: false }];
};
