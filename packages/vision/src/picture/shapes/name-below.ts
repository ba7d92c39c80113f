import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import { groupWords } from '../words/find-words.ts';

/** By the height of letters: how far below a figure its name begins and ends. */
const reach = { starts: 2, ends: 4.5 } as const;

/** The letters of what is written below a figure. */
export const nameBelow = (box: Rect, components: readonly Component[], letterHeight: number): readonly Component[] => {
  const low = box.y + box.height;
  const letters = components.filter(
    ({ box: letter }) =>
      letter.y >= low - 2 &&
      letter.y + letter.height <= low + reach.ends * letterHeight &&
      letter.height <= 2 * letterHeight &&
      letter.width <= 4.5 * letterHeight,
  );
  const names = groupWords(letters, letterHeight).filter(({ box: name }) => {
    const isBelow = name.x < box.x + box.width && name.x + name.width > box.x;
    return isBelow && name.y <= low + reach.starts * letterHeight;
  });
  return names.flatMap((name) => name.letters);
};
