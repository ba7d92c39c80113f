import { oftenWords, timeWords } from '../../lexicon/en/closed-words.ts';
import type { Token } from '../../text/token.ts';

/** `Every night the shop exports to the ledger`, `Twice a day, ...`: when it happens names no part. In: a sentence. Out: the same without that. */
export const withoutWhen = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findIndex(({ lower }) => !oftenWords.has(lower) && !timeWords.has(lower));
  const [first, time] = [tokens[0]?.lower ?? '', tokens[end - 1]?.lower ?? ''];
  if (end < 2 || !oftenWords.has(first) || first === 'a' || !timeWords.has(time) || oftenWords.has(time)) return tokens;
  return tokens.slice(tokens[end]?.text === ',' ? end + 1 : end);
};
