import { rowHead } from '../../lexicon/en/state-life-words.ts';

/** Without what names the whole before a colon or a dash. */
export const behindTitle = (text: string): string => text.replace(/^[^:.\n]{2,80}?(?::|\s[-–—:])\s+/, '');

/** Without the words that say of what the states are, with blanks at their places. */
export const withoutOpening = (text: string): string => {
  const begin = rowHead.exec(text)?.[0].length ?? text.length - behindTitle(text).length;
  return ' '.repeat(begin) + text.slice(begin);
};
