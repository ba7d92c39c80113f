import {
  articles,
  beforeArticles,
  clauseOpeners,
  conjunctions,
  determiners,
  particles,
  phraseOpeners,
  prepositions,
  relativePronouns,
  stranded,
  timeWords,
} from '../lexicon/en/closed-words.ts';
import { phrasalVerbs } from '../lexicon/en/verbs.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { isAdverb, skipAdverbs } from '../text/words.ts';
import type { Predicate } from './predicate.ts';

/** A preposition with the words that belong to it: `to the customer`. */
export interface PrepositionalPhrase {
  readonly preposition: string;
  readonly tokens: readonly Token[];
  readonly noun: readonly Token[];
}

/** A clause taken apart around its verb. */
export interface ClauseParts {
  readonly subject: readonly Token[];
  readonly particle?: Token;
  readonly object: readonly Token[];
  readonly phrases: readonly PrepositionalPhrase[];
  /** What follows and was not taken apart: infinitives, relative clauses. */
  readonly rest: readonly Token[];
}

export const takeApart = (tokens: readonly Token[], predicate: Predicate): ClauseParts => {
  const subject = trimmed(withoutRelative(withoutLeadIn(tokens.slice(0, predicate.start))));
  let index = skipAdverbs(tokens, predicate.end);
  const particle = particleAt(tokens, index, predicate);
  if (particle) index += 1;
  const objectEnd = nounPhraseEnd(tokens, index);
  const object = trimmed(tokens.slice(index, objectEnd));
  const phrases: PrepositionalPhrase[] = [];
  index = objectEnd;
  for (let token = tokens[index]; token; token = tokens[index]) {
    if (isAdverb(token) || token.lower === ',') {
      index += 1;
      continue;
    }
    if (!phraseOpeners.has(token.lower)) break;
    const end = nounPhraseEnd(tokens, index + 1);
    const isInfinitive =
      token.lower === 'to' &&
      readVerb(tokens[index + 1]?.lower ?? '')?.forms.has('base') &&
      !isNounAfterTo(tokens[index + 2]);
    if (isInfinitive || end === index + 1) break;
    phrases.push({
      preposition: token.lower,
      tokens: tokens.slice(index, end),
      noun: trimmed(tokens.slice(index + 1, end)),
    });
    index = end;
  }
  const rest = tokens.slice(index);
  const behind = object.length > 0 && phrases.length === 0 ? closingParticle(rest) : undefined;
  if (particle === undefined && behind !== undefined) return { subject, object, phrases, rest: [], particle: behind };
  return { subject, object, phrases, rest, ...(particle ? { particle } : {}) };
};

/** `hands the key over`: it closes the clause. */
const closingParticle = ([token, ...more]: readonly Token[]): Token | undefined =>
  token !== undefined && more.length === 0 && particles.has(token.lower) ? token : undefined;

/** `the nurse who spots it` gives `the nurse`. */
const withoutRelative = (tokens: readonly Token[]): readonly Token[] => {
  const cut = tokens.findIndex(({ lower }, index) => index > 0 && relativePronouns.has(lower));
  return cut < 0 ? tokens : tokens.slice(0, cut);
};

/** `inside the office, the clerk` gives `the clerk`. */
const withoutLeadIn = (tokens: readonly Token[]): readonly Token[] => {
  const first = tokens[0];
  const comma = tokens.findLastIndex((token) => token.text === ',');
  if (!first) return tokens;
  if (comma < 0 && tokens.length > 1 && /^(?:it|he|she|they|we|you|i)$/.test(tokens.at(-1)?.lower ?? ''))
    return tokens.slice(-1);
  if (comma < 0 && (phraseOpeners.has(first.lower) || tokens.some((token) => timeWords.has(token.lower)))) {
    const opener = tokens.findLastIndex(
      (token, index) => index > 1 && determiners.has(token.lower) && token.lower !== 'other',
    );
    return opener > 1 && tokens[opener - 1]?.lower !== 'of' && !phraseOpeners.has(tokens[opener - 1]?.lower ?? '')
      ? tokens.slice(opener)
      : tokens;
  }
  if (comma < 0) return afterFront(tokens);
  return phraseOpeners.has(first.lower) || isAdverb(first) || tokens.length - comma > 1
    ? tokens.slice(comma + 1)
    : tokens;
};

/** `three failed attempts the account`, `km/h over the limit a warning`: two names without a word between them are no one subject. */
const afterFront = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findLastIndex((token, index) => index > 0 && articles.has(token.lower));
  const before = tokens[at - 1];
  const isTold = tokens.slice(0, Math.max(0, at)).some(({ lower }) => relativePronouns.has(lower));
  return at > 0 && before !== undefined && closesName(before) && !isTold ? tokens.slice(at) : tokens;
};

/** True for a word that may end a name; `all the forms`, `such a form` and `of the form` go on. */
const closesName = ({ lower, kind }: Token): boolean =>
  kind !== 'mark' &&
  !phraseOpeners.has(lower) &&
  !prepositions.has(lower) &&
  !conjunctions.has(lower) &&
  !determiners.has(lower) &&
  readVerb(lower)?.forms.has('gerund') !== true &&
  !beforeArticles.has(lower);

const isNounAfterTo = (after: Token | undefined): boolean => after === undefined;

/** `hands out the list`, `logs in`; `in` and `on` count only where no noun of theirs follows. */
const particleAt = (tokens: readonly Token[], index: number, { verb, voice }: Predicate): Token | undefined => {
  const token = tokens[index];
  if (token !== undefined && isStranded(token, tokens[index + 1])) return token;
  if (!token || !particles.has(token.lower)) return undefined;
  const after = tokens[index + 1];
  // `they are put on the coach`, `it is put on hold`: who is put has been said, so that what follows is where.
  const hasPlace = voice === 'passive' && phraseOpeners.has(token.lower) && opensPlace(after);
  if (!hasPlace && phrasalVerbs.has(`${verb} ${token.lower}`)) return token;
  const opensPhrase = phraseOpeners.has(token.lower) && token.lower !== 'over';
  if (!opensPhrase || after === undefined || phraseOpeners.has(after.lower) || conjunctions.has(after.lower))
    return token;
  return undefined;
};

const opensPlace = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !phraseOpeners.has(token.lower) && !conjunctions.has(token.lower) && !isAdverb(token);

/** `a loan is applied for`: nothing follows that it could open. */
const isStranded = ({ lower }: Token, after: Token | undefined): boolean =>
  stranded.has(lower) && (after === undefined || after.lower === 'by');

/** The index after a noun phrase that starts at `from`: `of` goes on with it, other prepositions end it. */
const nounPhraseEnd = (tokens: readonly Token[], from: number): number => {
  let index = from;
  let depth = 0;
  for (let token = tokens[index]; token; index += 1, token = tokens[index]) {
    if (token.text === '(') depth += 1;
    else if (token.text === ')') depth -= 1;
    if (depth > 0 || token.text === ')') continue;
    const isNext = token.lower === 'following' && determiners.has(tokens[index - 1]?.lower ?? '');
    if ((phraseOpeners.has(token.lower) && !isNext) || clauseOpeners.has(token.lower)) break;
    if (token.kind === 'mark' && !/^[,&/%°€$£+]$/.test(token.text)) break;
    if (index > from && opensModifier(tokens, index)) break;
    if (
      index > from &&
      isAdverb(token) &&
      !determiners.has(tokens[index - 1]?.lower ?? '') &&
      token.lower !== 'first' &&
      token.lower !== 'second'
    )
      break;
  }
  return index;
};

/** `a list explaining the reason`: a gerund after a noun ends the noun phrase where an object of its own follows. */
const opensModifier = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token || !before || !after || !/ing$/.test(token.lower) || !readVerb(token.lower)?.forms.has('gerund'))
    return false;
  return (
    (determiners.has(after.lower) || phraseOpeners.has(after.lower)) &&
    !determiners.has(before.lower) &&
    before.lower !== 'of' &&
    before.lower !== 'and'
  );
};

const ordinals: ReadonlySet<string> = new Set(['first', 'second', 'third', 'next', 'last']);

const trimmed = (tokens: readonly Token[]): readonly Token[] => {
  let from = 0;
  let to = tokens.length;
  const droppable = (token: Token | undefined): boolean =>
    token !== undefined &&
    ((isAdverb(token) && !ordinals.has(token.lower)) || token.kind === 'mark' || conjunctions.has(token.lower));
  while (from < to && droppable(tokens[from]) && tokens[from]?.text !== '(') from += 1;
  while (to > from && droppable(tokens[to - 1]) && tokens[to - 1]?.text !== ')' && tokens[to - 1]?.text !== '%')
    to -= 1;
  return tokens.slice(from, to);
};

/** Without a leading article. */
export const withoutArticle = (tokens: readonly Token[]): readonly Token[] =>
  articles.has(tokens[0]?.lower ?? '') ? tokens.slice(1) : tokens;

/** The words in brackets left out. */
export const withoutBrackets = (tokens: readonly Token[]): readonly Token[] => {
  let depth = 0;
  return tokens.filter((token) => {
    if (token.text === '(') depth += 1;
    const isKept = depth === 0;
    if (token.text === ')') depth = Math.max(0, depth - 1);
    return isKept && token.text !== ')';
  });
};

/** A clause and its verb without what stands in brackets. */
export const outsideBrackets = (
  tokens: readonly Token[],
  predicate: Predicate,
): { readonly tokens: readonly Token[]; readonly predicate: Predicate } => {
  const placeOf = (end: number): number => withoutBrackets(tokens.slice(0, end)).length;
  const { start, end } = predicate;
  return { tokens: withoutBrackets(tokens), predicate: { ...predicate, start: placeOf(start), end: placeOf(end) } };
};

export const isTimePhrase = (tokens: readonly Token[]): boolean => timeWords.has(tokens.at(-1)?.lower ?? '');
