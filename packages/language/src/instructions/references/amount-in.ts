import { numberWords } from '../../lexicon/en/numbers.ts';
import { manyMeant } from '../../lexicon/en/standing-words.ts';

/** How many parts a phrase says that it means, as "both gates" does; undefined where it says none. */
export const amountIn = (text: string): number | undefined => {
  const [, both, amount = ''] = manyMeant.exec(text.trim()) ?? [];
  if (both !== undefined) return 2;
  const count = /^\d$/.test(amount) ? Number(amount) : numberWords.indexOf(amount.toLowerCase());
  return count > 1 ? count : undefined;
};
