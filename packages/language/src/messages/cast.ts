import {
  deviceNouns,
  organisationNouns,
  personNouns,
  productNouns,
  storeNouns,
  storeProducts,
  systemNouns,
  wordProducts,
} from '../lexicon/en/actors.ts';
import { conjunctions, determiners, prepositions } from '../lexicon/en/closed-words.ts';
import { partyNouns, pickingAdjectives } from '../lexicon/en/messages.ts';
import { isOnlyThird, singular } from '../lexicon/morphology.ts';
import { headPhrase } from '../process/actor.ts';
import { withoutBrackets } from '../segment/phrases.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised, isAdverb, uncapitalised } from '../text/words.ts';
import { isLetter } from './plain-words.ts';

/** A participant of a sequence. */
export interface Participant {
  readonly label: string;
  readonly kind: 'actor' | 'database' | undefined;
  /** Its name in lower case, word by word. */
  readonly words: readonly string[];
}

/** All participants so far, in the order of their first mention. Changed only by the reader of one text. */
export interface Cast {
  readonly members: Participant[];
  /** True once the text itself has listed its participants: then no others are invented. */
  isClosed: boolean;
  /** Other words for a participant, such as `user` for the only person. */
  readonly aliases: Map<string, number>;
}

export const createCast = (): Cast => ({ members: [], isClosed: false, aliases: new Map() });

/** The name inside a noun phrase: `to the auth server` gives `auth server`. */
export const nameTokens = (tokens: readonly Token[]): readonly Token[] => {
  const bare = headPhrase(withoutBrackets(tokens)).filter((token) => token.kind !== 'mark');
  const timed = bare.findIndex(({ lower }, index) => index > 0 && /^(?:every|each|per)$/.test(lower));
  const head = withoutAdverbs(timed < 0 ? bare : bare.slice(0, timed));
  const from = head.findIndex((token) => !determiners.has(token.lower) && !pickingAdjectives.has(token.lower));
  return from < 0 || (from === head.length - 1 && partyNouns.has(head[from]?.lower ?? ''))
    ? []
    : head
        .slice(from)
        .filter((token, index, all) => !(index === all.length - 1 && /['’]s?$/.test(token.text) && all.length > 1));
};

/** `backend first` in `backend first looks in the cache`. */
const withoutAdverbs = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findLastIndex((token) => !isAdverb(token));
  return end < 0 ? tokens : tokens.slice(0, end + 1);
};

/** True where the last word of a name is a noun for somebody or something that takes part. */
export const canTakePart = (name: readonly Token[]): boolean => {
  const last = name.findLast(({ lower }) => !isLetter(lower));
  return (
    last !== undefined &&
    !name.some(({ kind, lower }) => kind === 'number' || determiners.has(lower)) &&
    name.length <= 4 &&
    last.kind === 'word' &&
    (isPerson(last.lower) || isSystem(last.lower) || isWordProduct(last))
  );
};

const isWordProduct = ({ text, lower }: Token): boolean => wordProducts.has(lower) && /^\p{Lu}/u.test(text);
const isPerson = (word: string): boolean => personNouns.has(word) || personNouns.has(singular(word));
const isSystem = (word: string): boolean =>
  [systemNouns, deviceNouns, productNouns].some((nouns) => nouns.has(word) || nouns.has(singular(word)));

/** Finds the participant that a name means: the same words, one name ending in the other (`server`, `auth server`), or its first words. */
export const findMember = (cast: Cast, name: readonly Token[]): number | undefined => {
  const words = wordsOf(name);
  if (words.length === 0) return undefined;
  const alias = cast.aliases.size === 0 ? undefined : cast.aliases.get(words.join(' '));
  if (alias !== undefined) return alias;
  const exact = cast.members.findIndex(
    (member) => member.words.length === words.length && startsWith(member.words, words),
  );
  if (exact >= 0) return exact;
  const close = cast.members.flatMap((member, index) =>
    endsWith(member.words, words) || endsWith(words, member.words) ? [index] : [],
  );
  if (close.length > 0) return close.length === 1 ? close[0] : undefined;
  const opened = cast.members.flatMap((member, index) => (opensWith(member.words, words) ? [index] : []));
  if (opened.length > 0) return opened.length === 1 ? opened[0] : undefined;
  const shortened = cast.members.findIndex(
    (member) => leavesOut(member.words, words) || leavesOut(words, member.words) || areInitials(name, member.words),
  );
  return shortened < 0 ? undefined : shortened;
};

/** The words of a name; those that a hyphen joins count one by one: `stock` means the `stock-service`. */
const wordsOf = (name: readonly Token[]): readonly string[] =>
  name
    .flatMap(({ lower }) => lower.split('-'))
    .filter((word) => word !== '')
    .map(singular);

/** `DPO` of the data protection officer. */
const areInitials = ([only, ...more]: readonly Token[], words: readonly string[]): boolean =>
  only !== undefined && more.length === 0 && isInitial(only.text, words);

const isInitial = (short: string, words: readonly string[]): boolean =>
  words.length > 1 &&
  /^\p{Lu}{2,}$/u.test(short) &&
  short.toLowerCase() === words.map((word) => word.charAt(0)).join('');

/** The participant whose name starts at that place: the longest name counts; `driver's tablet` begins with the driver. */
export const memberAt = (
  cast: Cast,
  tokens: readonly Token[],
  at: number,
): { readonly member: number; readonly end: number } | undefined => {
  const [first] = wordsIn(tokens[at]);
  const opens =
    cast.members.some(({ words }) => words[0] === first) ||
    cast.aliases.size > 0 ||
    /^\p{Lu}{2,}$/u.test(tokens[at]?.text ?? '');
  for (let end = Math.min(tokens.length, at + 4); end > at; end -= 1) {
    const last = wordsIn(tokens[end - 1]).at(-1);
    if (!opens && !cast.members.some(({ words }) => words.at(-1) === last)) continue;
    const name = tokens.slice(at, end).map(withoutGenitive);
    if (name.some(({ kind, lower }) => kind === 'mark' || kind === 'quote' || endsName(lower))) continue;
    const member = findMember(cast, name);
    const extra = name.length - (cast.members[member ?? -1]?.words.length ?? name.length);
    if (member !== undefined && !name.slice(0, Math.max(0, extra)).some(({ lower }) => isOnlyThird(lower)))
      return { member, end };
  }
  return undefined;
};

const wordsIn = (token: Token | undefined): readonly string[] =>
  token === undefined ? [] : wordsOf([withoutGenitive(token)]);

const endsName = (word: string): boolean => prepositions.has(word) || conjunctions.has(word) || determiners.has(word);

const withoutGenitive = (token: Token): Token =>
  /['’]s$/.test(token.lower) ? { ...token, lower: token.lower.slice(0, -2) } : token;

/** `inventory` means the inventory service: what follows only says what kind of participant it is; a user is no user database, but billing is the billing service. */
const opensWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.length < long.length &&
  !(isPerson(short.at(-1) ?? '') && !/ing$/.test(short.at(-1) ?? '') && isSystem(long.at(-1) ?? '')) &&
  startsWith(long, short) &&
  long.slice(short.length).every((word) => systemNouns.has(word) || personNouns.has(word));

/** `core system` of the core banking system: the first and the last word of a name of three. */
const leavesOut = (long: readonly string[], short: readonly string[]): boolean =>
  long.length === 3 && short.length === 2 && long[0] === short[0] && long[2] === short[1];

const startsWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.every((word, index) => long[index] === word);

const endsWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.length > 0 &&
  short.length < long.length &&
  short.every((word, index) => long[long.length - short.length + index] === word);

/** Finds or adds a participant; the longer of two names for the same one stays. */
export const castMember = (cast: Cast, name: readonly Token[]): number | undefined => {
  const found = findMember(cast, name);
  const words = wordsOf(name);
  if (found !== undefined) {
    const member = cast.members[found];
    if (member && words.length > member.words.length && !cast.isClosed)
      cast.members[found] = toParticipant(name, words);
    return found;
  }
  if (cast.isClosed || name.length === 0) return undefined;
  const opening = cast.members.findIndex((member) => opensWith(words, member.words) || isInitial(member.label, words));
  if (opening >= 0) {
    cast.members[opening] = toParticipant(name, words);
    return opening;
  }
  cast.members.push(toParticipant(name, words));
  return cast.members.length - 1;
};

const toParticipant = (name: readonly Token[], words: readonly string[]): Participant => ({
  label: capitalised(uncapitalised(textOf(name))),
  kind: kindOf(words.findLast((word) => !isLetter(word)) ?? ''),
  words,
});

export const kindOf = (noun: string): Participant['kind'] => {
  if (storeNouns.has(noun) || storeProducts.has(noun)) return 'database';
  return isPerson(noun) && !isSystem(noun) && !organisationNouns.has(noun) ? 'actor' : undefined;
};
