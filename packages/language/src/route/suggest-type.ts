/**
 * Tells whether a prompt asks for, or clearly reads like, another type of diagram than the one that was chosen. In: the text, the
 * chosen type and all types, each with how a text that wants it reads. Out: the other type, undefined wherever there is doubt: a wrong
 * hint costs more trust than a missing one. A name in the request decides; signs count only for another family than the chosen one.
 */

import type { DiagramType, Sign } from '@diagloom/diagram/model';
import { requestLead } from '../lexicon/en/prompt-words.ts';
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
  const label = /^[A-Z]{2}/.test(type.label) ? type.label : type.label.charAt(0).toLowerCase() + type.label.slice(1);
  const article = /^(?:[aeio]|UM)/.test(label) && !label.startsWith('UM') ? 'an' : 'a';
  return { type: type.id, label: type.label, message: `This ${verb} ${article} ${label}.` };
};

/** The types that a text asks for by name. */
export const typesAskedFor = (text: string, types: readonly TypeCandidate[]): readonly TypeCandidate[] => {
  const names = types.flatMap(({ cues }) => cues.names).sort((a, b) => b.length - a.length);
  const written = names.map((name) => name.replace(/[ -]/g, '[ -]?')).join('|');
  const match =
    new RegExp(
      `^\\s*${requestLead}(${written})s?(?=\\s*(?:[:.\\n]|$|-\\s|(?:of|for|about|on|showing|with|that|where|in which|describing|illustrating)\\b))`,
      'i',
    ).exec(text) ?? new RegExp(`\\bas (?:a|an|the) (${written})\\s*[.!]?\\s*$`, 'i').exec(text);
  const found = match?.[1]?.toLowerCase().replace(/[ -]/g, '');
  if (found === undefined) return [];
  return types.filter(({ cues }) => cues.names.some((name) => name.replace(/[ -]/g, '') === found));
};

const reads = (text: string, sets: readonly (readonly Sign[])[] = []): boolean =>
  sets.some((signs) => signs.every(({ pattern, atLeast }) => countOf(text, pattern) >= atLeast));
