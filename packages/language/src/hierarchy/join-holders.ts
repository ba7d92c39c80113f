import { nameParticles, rankVerbs } from '../lexicon/en/position-words.ts';
import { isPerson, isTitle } from './read-name.ts';

/**
 * Joins positions to who holds them, of the same length: "the Quality Manager, Judith Penrose; the CTO, Max Born" has two boxes, not four, and
 * "the CEO, Jane Roe, leads" opens a sentence with one. "Max Born, CTO, and" becomes "Max Born (CTO) and". A comma between people of one list
 * stays ("the CTO, Max Born and Eva Hall").
 */
export const joinHolders = (text: string): string =>
  text
    .replace(afterTitle, (whole: string, name: string, verb: string | undefined, at: number) => {
      const rest = text.slice(at + whole.length);
      if (!isPerson(name) || !endsInTitle(text.slice(0, at)) || (verb === undefined && goesOnWithPerson(rest)))
        return whole;
      return verb === undefined ? `  ${name}` : `  ${name} `;
    })
    .replace(beforeTitle, (whole: string, name: string, title: string) =>
      isPerson(name) && isTitle(title) ? `${name} (${title})` : whole,
    );

/** A comma and a name of two words or three, with the comma before what its sentence says of it. */
const afterTitle = new RegExp(
  `, (\\p{Lu}[\\p{L}’'-]+(?: (?:${[...nameParticles].join('|')}|\\p{Lu}\\.|\\p{Lu}[\\p{L}’'-]+)){1,2})(?![\\p{L}’'-])(,(?=\\s+(?:${[...rankVerbs].join('|')})\\b))?`,
  'gu',
);

const beforeTitle =
  /(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2}), ((?:the |our )?\p{Lu}[\p{L}&]*(?: (?:of |for )?[\p{L}&]+){0,3}),/gu;

/** Whether what stands before a comma is a position: "report to the Head of Claims". */
const endsInTitle = (before: string): boolean => {
  const words = (/[^,;:.()\n]*$/.exec(before)?.[0] ?? '').trim().split(/\s+/);
  return [1, 2, 3, 4].some((count) => count <= words.length && isTitle(words.slice(-count).join(' ')));
};

/** Whether the next of a list is a person without a position: then all of them are. */
const goesOnWithPerson = (rest: string): boolean => {
  const next = /^,? (?:and |or )?((?:\p{Lu}[\p{L}’'-]+ ?){1,3})/u.exec(rest)?.[1]?.trim();
  return next !== undefined && isPerson(next);
};
