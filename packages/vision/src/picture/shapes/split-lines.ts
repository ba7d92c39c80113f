import type { Component } from '../pixels/components.ts';
import { middleHeight } from '../words/crop-words.ts';

/** Letters line by line, from top to bottom. */
export const splitLines = (letters: readonly Component[]): readonly (readonly Component[])[] => {
  const height = middleHeight(letters);
  const lines: { middle: number; letters: Component[] }[] = [];
  const tall = letters.filter(({ box }) => box.height > 0.55 * height);
  for (const letter of tall.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const line = lines.find(({ middle }) => Math.abs(middle - middleOf(letter)) < 0.7 * height);
    if (line === undefined) lines.push({ middle: middleOf(letter), letters: [letter] });
    else line.letters.push(letter);
  }
  // Dots, dashes and commas go with the line that they are nearest to.
  for (const letter of letters) {
    if (tall.includes(letter)) continue;
    lines
      .toSorted((a, b) => Math.abs(a.middle - middleOf(letter)) - Math.abs(b.middle - middleOf(letter)))[0]
      ?.letters.push(letter);
  }
  return lines.map((line) => line.letters);
};

const middleOf = ({ box }: Component): number => box.y + box.height / 2;
