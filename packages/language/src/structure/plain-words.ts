import { determiners, modals, pronouns } from '../lexicon/en/closed-words.ts';
import {
  amountOpeners,
  eachPrepositions,
  entryOpeners,
  linkNouns,
  placesOfModal,
  ratioSides,
} from '../lexicon/en/data-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { markAfter, type Token, wordAt } from '../text/token.ts';
import { isNounHere } from './agreement.ts';
import { phraseAt } from './clauses/phrase.ts';
import { isPluralName, toSingular } from './name.ts';
import { genericNouns } from './structure-words.ts';

/** `w/` is short for `with`, `Car + Van` and `Car & Van` for both, and `a class called Order` is `Order`. */
export const plainly = (written: readonly Token[]): readonly Token[] => {
  const tokens = withDone(withPlaces(withoutTableWord(withoutScales(written))));
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (token.lower === 'got' && before !== undefined && isNounHere(before) && !pronouns.has(after?.lower ?? ''))
      return [wordAt('has', token)];
    if (token.lower === 'quite' && /^(?:a|some)$/.test(after?.lower ?? '')) return [];
    if (modals.has(token.lower) && isCallAt(tokens, index + 1)) return [wordAt('has', token)];
    if (token.text === '/' && before?.lower === 'w') return [];
    const isBetween = before?.kind === 'word' && after?.kind === 'word';
    if (/^[+&]$/.test(token.text) && isBetween) return [{ ...token, text: 'and', lower: 'and', kind: 'word' as const }];
    if (token.lower === 'w' && after?.text === '/') return [{ ...token, text: 'with', lower: 'with' }];
    const isWordFor = (word: Token | undefined): boolean => genericNouns.has(toSingular(word?.lower ?? ''));
    if (isNaming(token) && isWordFor(before)) return [];
    return isWordFor(token) && after !== undefined && isNaming(after) ? [] : [token];
  });
};

/** `A berth can be in several piers` says where it is. */
const withPlaces = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    if (modals.has(token.lower) && isPlaceOf(tokens, at + 1)) return [];
    return isPlaceOf(tokens, at) && modals.has(tokens[at - 1]?.lower ?? '') ? [wordAt('is', token)] : [token];
  });

/** `may have written many books` tells of what somebody writes. */
const withDone = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    if (token.lower === 'have' && modals.has(before?.lower ?? '') && isDone(tokens, at + 1)) return [];
    const base = readVerb(token.lower)?.base;
    const isBehind = before?.lower === 'have' && modals.has(tokens[at - 2]?.lower ?? '') && isDone(tokens, at);
    return isBehind && base !== undefined ? [{ ...token, text: base, lower: base }] : [token];
  });

const isDone = (tokens: readonly Token[], at: number): boolean =>
  readVerb(tokens[at]?.lower ?? '')?.forms.has('participle') === true && phraseAt(tokens, at + 1) !== undefined;

/** `sail()`, `dock(pier)` */
const isCallAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' && tokens[at + 1]?.text === '(' && tokens[at + 1]?.start === tokens[at]?.end;

const isPlaceOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'be' && placesOfModal.test(tokens[at + 1]?.lower ?? '');

/** `The table orders has an id`: a verb in the singular behind a plural is that of the table, whose name the plural is. */
const withoutTableWord = (tokens: readonly Token[]): readonly Token[] => {
  const at = determiners.has(tokens[0]?.lower ?? '') ? 1 : 0;
  const [word, name, verb] = tokens.slice(at, at + 3);
  const isTable = /^(?:table|entity)$/.test(word?.lower ?? '') && name?.kind === 'word';
  return isTable && isPluralName(name.lower) && readVerb(verb?.lower ?? '')?.forms.has('third') === true
    ? tokens.slice(at + 1)
    : tokens;
};

/** `ratings 1-5 by guests`: which values something takes. */
const withoutScales = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ kind }, index) =>
      kind === 'number' &&
      tokens[index + 1]?.text === '-' &&
      tokens[index + 2]?.kind === 'number' &&
      isPluralName(tokens[index - 1]?.lower ?? '') &&
      entryOpeners.test(tokens[index + 3]?.lower ?? ''),
  );
  return at < 0 ? tokens : [...tokens.slice(0, at), ...tokens.slice(at + 3)];
};

const isNaming = ({ lower }: Token): boolean => /^(?:called|named)$/.test(lower);

/** `seats = guests + tables` says that each seat belongs to one of both. */
export const withPairs = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ text }) => text === '=');
  const equals = tokens[at];
  const behind = tokens.slice(at + 1);
  const end = behind.findIndex(({ kind, lower, text }) => (kind === 'mark' && !isPlus(text)) || lower === 'with');
  const sides = behind.slice(0, end < 0 ? undefined : end);
  const joint = sides.findIndex(({ text, lower }) => isPlus(text) || lower === 'and');
  const [one, other] = [sides.slice(0, joint), sides.slice(joint + 1)];
  const isPair = joint > 0 && other.length > 0 && !other.some(({ text, lower }) => isPlus(text) || lower === 'and');
  if (equals === undefined || at < 1 || !isPair) return tokens;
  const said = (words: string): readonly Token[] => words.split(' ').map((word) => wordAt(word, equals));
  const dash = markAfter('–', equals);
  const subject = tokens.slice(0, at);
  const rest = behind.slice(sides.length);
  const isFacts = rest[0]?.lower === 'with';
  return [
    ...[...subject, ...said('belong to one'), ...inSingular(one), dash],
    ...[...subject, ...said('belong to one'), ...inSingular(other)],
    ...(isFacts ? [dash, ...subject, ...said('have'), ...rest.slice(1)] : rest),
  ];
};

const isPlus = (text: string): boolean => /^[+&×]$/.test(text);

const inSingular = (words: readonly Token[]): readonly Token[] =>
  words.map((word, index) =>
    index === words.length - 1 ? { ...word, text: toSingular(word.text), lower: toSingular(word.lower) } : word,
  );

/** What a ratio between two names says. */
const ratioWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'one:many': 'has many',
    'many:one': 'belongs to one',
    'one:one': 'has one',
    'many:many': 'many-to-many with',
  }),
);

/** `hotels 1:n rooms` is `hotels has many rooms`, and `tags many to many with posts` has one word for how many. */
export const withRatios = (tokens: readonly Token[]): readonly Token[] => {
  const plain: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const found = ratioAt(tokens, at);
    if (token === undefined) break;
    if (found === undefined) plain.push(token);
    else {
      plain.push(...found.words);
      at += found.length - 1;
    }
  }
  return plain;
};

const ratioAt = (
  tokens: readonly Token[],
  at: number,
): { readonly words: readonly Token[]; readonly length: number } | undefined => {
  const [one, joint, other] = tokens.slice(at, at + 3);
  const near = tokens[at];
  if (near === undefined) return undefined;
  const whole = /^(\w+)(?:-to-|2|:)(\w+)$/.exec(near.lower);
  const sides =
    whole !== null ? [whole[1], whole[2]] : /^(?::|to|-)$/.test(joint?.lower ?? '') ? [one?.lower, other?.lower] : [];
  const [left, right] = sides.map((side) => ratioSides.get(side ?? ''));
  if (left === undefined || right === undefined) return undefined;
  const length = whole !== null ? 1 : 3;
  const after = tokens[at + length];
  const said = ratioWords.get(`${left}:${right}`);
  const before = tokens[at - 1];
  const isBetween =
    before !== undefined && isNounHere(before) && after?.kind === 'word' && !linkNouns.test(after.lower);
  if (!isBetween || said === undefined)
    return left === 'many' && right === 'many' && joint?.lower === 'to'
      ? { words: [wordAt('many-to-many', near)], length }
      : undefined;
  const hasLink = /^(?:with|to)$/.test(after.lower);
  return { words: said.split(' ').map((word) => wordAt(word, near)), length: length + (hasLink ? 1 : 0) };
};

/** `from one pier to another`, `a reply to another one` name the pier and the reply twice. */
export const withRepeated = (given: readonly Token[]): readonly Token[] => {
  const tokens = given.filter(({ lower }, at) => !(lower === 'one' && given[at - 1]?.lower === 'another'));
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (token.lower !== 'another' || (next !== undefined && isNounHere(next))) return [token];
    const one = tokens.slice(0, at).findLastIndex(({ lower }) => /^(?:one|an?)$/.test(lower));
    const noun = one < 0 ? undefined : phraseAt(tokens, one);
    return noun === undefined ? [token] : [{ ...token, text: 'one', lower: 'one' }, ...noun.words];
  });
};

/** `ships, each steered by a captain` and `ships, each for one captain` say it of each ship. */
export const withEachDone = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ text }, index) =>
      text === ',' && tokens[index + 1]?.lower === 'each' && saysOfEach(tokens[index + 2], tokens[index + 3]),
  );
  const [noun, comma] = [tokens[at - 1], tokens[at]];
  if (noun === undefined || comma === undefined || !isNounHere(noun)) return tokens;
  const each = ['each', toSingular(noun.lower), 'is'].map((word) => wordAt(word, comma));
  return [...tokens.slice(0, at), markAfter('–', noun), ...each, ...tokens.slice(at + 2)];
};

/** `steered by`, `for one`, `in a` behind `each`. */
const saysOfEach = (word: Token | undefined, next: Token | undefined): boolean => {
  const isParticiple = readVerb(word?.lower ?? '')?.forms.has('base') === false && next?.lower === 'by';
  const isPlace = eachPrepositions.test(word?.lower ?? '');
  return isParticiple || (isPlace && (determiners.has(next?.lower ?? '') || amountOpeners.test(next?.lower ?? '')));
};
