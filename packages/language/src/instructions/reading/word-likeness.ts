import { isSlip } from '../references/distance.ts';

/** How alike two stems are, from 0 to 1: the same, a slip of the finger, the beginning of a word, a common root, or the end of a compound. */
const likeness = (word: string, other: string): number => {
  if (word === other) return 1;
  if (word.length >= 4 && isSlip(word, other)) return 0.9;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length >= 3 && long.startsWith(short)) return short.length >= 5 ? 0.85 : 0.7;
  if (short.length >= 5 && short.slice(0, 5) === long.slice(0, 5)) return 0.7;
  if (short.length >= 4 && long.length - short.length >= 3 && long.endsWith(short)) return 0.7;
  if (short.length >= 2 && short.length <= 4 && isSkeleton(short, long)) return 0.5;
  return 0;
};

/** `mgr` of `manager`: its letters in order, beginning alike. */
const isSkeleton = (short: string, long: string): boolean => {
  if (short[0] !== long[0] || /[aeiou]/.test(short.slice(1))) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
};

/** The best likeness of a word with any of several. */
export const likenessAmong = (word: string, others: Iterable<string>): number => {
  let best = 0;
  for (const other of others) best = Math.max(best, likeness(word, other));
  return best;
};
