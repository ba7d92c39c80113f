import { oftenWords, timeWords } from '../../lexicon/en/closed-words.ts';
import { clauseStarts } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';

/** `Every night the shop exports to the ledger`, `..., every hour a job starts`: when it happens names no part. In: a sentence. Out: the same without that. */
export const withoutWhen = (tokens: readonly Token[]): readonly Token[] => {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const opens = at === 0 || clauseStarts.has(tokens[at - 1]?.lower ?? '');
    const end = opens ? endOfTime(tokens, at) : at;
    if (end > at) at = tokens[end]?.text === ',' ? end + 1 : end;
    else {
      kept.push(...tokens.slice(at, at + 1));
      at += 1;
    }
  }
  return kept;
};

/** Where the words for a time end that begin here: `twice a day`, `every other week`. */
const endOfTime = (tokens: readonly Token[], at: number): number => {
  const first = tokens[at]?.lower ?? '';
  if (!oftenWords.has(first) || first === 'a') return at;
  const time = tokens.findIndex(({ lower }, index) => index > at && !oftenWords.has(lower));
  if (!timeWords.has(tokens[time]?.lower ?? '')) return at;
  const end = tokens.findIndex(({ lower }, index) => index > time && !timeWords.has(lower));
  return end < 0 ? tokens.length : end;
};
