import type { Component } from '../pixels/components.ts';
import { middleHeight } from './crop-words.ts';
import type { ReadWords } from './letter-reader.ts';

/** By the height of letters: how much ink is across for each character at most. */
const widest = 1.25;

/** Whether some of the letters were passed over: there are fewer characters than ink has room for. In: what was read, and the ink of it. */
export const isTooShort = ({ text }: ReadWords, letters: readonly Component[]): boolean => {
  const across = letters.reduce((sum, { box }) => sum + box.width, 0);
  const count = text.replaceAll(/\s/g, '').length;
  return across > widest * middleHeight(letters) * count;
};
