import type { Component } from '../pixels/components.ts';
import { middleHeight } from './crop-words.ts';

/** Words of one line are farther apart than this, by the height of their letters, and by the usual gap between letters. */
const wordGap = { least: 0.3, ofUsual: 2 } as const;

/** The letters of one line word by word, from left to right. */
export const splitWords = (letters: readonly Component[]): readonly (readonly Component[])[] => {
  const sorted = letters.toSorted((a, b) => a.box.x - b.box.x);
  let end = sorted[0]?.box.x ?? 0;
  const gaps = sorted.map(({ box }) => {
    const gap = box.x - end;
    end = Math.max(end, box.x + box.width);
    return gap;
  });
  const open = gaps.filter((gap) => gap > 0).toSorted((a, b) => a - b);
  const usual = open.length > 2 ? (open[open.length >> 1] ?? 0) : 0;
  const least = Math.max(wordGap.least * middleHeight(letters), wordGap.ofUsual * usual);
  const words: Component[][] = [];
  for (const [index, letter] of sorted.entries()) {
    const word = words.at(-1);
    if (word === undefined || (gaps[index] ?? 0) >= least) words.push([letter]);
    else word.push(letter);
  }
  return words;
};
