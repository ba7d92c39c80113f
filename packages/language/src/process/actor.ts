import { actorEndings, offices, personNouns, systemNouns } from '../lexicon/en/actors.ts';
import { determiners, objectPronouns, prepositions } from '../lexicon/en/closed-words.ts';
import { singular } from '../lexicon/morphology.ts';
import { withoutArticle, withoutBrackets } from '../segment/phrases.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised, uncapitalised } from '../text/words.ts';

/** The noun phrase up to its first preposition: `the manager of the shop` gives `the manager`. */
export const headPhrase = (tokens: readonly Token[]): readonly Token[] => {
  const cut = tokens.findIndex((token, index) => index > 0 && (prepositions.has(token.lower) || token.text === ','));
  return cut < 0 ? tokens : tokens.slice(0, cut);
};

/** True where the phrase names a person, team or system that can act. */
export const namesActor = (tokens: readonly Token[]): boolean => {
  const head = headPhrase(withoutBrackets(tokens));
  const last = head.at(-1);
  if (last?.kind !== 'word' || objectPronouns.has(last.lower)) return false;
  const noun = singular(last.lower);
  return personNouns.has(noun) || systemNouns.has(noun) || personNouns.has(last.lower) || actorEndings.test(noun);
};

/** True where the phrase names people; a system may be what `it` means. */
export const namesPeople = (tokens: readonly Token[]): boolean => namesActor(tokens) && !namesSystem(tokens);

/** True where the phrase names a machine or a program, which others may act on. */
export const namesSystem = (tokens: readonly Token[]): boolean =>
  systemNouns.has(singular(headPhrase(withoutBrackets(tokens)).at(-1)?.lower ?? ''));

/** True for a name: capitalised inside a sentence, or in capitals. */
export const isNameLike = (tokens: readonly Token[], isFirst: boolean): boolean => {
  const head = withoutArticle(headPhrase(tokens));
  const last = head.at(-1);
  if (!last || head.length > 4) return false;
  return (
    /^\p{Lu}{2,5}$/u.test(last.text) ||
    ((!isFirst || head.length < tokens.length) && head.every((token) => /^\p{Lu}/u.test(token.text)))
  );
};

/** `the head of planning`: an office is named with what it heads. */
const withOffice = (phrase: readonly Token[], head: readonly Token[]): readonly Token[] => {
  const behind = phrase.slice(head.length);
  const isOffice = offices.has(head.at(-1)?.lower ?? '') && behind[0]?.lower === 'of' && behind[1]?.kind === 'word';
  return isOffice ? [...head, ...behind.slice(0, 1), ...headPhrase(behind.slice(1))] : head;
};

/** An actor as a lane's title: no determiner, capitalised, no brackets. */
export const actorLabel = (tokens: readonly Token[]): string => {
  const plain = withoutBrackets(tokens);
  const chosen =
    /^(?:one|some|two|each|many)$/.test(plain[0]?.lower ?? '') && plain[1]?.lower === 'of' ? plain.slice(2) : plain;
  const head = withOffice(chosen, headPhrase(chosen));
  const from = head.length > 1 && determiners.has(head[0]?.lower ?? '') ? 1 : 0;
  return capitalised(uncapitalised(textOf(head.slice(from))));
};
