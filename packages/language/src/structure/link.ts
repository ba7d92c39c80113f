import type { SourceSpan } from '@diagloom/diagram/model';
import { personNouns } from '../lexicon/en/actors.ts';
import { articles, copulas, determiners, modals, possessives, prepositions } from '../lexicon/en/closed-words.ts';
import { rowMarks } from '../lexicon/en/data-words.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { readVerb, thirdPerson } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Token } from '../text/token.ts';
import { findAgreeingVerb } from './agreement.ts';
import { isAttributeName } from './items.ts';
import { isKindBefore } from './kind-before.ts';
import { isCamelCase, isPascalCase, isPluralName, toSingular } from './name.ts';
import type { Noun } from './noun.ts';
import { phrasesFrom, type RelationPhrase } from './relation-phrases.ts';
import { purposeVerbs } from './structure-words.ts';

/** What joins a subject and its objects: a phrase of the table, or any other verb. */
export interface Link {
  readonly start: number;
  readonly end: number;
  readonly phrase?: RelationPhrase;
  readonly verb?: string;
  /** The phrase's verb as a label, such as `holds`, or the participle of a passive verb; empty for a phrase of several words. */
  readonly label: string;
  readonly voice: 'active' | 'passive';
  /** True for `linked to`, `including`: it may belong to the noun before it. */
  readonly isParticiple: boolean;
  /** True for `with` in `a tug is a ship with a winch`: what a kind has beside the others are facts, if the text says no more of them. */
  readonly isOfKind?: true;
}

/** A link with what stands on both sides of it. */
export interface LinkedPart {
  readonly link: Link;
  readonly subjects: readonly Noun[];
  readonly tokens: readonly Token[];
  readonly span: SourceSpan;
  /** What a pronoun that is the whole object stands for. */
  readonly meant?: readonly Noun[];
}

/** The first link at or after `from`. */
export const findLink = (
  tokens: readonly Token[],
  from: number,
  opens: 'clause' | 'continuation',
): Link | undefined => {
  const phrase = findPhrase(tokens, from);
  const verb =
    opens === 'clause' ? findVerb(tokens, from, phrase?.start ?? tokens.length) : findFurtherVerb(tokens, from);
  if (phrase === undefined || verb === undefined) return phrase ?? verb;
  if (opens === 'clause' && phrase.start === verb.end && agrees(tokens, phrase.start)) return phrase;
  return verb.start < phrase.start ? verb : phrase;
};

/** `damage reports belong to`: what may be a verb is the noun that the one behind it agrees with. */
const agrees = (tokens: readonly Token[], at: number): boolean =>
  isPluralName(tokens[at - 1]?.lower ?? '') &&
  nounHomographs.has(readVerb(tokens[at - 1]?.lower ?? '')?.base ?? '') &&
  readVerb(tokens[at]?.lower ?? '')?.forms.has('base') === true;

const findPhrase = (tokens: readonly Token[], from: number): Link | undefined => {
  for (let start = from; start < tokens.length; start += 1) {
    const token = tokens[start];
    if (token?.kind !== 'word' || token.text !== token.lower) continue;
    const found = phrasesFrom(token.lower).find(({ words }) =>
      words.every((alternatives, offset) => alternatives.includes(tokens[start + offset]?.lower ?? '')),
    );
    if (found === undefined) continue;
    const end = start + found.words.length;
    if (
      found.phrase.means === 'alternatives' &&
      (readVerb(tokens[end]?.lower ?? '') !== undefined || /ed$/.test(tokens[end]?.lower ?? ''))
    )
      continue;
    if (found.words.length === 1 && (token.lower === 'with' ? !opensMembers(tokens, end) : isNounHere(tokens, start)))
      continue;
    return {
      start,
      end,
      phrase: found.phrase,
      label: found.words.length === 1 ? thirdPerson(readVerb(token.lower)?.base ?? 'have') : '',
      voice: 'active',
      isParticiple:
        (/(?:ing|ed|up|by|made|built|split)$/.test(token.lower) && !copulas.has(token.lower)) || token.lower === 'with',
      ...(token.lower === 'with' && isKindBefore(tokens, end) ? { isOfKind: true } : {}),
    };
  }
  return undefined;
};

/** `attendance records are`, `each feature`: a word of the table that stands as a noun. */
const isNounHere = (tokens: readonly Token[], index: number): boolean => {
  const word = tokens[index]?.lower ?? '';
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (/^(?:has|have|with|having)$/.test(word)) return after === undefined;
  if (after === undefined || (before !== undefined && (determiners.has(before.lower) || possessives.has(before.lower))))
    return true;
  if (after.lower === 'to' || after.lower === 'like' || after.lower === 'such') return false;
  if (
    copulas.has(after.lower) ||
    modals.has(after.lower) ||
    prepositions.has(after.lower) ||
    after.text === ',' ||
    after.text === ')'
  )
    return true;
  const reading = readVerb(word);
  const isBase = reading?.forms.has('base') === true;
  return isBase && nounHomographs.has(word) && !/s$|^(?:and|which|that|who)$/.test(before?.lower ?? 's');
};

/** `with name and email`, `with pay(amount)`; in `appointments with doctors` the preposition belongs to the verb. */
const opensMembers = (tokens: readonly Token[], from: number): boolean => {
  // `owners with their pets`, `wards with beds`
  if (possessives.has(tokens[from]?.lower ?? '')) return true;
  if (isKindBefore(tokens, from)) return true;
  const [owners, , parts] = tokens;
  if (from === 2 && tokens.length === 3 && [owners, parts].every((side) => isPluralName(side?.lower ?? '')))
    return true;
  const rest = tokens.slice(from, from + 8);
  const end = rest.findIndex(({ text, lower }) => text === ',' || lower === 'and' || text === '(');
  const item = end < 0 ? rest : rest.slice(0, end);
  const last = item.findLast(({ lower }) => !rowMarks.test(lower));
  if (last === undefined) return false;
  if (
    rest[end]?.text === '(' ||
    item.some(({ lower }) =>
      /^(?:methods?|attributes?|operations?|properties|fields?|columns?|functions?)$/.test(lower),
    )
  )
    return true;
  return (
    isAttributeName(last.lower) ||
    isCamelCase(last.text) ||
    (item.length < 3 && isPascalCase(last.text) && from > 2 && tokens[from - 2]?.lower === 'abstract')
  );
};

const findVerb = (tokens: readonly Token[], from: number, to: number): Link | undefined => {
  const named =
    passiveBy(tokens, from, to) ??
    afterName(tokens, from, to) ??
    afterNoun(tokens, from, to) ??
    afterModal(tokens, from, to);
  if (named !== undefined) return named;
  const part = tokens.slice(from, to);
  const found = findPredicate(part);
  if (
    found === undefined ||
    found.start === 0 ||
    found.start + from >= to ||
    found.score < 4 ||
    found.verb === 'be' ||
    found.verb === 'have'
  )
    return undefined;
  const token = part[found.end - 1];
  if (token === undefined || token.text !== token.lower) return undefined;
  return {
    start: from + found.start,
    end: from + found.end,
    verb: found.verb,
    label: found.voice === 'passive' ? token.lower : '',
    voice: found.voice === 'passive' ? 'passive' : 'active',
    isParticiple: false,
  };
};

/** `OrderService ships orders`, `the bank clerk books trips`: the word after a name or a person is the verb where it fits in number. */
const afterName = (tokens: readonly Token[], from: number, to: number): Link | undefined => {
  for (let index = from; index < Math.min(from + longestSubject, to - 1); index += 1) {
    const [noun, verb, after] = tokens.slice(index, index + 3);
    if (noun?.kind !== 'word' || verb === undefined || after === undefined) return undefined;
    if (!isPascalCase(noun.text) && !personNouns.has(toSingular(noun.lower))) continue;
    const reading = verb.text === verb.lower ? readVerb(verb.lower) : undefined;
    const isPlural = isPluralName(noun.lower) && !isPascalCase(noun.text);
    if (reading?.forms.has(isPlural ? 'base' : 'third') !== true) continue;
    if (
      copulas.has(after.lower) ||
      modals.has(after.lower) ||
      after.kind === 'mark' ||
      /^(?:be|have)$/.test(reading.base)
    )
      return undefined;
    return { start: index + 1, end: index + 2, verb: reading.base, label: '', voice: 'active', isParticiple: false };
  }
  return undefined;
};

/** `is heard by`: what stands between `is` and `by` is a participle, known or not. */
const passiveBy = (tokens: readonly Token[], from: number, to: number): Link | undefined => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > from &&
      index + 2 < to &&
      index < from + longestSubject + 2 &&
      /^(?:is|are)$/.test(lower) &&
      tokens[index + 2]?.lower === 'by',
  );
  const verb = tokens[at + 1];
  if (at < 0 || verb?.kind !== 'word' || readVerb(verb.lower) !== undefined) return undefined;
  return {
    start: at,
    end: at + 2,
    verb: unknownBase(verb.lower),
    label: verb.lower,
    voice: 'passive',
    isParticiple: false,
  };
};

/** `headed` gives `head`, `moderated` gives `moderate`: participles of verbs that nobody listed. */
const unknownBase = (participle: string): string =>
  participle
    .replace(/(?<=[aeiou](?:t|z|v|g|c)|u[rs])ed$/, 'e')
    .replace(/(.)\1ed$/, '$1')
    .replace(/ed$/, '');

/** `the crew can put boxes`: what stands behind `can` is the verb. */
const afterModal = (tokens: readonly Token[], from: number, to: number): Link | undefined => {
  const at = tokens.findIndex(
    ({ lower, text }, index) =>
      index > from &&
      index < from + longestSubject + 1 &&
      index + 2 < to &&
      text === lower &&
      /^(?:can|may|must|should|will)$/.test(lower),
  );
  const verb = tokens[at + 1];
  if (at < 0 || verb?.kind !== 'word' || /^(?:be|have|not|also|only|then|never)$/.test(verb.lower)) return undefined;
  const base = readVerb(verb.lower)?.base;
  return base === undefined
    ? undefined
    : { start: at, end: at + 2, verb: base, label: '', voice: 'active', isParticiple: false };
};

/** `guest makes bookings`: the verb that fits the noun before it in number. */
const afterNoun = (tokens: readonly Token[], from: number, to: number): Link | undefined => {
  const found = findAgreeingVerb(tokens, from, to);
  return (
    found && {
      start: found.at,
      end: found.at + 1,
      verb: found.base,
      label: '',
      voice: 'active',
      isParticiple: false,
    }
  );
};

/** How far into a clause a person's verb is looked for, in tokens. */
const longestSubject = 4;

/** `and notify users`, `to view reports`: a further verb with the same subject. */
const findFurtherVerb = (tokens: readonly Token[], from: number): Link | undefined => {
  for (let index = Math.max(1, from); index < tokens.length - 1; index += 1) {
    const token = tokens[index];
    const before = tokens[index - 1]?.lower ?? '';
    const after = tokens[index + 1];
    if (token === undefined || after === undefined || token.text !== token.lower) continue;
    const isModal = modals.has(before) && /^(?:and|or|,|who|that|which)$/.test(tokens[index - 2]?.lower ?? '');
    const forms = readVerb(token.lower)?.forms;
    if (forms === undefined || !(forms.has('base') || forms.has('third'))) continue;
    if (isModal && /^(?:be|have)$/.test(token.lower)) continue;
    if (before === 'to' && purposeVerbs.has(token.lower)) return undefined;
    const isObject = articles.has(after.lower) || determiners.has(after.lower);
    const isJoined =
      before === 'to' ||
      isModal ||
      before === 'and' ||
      before === 'or' ||
      before === ',' ||
      before === 'who' ||
      before === 'that' ||
      before === 'which';
    if (
      !isJoined ||
      (nounHomographs.has(readVerb(token.lower)?.base ?? '') &&
        !isObject &&
        before !== 'to' &&
        !isModal &&
        !isLastPlural(tokens, index + 1))
    )
      continue;
    if (
      after.text === ',' ||
      after.text === '(' ||
      after.lower === 'and' ||
      after.lower === 'or' ||
      isMemberHere(tokens, index)
    )
      continue;
    return {
      start: index,
      end: index + 1,
      verb: readVerb(token.lower)?.base ?? token.lower,
      label: '',
      voice: 'active',
      isParticiple: false,
    };
  }
  return undefined;
};

/** `encrypt and decrypt methods`: a verb before a word for members names one of them. */
const isMemberHere = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(index + 1, index + 4)
    .some(({ lower }) => /^(?:methods?|functions?|operations?|attributes?|properties|fields?)$/.test(lower));

/** `create courses and grade assignments`: the word before a closing plural is a verb. */
const isLastPlural = (tokens: readonly Token[], index: number): boolean =>
  /[^s]s$/.test(tokens[index]?.lower ?? '') &&
  (index === tokens.length - 1 || /^[,(]$/.test(tokens[index + 1]?.text ?? ''));
