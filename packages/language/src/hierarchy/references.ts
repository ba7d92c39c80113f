import { titleNouns } from '../lexicon/en/position-words.ts';
import { singular } from '../lexicon/morphology.ts';
import type { Box } from './chart.ts';
import { article, type NamedPosition } from './read-name.ts';

/**
 * Finds the box that a name means. `same` is for a name in a list: the same words, or the same person. `meant` is for somebody who is
 * spoken of again, so that part of the name is enough where it fits one box only.
 */
export const findBox = (boxes: readonly Box[], name: NamedPosition, how: 'same' | 'meant'): Box | undefined => {
  const exact = boxes.find((box) => keyOf(box.label) === keyOf(name.label) && isSamePerson(box.person, name.person));
  if (exact !== undefined) return exact;
  const wanted = keyOf(name.person ?? name.label);
  const people = boxes.filter((box) => personsOf(box).some((person) => person === wanted || isPartOf(wanted, person)));
  if (people.length === 1 && !isTitleWord(wanted)) return people[0];
  const short = boxes.filter((box) => initialsOf(box.label) === wanted);
  if (short.length === 1) return short[0];
  if (how === 'same') return undefined;
  const fields = boxes.filter((box) => keyOf(box.label).replace(leader, '') === wanted);
  if (fields.length === 1) return fields[0];
  const fitting = boxes.filter((box) => hasWords(`${box.label} ${box.person ?? ''}`, wanted));
  return fitting.length === 1 ? fitting[0] : undefined;
};

const keyOf = (label: string): string => label.toLowerCase().replace(article, '').replace(/\./g, '').trim();

const isSamePerson = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || keyOf(one) === keyOf(other);

/** Who holds the box; `Leo (growth)` may be named by what stands before the bracket. */
const personsOf = ({ label, person }: Box): readonly string[] =>
  [person, /^([^\d()]+?)\s*\(.+\)$/.exec(label)?.[1]].flatMap((name) => (name === undefined ? [] : [keyOf(name)]));

/** `tom` in `tom reed`: a first or last name. */
const isPartOf = (wanted: string, person: string): boolean =>
  person.startsWith(`${wanted} `) || person.endsWith(` ${wanted}`);

const isTitleWord = (word: string): boolean => titleNouns.has(word);

/** What stands before a field in the title of whoever leads it. */
const leader = /^(?:head|director|manager|chief|vp|svp|evp|vice president|lead|deputy)(?: of| for)?(?: the)? /;

const hasWords = (label: string, wanted: string): boolean => {
  const words = new Set(
    keyOf(label)
      .replace(/[()]/g, ' ')
      .split(/\s+/)
      .flatMap((word) => [word, singular(word)]),
  );
  return wanted.split(/\s+/).every((word) => words.has(word) || words.has(singular(word)));
};

/** `cmo` for `chief medical officer`. */
const initialsOf = (label: string): string => {
  const words = keyOf(label).split(/\s+/);
  return words.length > 2 ? words.map((word) => word.charAt(0)).join('') : '';
};
