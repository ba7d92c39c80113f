import { personNouns, systemNouns } from '../lexicon/en/actors.ts';
import { copulas, determiners, objectPronouns, subjectPronouns, timeWords } from '../lexicon/en/closed-words.ts';
import {
  absenceOpeners,
  askingVerbs,
  callingVerbs,
  caseOpeners,
  handingVerbs,
  pointing,
  relativePrepositions,
  thereforeWords,
} from '../lexicon/en/messages.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { isOnlyThird, readVerb } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import { isPluralName } from '../structure/name.ts';
import { type Token, wordAt } from '../text/token.ts';
import { canTakePart } from './cast.ts';

const shortForms: ReadonlyMap<string, string> = new Map([
  ['w', 'with'],
  ['w/', 'with'],
  ['+', 'and'],
  ['&', 'and'],
  ['n', 'and'],
  ['svc', 'service'],
  ['srv', 'server'],
  ['gw', 'gateway'],
]);

/** Capitals that stand for a part of a system. */
const capitals: ReadonlyMap<string, string> = new Map([
  ['FE', 'frontend'],
  ['BE', 'backend'],
]);

/**
 * The tokens with what people type for `with`, `and` and `to` spelled out: `saves the log 2 disk`, `opens + locks`. The letter of `nurse A` is
 * told from an article.
 */
export const plainWords = (given: readonly Token[]): readonly Token[] => {
  const plain = given.filter((_, index) => !opensUnit(given, index) && !isAlso(given, index));
  const told = withoutCount(withoutEachOf(withAt(withIf(withThen(withIfNo(plain))))));
  return told.map((token, index) => spelledOut(token, index, told));
};

/** `as well`, but not that of `as well as`. */
const isAlso = (tokens: readonly Token[], index: number): boolean =>
  [index, index - 1].some(
    (at) => tokens[at]?.lower === 'as' && tokens[at + 1]?.lower === 'well' && tokens[at + 2]?.lower !== 'as',
  );

/** `In case of a bad reading the buoy calls` is `if bad reading the buoy calls`. */
const withIf = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, index) => {
    const length = lengthOfCase(tokens, index);
    if (length > 0) return [{ ...token, text: 'if', lower: 'if', end: tokens[index + length - 1]?.end ?? token.end }];
    const isInside = [1, 2, 3, 4].some((back) => lengthOfCase(tokens, index - back) > back);
    return isInside ? [] : [token];
  });

/** `Failing settlement, the court rules` is `if no settlement, the court rules`. */
const withIfNo = (tokens: readonly Token[]): readonly Token[] => {
  const phrase = absenceOpeners.find((words) => words.every((word, index) => tokens[index]?.lower === word));
  const first = tokens[0];
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (phrase === undefined || first === undefined || comma < 0 || comma > phrase.length + longestThing) return tokens;
  const rest = tokens.slice(phrase.length);
  return [
    wordAt('if', first),
    wordAt('no', first),
    ...(/^(?:an?|the)$/.test(rest[0]?.lower ?? '') ? rest.slice(1) : rest),
  ];
};

/** In words. */
const longestThing = 4;

/** `has no key so it asks` and `, of which the owner is told` go on with a clause; `asks that server` is `asks the server`. */
const withThen = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const acts = subjectPronouns.has(after?.lower ?? '') && isOnlyThird(tokens[index + 2]?.lower ?? '');
    if (thereforeWords.has(token.lower) && before?.kind === 'word' && acts)
      return [{ ...token, text: ',', lower: ',', kind: 'mark' }];
    // `the owner is then told`
    if (token.lower === 'then' && copulas.has(before?.lower ?? '')) return [];
    if (opensRelative(tokens, index) || opensRelative(tokens, index - 1)) return [];
    return [isPointing(tokens, index) ? { ...token, text: 'the', lower: 'the' } : token];
  });

const opensRelative = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === ',' &&
  relativePrepositions.has(tokens[at]?.lower ?? '') &&
  tokens[at + 1]?.lower === 'which' &&
  determiners.has(tokens[at + 2]?.lower ?? '');

const isPointing = (tokens: readonly Token[], at: number): boolean => {
  const verb = readVerb(tokens[at - 1]?.lower ?? '');
  const behind = tokens.slice(at + 1);
  const end = behind.findIndex(({ kind }) => kind === 'mark');
  return (
    pointing.has(tokens[at]?.lower ?? '') &&
    verb !== undefined &&
    (askingVerbs.has(verb.base) || callingVerbs.has(verb.base)) &&
    findPredicate(behind.slice(0, end < 0 ? undefined : end)) === undefined
  );
};

/** `2 drones land` is `drones land`: what several do, they do alike. */
const withoutCount = (tokens: readonly Token[]): readonly Token[] => {
  const [count, noun] = tokens;
  const isCount = count?.kind === 'number' || numberWords.indexOf(count?.lower ?? '') > 1;
  return isCount && noun?.kind === 'word' && canTakePart([noun]) && isPluralName(noun.lower) ? tokens.slice(1) : tokens;
};

/** `signs in front of the notary` is done at the notary, who takes part; `in front of the door` is no matter of his. */
const withAt = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ lower }, index) => lower === 'in' && tokens[index + 1]?.lower === 'front' && tokens[index + 2]?.lower === 'of',
  );
  const place = tokens[at];
  const person = tokens.slice(at + 3, at + 6).some(({ lower }) => personNouns.has(lower));
  return at < 0 || place === undefined || !person
    ? tokens
    : [
        ...tokens.slice(0, at),
        { ...place, text: 'at', lower: 'at', end: tokens[at + 2]?.end ?? place.end },
        ...tokens.slice(at + 3),
      ];
};

/** How many tokens say so there, with the article behind them. */
const lengthOfCase = (tokens: readonly Token[], at: number): number => {
  const opens = at === 0 || /^(?:[,;.:]|and|but)$/.test(tokens[at - 1]?.lower ?? '');
  const phrase = opens
    ? caseOpeners.find((words) => words.every((word, index) => tokens[at + index]?.lower === word))
    : undefined;
  if (phrase === undefined || tokens.length <= at + phrase.length + 1) return 0;
  return phrase.length + (/^(?:an?|the)$/.test(tokens[at + phrase.length]?.lower ?? '') ? 1 : 0);
};

/** `each of the two drones asks` is `drones asks`: what one of them does, all do. */
const withoutEachOf = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }, index) => lower === 'each' && tokens[index + 1]?.lower === 'of');
  const the = tokens[at + 2]?.lower === 'the' ? at + 3 : at + 2;
  const counted = tokens[the];
  const isCount = counted?.kind === 'number' || numberWords.indexOf(counted?.lower ?? '') > 1;
  const noun = tokens[isCount ? the + 1 : the];
  return at < 0 || noun?.kind !== 'word' || objectPronouns.has(noun.lower)
    ? tokens
    : [...tokens.slice(0, at), ...tokens.slice(isCount ? the + 1 : the)];
};

/** `a` and `per` of `once a minute`. */
const opensUnit = (tokens: readonly Token[], index: number): boolean =>
  /^(?:an?|per)$/.test(tokens[index]?.lower ?? '') &&
  tokens[index - 1]?.lower === 'once' &&
  timeWords.has(tokens[index + 1]?.lower ?? '');

const spelledOut = (token: Token, index: number, tokens: readonly Token[]): Token => {
  if (isTill(tokens, index)) return { ...token, lower: 'cashtill' };
  if (isPer(tokens, index)) return { ...token, text: 'every', lower: 'every' };
  if (isLetterOfName(tokens, index)) return { ...token, lower: `${letterMark}${token.lower}` };
  const spelled = shortForms.get(token.lower) ?? capitals.get(token.text) ?? (isTo(tokens, index) ? 'to' : undefined);
  return spelled === undefined ? token : { ...token, text: spelled, lower: spelled, kind: 'word' };
};

/** `the till`, `till prints` and `tells till`: the one with the money in it. */
const isTill = (tokens: readonly Token[], index: number): boolean => {
  if (tokens[index]?.lower !== 'till') return false;
  const before = tokens[index - 1]?.lower ?? '';
  const spokenTo = [askingVerbs, handingVerbs].some((verbs) => verbs.has(readVerb(before)?.base ?? ''));
  return determiners.has(before) || spokenTo || isOnlyThird(tokens[index + 1]?.lower ?? '');
};

/** `once` of `once minute`, as `once a minute` is left by then. */
const isPer = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === 'once' && timeWords.has(tokens[index + 1]?.lower ?? '');

/** `2` before a bare noun that ends its clause: `pushes the build 2 production,`. */
const isTo = (tokens: readonly Token[], index: number): boolean => {
  const [before, token, noun, after] = [tokens[index - 1], tokens[index], tokens[index + 1], tokens[index + 2]];
  if (token?.text !== '2' || before?.kind !== 'word' || noun?.kind !== 'word') return false;
  const isCount = /s$/.test(noun.lower) || determiners.has(before.lower);
  return !isCount && !readVerb(before.lower)?.forms.has('third') && (after === undefined || after.kind === 'mark');
};

const letterMark = '#';

/** True for the letter that tells two of one kind apart, as `plainWords` leaves it. */
export const isLetter = (word: string): boolean => word.startsWith(letterMark) && word.length === 2;

const isLetterOfName = (tokens: readonly Token[], index: number): boolean => {
  const noun = tokens[index - 1]?.lower ?? '';
  return /^[A-Z]$/.test(tokens[index]?.text ?? '') && (personNouns.has(noun) || systemNouns.has(noun));
};
