import { personNouns } from '../lexicon/en/actors.ts';
import { conjunctions, determiners, modals, objectPronouns } from '../lexicon/en/closed-words.ts';
import { bareNouns, bareVerbs } from '../lexicon/en/messages.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { isOnlyThird, readVerb, singular, thirdPerson } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { canTakePart } from './cast.ts';

/**
 * `scanner send label to depot`: people leave out the `-s` behind the name of one. In: the tokens of each sentence. Out: the same with these verbs
 * in the third person; commands and what several do are left as they are.
 */
export const withThirdPerson = (sentences: readonly (readonly Token[])[]): readonly (readonly Token[])[] => {
  const told = sentences.map((tokens) => withEndings(tokens, isSurely));
  // Whoever leaves out one ending leaves out more: `and guest pay`.
  const isCustom = told.some((tokens, index) => tokens !== sentences[index]);
  return isCustom ? told.map((tokens) => withEndings(tokens, isLikely)) : told;
};

/** True for `Guest show passport to clerk` where the sentences behind it leave out endings as well. */
export const isBareDeed = (tokens: readonly Token[], others: readonly (readonly Token[])[]): boolean =>
  others.some((other) => withEndings(other, isSurely) !== other) && withEndings(tokens, isLikely) !== tokens;

const withEndings = (
  given: readonly Token[],
  isVerb: (tokens: readonly Token[], at: number) => boolean,
): readonly Token[] => {
  let tokens = given;
  for (const [at, token] of given.entries()) {
    if (!isVerb(tokens, at) || !(isOne(nameBefore(tokens, at)) || goesOn(tokens, at, given))) continue;
    const verb = thirdPerson(token.lower);
    tokens = tokens.with(at, { ...token, text: verb, lower: verb });
  }
  return tokens;
};

/** `clerk store the copy and send the letter`: who acted before goes on. */
const goesOn = (tokens: readonly Token[], at: number, given: readonly Token[]): boolean => {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const isJoined = before?.text === ',' || before?.lower === 'and' || before?.lower === 'then';
  return isJoined && after?.kind === 'word' && tokens.slice(0, at).some((token, index) => token !== given[index]);
};

/** `clerk store the copy`, `scanner send label`; `the app store sends` and `the store copy` name things. */
const isSurely = (tokens: readonly Token[], at: number): boolean => {
  const [lower, after] = [tokens[at]?.lower ?? '', tokens[at + 1]];
  if (after === undefined || after.kind === 'mark' || readVerb(lower)?.forms.has('base') !== true) return false;
  if (determiners.has(after.lower) || objectPronouns.has(after.lower)) return true;
  return bareVerbs.has(lower) && !isNoun(lower);
};

/** `guest pay`, `cook prepare soup`: no other verb follows before the border. */
const isLikely = (tokens: readonly Token[], at: number): boolean => {
  const lower = tokens[at]?.lower ?? '';
  if (readVerb(lower)?.forms.has('base') !== true) return false;
  const end = tokens.findIndex((token, index) => index > at && isBorder(token));
  const rest = tokens.slice(at + 1, end < 0 ? undefined : end);
  const isOwn = personNouns.has(tokens[at - 1]?.lower ?? '') || bareVerbs.has(lower);
  return !isNoun(lower) || (isOwn && !rest.some((token) => isOnlyThird(token.lower)));
};

const isNoun = (word: string): boolean => nounHomographs.has(word) || bareNouns.has(word);

/** The words between the border of a clause and a place of it; what `and` joins to a name is no clause. */
const nameBefore = (tokens: readonly Token[], at: number): readonly Token[] => {
  const border = tokens.slice(0, at).findLastIndex(isBorder);
  const clause = tokens.slice(0, Math.max(0, border)).findLastIndex(({ kind }) => kind === 'mark');
  const isJoint =
    tokens[border]?.lower === 'and' && !tokens.slice(clause + 1, border).some(({ lower }) => isOnlyThird(lower));
  const name = isJoint ? [] : tokens.slice(border + 1, at);
  const from = name.findIndex(({ lower }) => !determiners.has(lower));
  return from < 0 ? [] : name.slice(from);
};

const isBorder = ({ kind, lower }: Token): boolean => kind === 'mark' || lower === 'then' || conjunctions.has(lower);

/** The most words of such a name. */
const longestName = 3;

const isOne = (name: readonly Token[]): boolean => {
  const last = name.at(-1);
  if (last === undefined || name.length > longestName) return false;
  if (name.some(({ lower }) => isOnlyThird(lower) || modals.has(lower))) return false;
  if (name.length === 1 && /^\p{Lu}{2,}$/u.test(last.text)) return true;
  return canTakePart(name) && singular(last.lower) === last.lower;
};
