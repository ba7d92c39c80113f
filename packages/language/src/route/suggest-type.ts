/**
 * Tells whether a prompt asks for, or clearly reads like, another type of diagram than the one that was chosen. In: the text, the
 * chosen type and all types, each with how a text that wants it reads. Out: the other type, undefined wherever there is doubt: a wrong
 * hint costs more trust than a missing one. A name in the request decides; signs count only for another family than the chosen one.
 */

import type { DiagramType, Sign } from '@diagloom/diagram/model';
import { requestLead } from '../lexicon/en/prompt-words.ts';
import type { BetterType } from '../understanding.ts';

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

/**
 * The types that a text may be drawn as where nobody chose one, the likeliest first: those that it asks for by name, then those whose
 * signs it has, the most of them first. Empty where it shows nothing.
 */
export const rankTypes = (text: string, types: readonly TypeCandidate[]): RankedTypes => {
  const asked = typesAskedFor(text, types);
  const read = types
    .filter((type) => !asked.includes(type))
    .map((type) => ({ type, strength: strengthOf(text, type.cues.signs) }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength)
    .map(({ type }) => type);
  return {
    asked: asked.map((type) => hint(type, 'asks for')),
    read: read.map((type) => hint(type, 'reads like')),
  };
};

interface RankedTypes {
  /** Those that the text asks for by name. */
  readonly asked: readonly BetterType[];
  /** Those that it reads like beside these. */
  readonly read: readonly BetterType[];
}

/** How many times over the signs of a set are there, for the set of which the most are; 0 where no set is whole. */
const strengthOf = (text: string, sets: readonly (readonly Sign[])[] = []): number =>
  Math.max(
    0,
    ...sets.map((signs) =>
      Math.min(...signs.map(({ pattern, atLeast }) => Math.floor(count(text, pattern) / atLeast))),
    ),
  );

const hint = (type: TypeCandidate, verb: 'asks for' | 'reads like'): BetterType => {
  const label = /^[A-Z]{2}/.test(type.label) ? type.label : type.label.charAt(0).toLowerCase() + type.label.slice(1);
  const article = /^(?:[aeio]|UM)/.test(label) && !label.startsWith('UM') ? 'an' : 'a';
  return { type: type.id, label: type.label, message: `This ${verb} ${article} ${label}.` };
};

const typesAskedFor = (text: string, types: readonly TypeCandidate[]): readonly TypeCandidate[] => {
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
  sets.some((signs) => signs.every(({ pattern, atLeast }) => count(text, pattern) >= atLeast));

const count = (text: string, { source, flags }: RegExp): number =>
  [...text.matchAll(new RegExp(source, `${flags.replace('g', '')}g`))].length;
