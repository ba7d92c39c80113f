import { articles, copulas, determiners, does, pronouns } from '../lexicon/en/closed-words.ts';
import { behindOutcome, doers, openingConditions } from '../lexicon/en/guard-words.ts';
import { outcomePairs } from '../lexicon/en/outcomes.ts';
import { findingVerbs } from '../lexicon/en/process-words.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { markAfter, type Token, wordAt } from '../text/token.ts';
import { opensWays } from './read-behind-colon.ts';

/** Conditions that are told without a word for it, told with `if`; what is done at a place, without its `where`; what is looked for, without examples. */
export const withPlainConditions = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.map((sentence) => {
    if (isInverted(sentence)) return { ...sentence, tokens: upright(sentence.tokens) };
    const tokens =
      [ofCommand, ofOutcome, ofState, ofAnswer].map((read) => read(sentence.tokens)).find(Boolean) ?? sentence.tokens;
    return { ...sentence, tokens: withoutExamples(withoutPlace(tokens)) };
  });

const outcomes: ReadonlySet<string> = new Set(outcomePairs.flatMap(({ yes, no }) => [...yes, ...no]));

/** Another word for one of the text. */
const inPlaceOf = (token: Token, text: string): Token => ({ ...token, text, lower: text });

/** `Fail the quiz and you do it again`: nobody is told to fail. */
const ofCommand = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const [verb] = tokens;
  const and = tokens.findIndex(({ lower }) => lower === 'and');
  const [next, behind] = tokens.slice(and + 1);
  if (verb === undefined || next === undefined || behind === undefined || !outcomes.has(verb.lower)) return undefined;
  const told = findPredicate(tokens.slice(0, and));
  const isOutcome = and === 1 || (told?.start === 0 && told.form === 'base');
  const isOwn = pronouns.has(next.lower) || determiners.has(next.lower);
  return and > 0 && and <= longestOutcome && isOutcome && isOwn && findPredicate(tokens.slice(and + 1)) !== undefined
    ? [wordAt('if', verb), wordAt('you', verb), ...tokens.slice(0, and), markAfter(',', next), ...tokens.slice(and + 1)]
    : undefined;
};

const longestOutcome = 5;

/** `After a passed test he signs`, `with an approved leave it is kept`, `a failed test means that ...`: one outcome of several. */
const ofOutcome = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const at = behindOutcome.has(tokens[0]?.lower ?? '') ? 1 : 0;
  const [article, quality, noun, ...rest] = tokens.slice(at);
  if (article === undefined || quality === undefined || noun?.kind !== 'word' || !articles.has(article.lower))
    return undefined;
  const isClear = /(?:ed|en|ful)$/.test(quality.lower) || /^(?:up)?on$/.test(tokens[0]?.lower ?? '');
  if (!outcomes.has(quality.lower) || !isClear) return undefined;
  const means = at === 0 && rest[0]?.lower === 'means' ? 1 : 0;
  const deed = rest.slice(rest[means]?.text === ',' || rest[means]?.lower === 'that' ? means + 1 : means);
  if ((at === 0 && means === 0) || (findPredicate(deed)?.start ?? 0) === 0) return undefined;
  return [wordAt('if', article), noun, wordAt('is', quality), quality, markAfter(',', noun), ...deed];
};

/** `Still not paid after a week, phone them`, `no answer within a day, phone them`: how things are before what is done then. */
const ofState = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const [first] = tokens;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (first === undefined || !/^(?:still|no)$/.test(first.lower) || comma < 2 || comma > longest) return undefined;
  const state = findPredicate(tokens.slice(1, comma));
  const deed = findPredicate(tokens.slice(comma + 1));
  const isState = first.lower === 'no' ? (state?.start ?? 0) === 0 : state?.voice !== 'active';
  const isDone = deed !== undefined && (first.lower === 'still' || (deed.start === 0 && deed.form === 'base'));
  return isState && isDone ? [wordAt('if', first), ...tokens.slice(first.lower === 'no' ? 0 : 1)] : undefined;
};

/** `They say yes, we do it` is `if they agree`: what somebody says to what was asked. */
const ofAnswer = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const [first] = tokens;
  const at = tokens.findIndex(({ lower }) => /^(?:says?|said)$/.test(lower));
  const [says, answer, comma] = tokens.slice(Math.max(0, at));
  const isAnswer =
    at > 0 && at <= longestAnswerer && /^(?:yes|no)$/.test(answer?.lower ?? '') && /^[,:]$/.test(comma?.text ?? '');
  if (first === undefined || says === undefined || !isAnswer || openingConditions.has(first.lower)) return undefined;
  const isOne = says.lower === 'says';
  const agrees =
    answer?.lower === 'yes'
      ? [inPlaceOf(says, isOne ? 'agrees' : 'agree')]
      : [inPlaceOf(says, isOne ? 'does' : 'do'), wordAt('not', says), wordAt('agree', says)];
  return [wordAt('if', first), ...tokens.slice(0, at), ...agrees, ...tokens.slice(at + 2)];
};

/** Words for who answers. */
const longestAnswerer = 3;

/** `They go to the lab, where the chemist tests them`: it is done next. */
const withoutPlace = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const next = tokens[at + 1];
    const isPlace =
      at > 2 &&
      token.lower === 'where' &&
      tokens[at - 1]?.text === ',' &&
      !openingConditions.has(tokens[0]?.lower ?? '');
    const isDone =
      next !== undefined && (articles.has(next.lower) || doers.has(next.lower) || /^\p{Lu}/u.test(next.text));
    return isPlace && isDone && (findPredicate(tokens.slice(at + 1))?.start ?? 0) > 0
      ? inPlaceOf(token, 'then')
      : token;
  });

const isInverted = ({ tokens, closing }: Sentence): boolean => {
  const [verb, subject] = tokens;
  if (closing === '?' || verb === undefined || subject === undefined || !opensQuestion(verb)) return false;
  const comma = tokens.findIndex(({ text }) => text === ',');
  return (
    comma >= 3 && comma <= longest && comma < tokens.length - 1 && (isShort(subject) || determiners.has(subject.lower))
  );
};

/** Where the comma of a condition stands at the latest, in tokens. */
const longest = 10;

/** `do` and `be` open commands. */
const opensQuestion = ({ lower }: Token): boolean =>
  /^(?:can|has)$/.test(lower) || (does.has(lower) && lower !== 'do') || (copulas.has(lower) && !/^be/.test(lower));

const isShort = ({ lower }: Token): boolean => lower === 'there' || pronouns.has(lower);

/** Behind a subject of one word the verb finds its place; a question needs none behind a longer one. */
const upright = ([verb, subject, ...rest]: readonly Token[]): readonly Token[] => {
  if (verb === undefined || subject === undefined) return [];
  const marker = { ...verb, text: 'if', lower: 'if' };
  return isShort(subject) ? [marker, subject, { ...verb, text: verb.lower }, ...rest] : [marker, subject, ...rest];
};

/** `look for damage: water, missing pages` only says what may be found. */
const withoutExamples = (tokens: Sentence['tokens']): Sentence['tokens'] => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const verb = colon < 0 ? undefined : findPredicate(tokens.slice(0, colon));
  if (verb === undefined || !findingVerbs.has(verb.verb) || opensWays(tokens)) return tokens;
  const named = tokens.slice(colon + 1);
  return named.some(({ text }) => text === ',') && (findPredicate(named)?.score ?? 0) < leastOfDeed
    ? tokens.slice(0, colon)
    : tokens;
};

/** What is named after a colon scores less than what is done. */
const leastOfDeed = 7;
