import { copulas, determiners } from '../../lexicon/en/closed-words.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import { listedVerbs } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';
import type { KnownNames } from '../known-names.ts';
import { type Entry, isPreposition, isRelationWord } from './relation-index.ts';
import { relatives } from './small-words.ts';

export interface Surroundings {
  readonly known: KnownNames;
  readonly hasSubject: boolean;
  readonly isAfterAnd: boolean;
  /** True after `A and`. */
  readonly isListed: boolean;
  /** What was read of the name before. */
  readonly name: readonly Token[];
}

export interface VerbSurroundings extends Surroundings {
  readonly hasCopula: boolean;
  readonly isAfterModal: boolean;
}

/** Tells a verb from the noun that is spelt like it: `users access the shop`, `access switch`. */
export const isVerbHere = (
  { relation, form }: Entry,
  tokens: readonly Token[],
  at: number,
  object: { readonly from: number; readonly carriedEnd: number },
  around: VerbSurroundings,
): boolean => {
  // `the ESXi hosts are joined to both`: no verb has `are` behind it.
  if (relation.verbs.length > 0 && copulas.has(tokens[at + 1]?.lower ?? '')) return false;
  if (relation.isPassive) return around.hasCopula || around.hasSubject;
  if (!around.hasSubject) return false;
  // `an MPLS link between both`: what lies between two is a thing.
  if (form === 'base' && !around.isAfterModal && tokens[at + 1]?.lower === 'between') return false;
  if (relation.verbs.length === 0 && !isOtherVerb(tokens.slice(at + 1, object.carriedEnd), around)) return false;
  if (around.hasCopula) return form === 'gerund';
  if (around.isAfterModal) return form === 'base';
  const isBare = relation.prepositions.length === 0;
  const next = tokens[object.from];
  const opensName =
    next !== undefined &&
    (/^(?:the|a|an|its|it|them|their|all|each|every|both|one|two|three|four|\d+|another)$/.test(next.lower) ||
      /^\p{Lu}/u.test(next.text));
  if (isBare && isPreposition(next?.lower ?? '')) return false;
  if (form === 'third') return !isBare || opensName || around.name.length > 0 || tokens[at - 1]?.lower !== 'and';
  if (form === 'gerund')
    return (
      (around.name.some((token) => !determiners.has(token.lower)) ||
        (around.isListed && around.name.length === 0 && !isBare)) &&
      (!isBare || opensName || holds.test(tokens[at]?.lower ?? ''))
    );
  const before = tokens[beforeBracket(tokens, at - 1)]?.lower ?? '';
  if (/^(?:its|his|this|each|every|the|a|an|their|our|your|my|has|is|was|does)$/.test(before)) return false;
  const of = around.name.findIndex(({ lower }) => lower === 'of');
  if (
    /(?:[^s]s|people|data|staff)$/.test(before) ||
    (of > 0 && /[^s]s$/.test(around.name[of - 1]?.lower ?? '')) ||
    relatives.has(before) ||
    /^(?:they|them|these|those|we|you|i|to|also|then|both|all)$/.test(before)
  )
    return true;
  if (next?.kind === 'word' && isBehindPlace(tokens, at)) return true;
  if (around.name[0]?.lower === 'all' && numberWords.includes(before)) return true;
  // `a sensor and a camera send data to the hub`
  const isDirect =
    relation.prepositions.length > 0 &&
    object.carriedEnd - at <= (determiners.has(tokens[at + 1]?.lower ?? '') ? 1 : longestCarried);
  const isPlain = isBare && listedVerbs.has(tokens[at]?.lower ?? '');
  if (around.isListed && around.name.length > 0 && (isDirect || isPlain || (isBare && opensName))) return true;
  return (
    (before === 'and' || before === ',' || around.name.length > 0) &&
    (!isBare || opensName) &&
    /^(?:and|,)$/.test(before)
  );
};

/** `the till and the scanner in the shop`: two of whom the second has a place. */
const isSecondOfTwo = (tokens: readonly Token[], place: number): boolean => {
  const clause = tokens.slice(0, place);
  const and = clause.findLastIndex(({ lower }) => lower === 'and');
  const second = clause.slice(and + 1);
  return (
    and > 0 &&
    determiners.has(second[0]?.lower ?? '') &&
    second.length >= 2 &&
    second.length <= longestPlace &&
    !clause.some(({ lower }) => isRelationWord(lower) && !isPlaceWord(lower))
  );
};

/** `two servers in the DMZ run the shop`: where several of them stand is told between them and what they do. */
const isBehindPlace = (tokens: readonly Token[], at: number): boolean => {
  const place = tokens.findLastIndex(({ lower }, index) => index < at && isPlaceWord(lower));
  return (
    place > 0 &&
    at - place > 1 &&
    at - place <= longestPlace &&
    (/[^s]s$/.test(tokens[place - 1]?.lower ?? '') || isSecondOfTwo(tokens, place)) &&
    tokens.slice(place, at).every(({ kind }) => kind !== 'mark')
  );
};

/** From a verb to its preposition, with what is carried between them. */
const longestCarried = 2;

const isPlaceWord = (word: string): boolean => /^(?:in|on|at)$/.test(word);

/** The words of a place with its preposition. */
const longestPlace = 4;

/** `nodes running web pods`: no name is made with these. */
const holds = /^(?:running|hosting|containing|holding|including|using|calling|accessing|serving|querying)$/;

/** The place of the word that a bracket which closes here belongs to. */
const beforeBracket = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.text === ')' ? tokens.slice(0, at).findLastIndex(({ text }) => text === '(') - 1 : at;

/** An unknown verb needs a subject right before it and no known verb behind it. */
const isOtherVerb = (carried: readonly Token[], { name, isAfterAnd }: Surroundings): boolean =>
  (name.length === 0 ? isAfterAnd : name.some((token) => !determiners.has(token.lower))) &&
  !carried.some((token) => isRelationWord(token.lower));
