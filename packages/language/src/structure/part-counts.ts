import { countWords } from '../lexicon/en/data-words.ts';
import { isThirdForm } from '../lexicon/morphology.ts';
import { markAfter, type Token } from '../text/token.ts';
import { isNounHere } from './agreement.ts';

/** The most words of a name between two counts. */
const longestName = 3;

/** `each trip has one bus one driver and two stops`: a count behind a counted name opens the next of the list, as if a comma stood before it. */
export const partCounts = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    return before !== undefined && countWords.test(token.lower) && endsCounted(tokens, at)
      ? [markAfter(',', before), token]
      : [token];
  });

/** True where a counted name ends here that is no subject: something stands before it. */
const endsCounted = (tokens: readonly Token[], end: number): boolean => {
  let from = end;
  while (from > 0 && end - from < longestName && isPartOfName(tokens, from - 1)) from -= 1;
  const count = tokens[from - 1];
  const opener = tokens[from - 2];
  return from < end && countWords.test(count?.lower ?? '') && opener !== undefined && opener.kind === 'word';
};

/** A word behind a count is a noun; one behind a noun may be its verb. */
const isPartOfName = (tokens: readonly Token[], at: number): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || !isNounHere(token) || countWords.test(token.lower)) return false;
  return countWords.test(before?.lower ?? '') || !isThirdForm(token.lower);
};
