import {
  allOfAny,
  articles,
  contractedPronouns,
  contractions,
  copulas,
  does,
  haves,
  modals,
  negations,
  pronouns,
} from '../lexicon/en/closed-words.ts';
import { thirdPerson } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import { capitalised, isAdverb } from '../text/words.ts';
import { shortened } from './label.ts';
import type { Question } from './statement.ts';

/**
 * Turns a condition into a short question: `the loan is not approved` gives `Loan approved?`, negated. What a pronoun
 * stands for is left out (`it is above 30` gives `Above 30?`).
 */
export const toQuestion = (condition: readonly Token[]): Question => {
  const told = condition.filter((token) => token.text !== '?');
  // `its approved` is `it's approved`: nothing is owned.
  const plain = told.length === 2 && told[0]?.lower === 'its' ? told.slice(1) : told;
  // `says no` is what somebody says.
  const negation = plain.findIndex(
    (token, index) => negations.has(token.lower) || (token.lower === 'no' && index < plain.length - 1),
  );
  const kept = plain.filter((token, index) => {
    if (index === negation && (!contractions.has(token.lower) || contractions.get(token.lower) === 'do')) return false;
    if (negation >= 0 && does.has(token.lower) && Math.abs(index - negation) === 1) return false;
    return !(
      isAdverb(token) &&
      index > 0 &&
      index < plain.length - 1 &&
      /^(?:then|also|now|already|still)$/.test(token.lower)
    );
  });
  const bare = withoutDummy(asThird(kept.map(affirmed).map(negation < 0 ? (token) => token : ofAll), plain));
  const short = shortened(withoutOpeningArticles(bare), 9);
  return {
    text: `${capitalised(textOf(short).replace(/^[\s,;:.]+|[\s,;:.?-]+$/g, ''))}?`,
    isNegated: negation >= 0,
    words: plain.map((token) => token.lower),
    span: spanOf(condition),
  };
};

/** `anything doesn't match` asks `Everything matches?`, which is answered with no. */
const ofAll = (token: Token): Token => {
  const all = allOfAny.get(token.lower);
  return all === undefined ? token : { ...token, text: all, lower: all };
};

/** `can't verify` asks `Can verify?`, which is answered with no. */
const affirmed = (token: Token): Token => {
  const plain = contractions.get(token.lower);
  return plain !== undefined && (modals.has(plain) || haves.has(plain))
    ? { ...token, text: plain, lower: plain }
    : token;
};

/** `it does not work` asks `Works?`: the verb takes over what `does` said. */
const asThird = (kept: readonly Token[], plain: readonly Token[]): readonly Token[] => {
  const at = plain.findIndex((token) => (contractions.get(token.lower) ?? token.lower) === 'does');
  const verb = plain.slice(at + 1).find((token) => !negations.has(token.lower) && !isAdverb(token));
  const isDenied = [plain[at], plain[at + 1]].some((token) => negations.has(token?.lower ?? ''));
  if (at < 0 || !verb || !isDenied) return kept;
  return kept.flatMap((token) => {
    if (contractions.has(token.lower)) return [];
    if (token !== verb) return [token];
    const text = verb.lower === 'have' ? 'has' : thirdPerson(verb.text);
    return [{ ...verb, text, lower: text.toLowerCase() }];
  });
};

/** Leaves out `it is`, `there are`, and the copula after a subject. */
const withoutDummy = (tokens: readonly Token[]): readonly Token[] => {
  const isVerb = (token: Token | undefined): boolean =>
    token !== undefined && copulas.has(contractions.get(token.lower) ?? token.lower);
  const first = tokens[0];
  if (isOperator(tokens[1])) return tokens;
  // `those that are heavy` asks `Heavy?`
  if (isVerb(first) && tokens.length > 1) return tokens.slice(1);
  if (first && contractedPronouns.has(first.lower) && tokens.length > 1) return tokens.slice(1);
  if (first && (pronouns.has(first.lower) || first.lower === 'there') && tokens.length > 1) {
    return isVerb(tokens[1]) ? tokens.slice(2) : tokens.slice(1);
  }
  const predicate = findPredicate(tokens);
  if (!predicate || predicate.modal || predicate.start === 0 || predicate.start === tokens.length - 1) return tokens;
  const group = tokens.slice(predicate.start, predicate.voice === 'passive' ? predicate.end - 1 : predicate.start + 1);
  if (predicate.voice === 'active' && !isVerb(group[0])) return tokens;
  // `n is 0` asks `N = 0?`
  const isNumber = predicate.start === tokens.length - 2 && tokens.at(-1)?.kind === 'number' && isVerb(group[0]);
  if (isNumber) return tokens.map((token) => (token === group[0] ? { ...token, text: '=', lower: '=' } : token));
  return tokens.filter((token) => !group.includes(token) || !(isVerb(token) || haves.has(token.lower)));
};

const withoutOpeningArticles = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter((token, index) => !(index === 0 && articles.has(token.lower) && !isOperator(tokens[1])));

/** In `i <= n` and `a > b` the first word is a name, whatever it means in English. */
const isOperator = (token: Token | undefined): boolean => token !== undefined && /^[<>=!≤≥≠]/.test(token.text);
