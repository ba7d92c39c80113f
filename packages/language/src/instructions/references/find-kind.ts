import type { Kind } from '@diagloom/diagram/model';
import { singular } from '../../lexicon/morphology.ts';
import { hasQuotes } from '../hide-quotes.ts';
import { flat } from './stem.ts';

/** The kind that a word or phrase names, in the singular or the plural; undefined for any other. */
export const findKind = (phrase: string, kinds: readonly Kind[]): Kind | undefined => {
  if (hasQuotes(phrase)) return undefined;
  const wanted = flat(phrase);
  const single = singularPhrase(wanted);
  return kinds.find((kind) => namesOf(kind).includes(wanted)) ?? kinds.find((kind) => namesOf(kind).includes(single));
};

const names = new WeakMap<Kind, readonly string[]>();

const namesOf = (kind: Kind): readonly string[] => {
  const known = names.get(kind);
  if (known !== undefined) return known;
  const found = [kind.id, kind.label, ...kind.synonyms].map(flat);
  names.set(kind, found);
  return found;
};

export const singularPhrase = (phrase: string): string => phrase.replace(/\S+$/, (last) => singular(last));

/** True for a phrase that names several things. */
export const isPlural = (phrase: string): boolean => {
  const words = flat(phrase);
  return words !== '' && singularPhrase(words) !== words;
};
