import { personNouns, systemNouns } from '../lexicon/en/actors.ts';
import { determiners, timeWords } from '../lexicon/en/closed-words.ts';
import { askingVerbs, handingVerbs } from '../lexicon/en/messages.ts';
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
  const told = given.filter((_, index) => !opensUnit(given, index));
  return told.map((token, index) => spelledOut(token, index, told));
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
