import { personNouns, systemNouns } from '../lexicon/en/actors.ts';
import { determiners, objectPronouns, timeWords } from '../lexicon/en/closed-words.ts';
import { askingVerbs, caseOpeners, handingVerbs } from '../lexicon/en/messages.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { isOnlyThird, readVerb } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';

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
  const told = withoutEachOf(
    withAt(withIf(given.filter((_, index) => !opensUnit(given, index) && !isAlso(given, index)))),
  );
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
