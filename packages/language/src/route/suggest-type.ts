/**
 * Tells whether a prompt asks for, or clearly reads like, another type of diagram than the one that was chosen. In: the text, the
 * chosen type and all types, each with how a text that wants it reads. Out: the other type, undefined wherever there is doubt: a wrong
 * hint costs more trust than a missing one. A name in the request decides; signs count only for another family than the chosen one.
 */

import { type DiagramType, type Sign, withArticle } from '@diagloom/diagram/model';
import { leadsOnFromHead, leadsToSubject, requestLead } from '../lexicon/en/prompt-words.ts';
import type { BetterType } from '../understanding.ts';
import { countOf } from './type-features.ts';

export type TypeCandidate = Pick<DiagramType, 'id' | 'label' | 'family' | 'cues'>;

export const suggestType = (
  text: string,
  chosen: Pick<TypeCandidate, 'id'>,
  types: readonly TypeCandidate[],
): BetterType | undefined => {
  const own = types.find(({ id }) => id === chosen.id);
  if (own === undefined) return undefined;
  const [asked, ...alsoAsked] = typesAskedFor(text, types);
  if (asked !== undefined) return [asked, ...alsoAsked].includes(own) ? undefined : hint(asked, 'asks for');
  if (reads(text, own.cues.signs) || reads(text, own.cues.alsoReads)) return undefined;
  const others = types.filter(({ family, cues }) => family !== own.family && reads(text, cues.signs));
  const [first] = others;
  // Two families that both fit leave a doubt.
  return first !== undefined && others.every(({ family }) => family === first.family)
    ? hint(first, 'reads like')
    : undefined;
};

/** Says in a sentence why a text is drawn as a type. */
export const hint = (type: TypeCandidate, verb: 'asks for' | 'reads like'): BetterType => {
  return { type: type.id, label: type.label, message: `This ${verb} ${withArticle(type.label)}.` };
};

/** The types that a text asks for by name. */
export const typesAskedFor = (text: string, types: readonly TypeCandidate[]): readonly TypeCandidate[] => {
  const names = written(types.flatMap(({ cues }) => cues.names));
  const match =
    new RegExp(`^\\s*${requestLead}(${names})s?(?=\\s*(?:[:.\\n]|$|-\\s|(?:${leadsToSubject})\\b))`, 'i').exec(text) ??
    new RegExp(`\\bas (?:a|an|the) (${names})\\s*[.!]?\\s*$`, 'i').exec(text);
  return types.filter(({ cues }) => cues.names.some((name) => isSame(name, match?.[1])));
};

export interface TypesOfHead {
  /** Those whose name the phrase ends its subject with. */
  readonly named: readonly TypeCandidate[];
  /** Those that such a subject is mostly drawn as. */
  readonly usual: readonly TypeCandidate[];
}

/** The types that a short text of one phrase means by the last word of its subject: `a microservices architecture for`, `loan approval process with`. */
export const typesOfHead = (text: string, types: readonly TypeCandidate[]): TypesOfHead => {
  const of = (wordsOf: (type: TypeCandidate) => readonly string[]): readonly TypeCandidate[] => {
    const head = headOf(text, written(types.flatMap(wordsOf)));
    return types.filter((type) => wordsOf(type).some((name) => isSame(name, head)));
  };
  return { named: of(({ cues }) => cues.names), usual: of(({ cues }) => cues.heads ?? []) };
};

/** As alternatives of a pattern, the longest first, with or without what parts their words. */
const written = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[ -]/g, '[ -]?'))
    .join('|');

const isSame = (name: string, found: string | undefined): boolean =>
  name.replace(/[ -]/g, '') === found?.toLowerCase().replace(/[ -]/g, '');

const headOf = (text: string, names: string): string | undefined =>
  text.trim().split(/\s+/).length > mostWordsOfPhrase || /[.:;\n]\s*\S|->|→/.test(text)
    ? undefined
    : new RegExp(
        `^\\s*${requestLead}(?:[\\p{L}\\d/&-]+ ){0,4}?(${names})s?(?=\\s*(?:[.?!]?\\s*$|\\b(?:${leadsOnFromHead})\\b))`,
        'iu',
      ).exec(text)?.[1];

/** A longer text tells more than its subject. */
const mostWordsOfPhrase = 20;

const reads = (text: string, sets: readonly (readonly Sign[])[] = []): boolean =>
  sets.some((signs) => signs.every(({ pattern, atLeast }) => countOf(text, pattern) >= atLeast));
