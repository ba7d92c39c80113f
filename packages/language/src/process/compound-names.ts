import { compoundNames } from '../lexicon/en/process-words.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';

/** `The pull request is opened`: two words of which the first looks like a verb are one name. In: a sentence. Out: the same with one token for both. */
export const withCompoundNames = (sentence: Sentence): Sentence => ({
  ...sentence,
  tokens: sentence.tokens.flatMap((token, at, tokens): readonly Token[] => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (before !== undefined && isName(before, token)) return [];
    return next !== undefined && isName(token, next)
      ? [{ ...token, text: `${token.text} ${next.text}`, lower: `${token.lower} ${next.lower}`, end: next.end }]
      : [token];
  }),
});

const isName = (first: Token, second: Token): boolean => compoundNames.has(`${first.lower} ${second.lower}`);
