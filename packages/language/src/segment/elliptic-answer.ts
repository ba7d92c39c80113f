import { negations } from '../lexicon/en/closed-words.ts';
import { refersBack } from '../lexicon/en/guard-words.ts';
import { type Token, textOf } from '../text/token.ts';

/**
 * Which answer to the question before it a condition gives that has nothing of its own: `if they don't`, `if it is`, `provided that
 * this is the case`. In: the condition without its marker. Out: nothing where it asks something itself.
 */
export const ellipticAnswer = (condition: readonly Token[]): 'yes' | 'no' | undefined => {
  if (condition.length < 2 || condition.length > longest) return undefined;
  if (!refersBack.test(textOf(condition).toLowerCase().replaceAll('’', "'"))) return undefined;
  return condition.some(({ lower }) => negations.has(lower.replace('’', "'"))) ? 'no' : 'yes';
};

/** Subject, auxiliary, `not` and what stands for the case, in tokens. */
const longest = 6;
