import { determiners } from '../../lexicon/en/closed-words.ts';
import { givingVerbs, lookingVerbs } from '../../lexicon/en/topology-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { type Token, wordAt } from '../../text/token.ts';

/**
 * `fetches orders from the shop and sends reports back`, `doctors open them in a viewer`: back means to what was named last, and what somebody
 * opens something in is what it is opened from. In: the tokens of a sentence. Out: the same with that written out.
 */
export const withAims = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    if (isBackAlone(tokens, at)) return [token, wordAt('to', token), wordAt('it', token)];
    if (isOpenedIn(tokens, at + 2)) return [{ ...token, text: 'open', lower: 'open' }];
    return isOpenedIn(tokens, at) ? [{ ...token, text: 'from', lower: 'from' }] : [token];
  });

/** The most tokens between a verb and its `back`. */
const longestLoad = 5;

const isBackAlone = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  const isEnd = next === undefined || next.kind === 'mark' || next.lower === 'and';
  if (tokens[at]?.lower !== 'back' || !isEnd) return false;
  const clause = tokens.slice(Math.max(0, at - longestLoad), at);
  const verb = clause.slice(0, -1).findLastIndex(({ lower }) => isOf(givingVerbs, lower));
  return verb >= 0 && clause.slice(verb).every(({ kind }) => kind !== 'mark');
};

const isOpenedIn = (tokens: readonly Token[], at: number): boolean =>
  /^(?:in|with|on)$/.test(tokens[at]?.lower ?? '') &&
  /^(?:it|them)$/.test(tokens[at - 1]?.lower ?? '') &&
  isOf(lookingVerbs, tokens[at - 2]?.lower ?? '') &&
  determiners.has(tokens[at + 1]?.lower ?? '');

const isOf = (verbs: ReadonlySet<string>, word: string): boolean =>
  verbs.has(readVerb(word)?.base ?? word.replace(/s$/, ''));
