import { determiners, objectPronouns } from '../lexicon/en/closed-words.ts';
import { bareNouns, bareVerbs } from '../lexicon/en/messages.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { singular, thirdPerson } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { canTakePart } from './cast.ts';

/**
 * `scanner send label to depot`: people leave out the `-s` behind the name of one. In: the tokens of a sentence. Out: the same with these verbs in
 * the third person; commands and what several do are left as they are.
 */
export const withThirdPerson = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const after = tokens[at + 1];
    const isBare = bareVerbs.has(token.lower) && after !== undefined && after.kind !== 'mark' && isVerb(token, after);
    if (!isBare || !isOne(nameBefore(tokens, at))) return token;
    const verb = thirdPerson(token.lower);
    return { ...token, text: verb, lower: verb };
  });

/** `clerk store the copy`; `the app store sends` and `the store copy` name things. */
const isVerb = ({ lower }: Token, after: Token): boolean =>
  !(nounHomographs.has(lower) || bareNouns.has(lower)) ||
  determiners.has(after.lower) ||
  objectPronouns.has(after.lower);

/** The words between the border of a clause and a place of it. */
const nameBefore = (tokens: readonly Token[], at: number): readonly Token[] => {
  const border = tokens.slice(0, at).findLastIndex(({ kind, lower }) => kind === 'mark' || lower === 'then');
  const name = tokens.slice(border + 1, at);
  const from = name.findIndex(({ lower }) => !determiners.has(lower));
  return from < 0 ? [] : name.slice(from);
};

/** The most words of such a name. */
const longestName = 3;

const isOne = (name: readonly Token[]): boolean => {
  const last = name.at(-1);
  if (last === undefined || name.length > longestName || name.some(({ lower }) => lower === 'and')) return false;
  if (name.length === 1 && /^\p{Lu}{2,}$/u.test(last.text)) return true;
  return canTakePart(name) && singular(last.lower) === last.lower;
};
