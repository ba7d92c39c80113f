import type { SourceSpan } from '@diagloom/diagram/model';
import { addedRows, eitherHeirs } from '../lexicon/en/class-words.ts';

/** A class and what it inherits from, as a text says it without a word for inheriting. */
export interface ToldHeir {
  readonly child: string;
  readonly parent: string;
  readonly span: SourceSpan;
}

/**
 * `Vessel { name } - either Ferry or Tug`, and `Vessel (abstract). Ferry adds decks + dock()`. In: a text about classes and the names that it
 * calls abstract. Out: who inherits from whom, and the text with what classes add told as their rows; as long as before.
 */
export const toldHeirs = (
  given: string,
  abstract: readonly string[],
): { readonly text: string; readonly heirs: readonly ToldHeir[] } => {
  const heirs: ToldHeir[] = [];
  const text = given
    .replace(eitherHeirs, (words, parent: string, facts: string, list: string, at: number) => {
      const children = list.match(/\p{Lu}\w*/gu) ?? [];
      const span = { start: at, end: at + words.length };
      heirs.push(...children.map((child) => ({ child, parent, span })));
      return `${parent}${facts}`.padEnd(words.length);
    })
    .replace(addedRows, (words, child: string, rows: string, at: number) => {
      const parent = parentOf(child, given.slice(0, at), abstract);
      if (parent === undefined) return words;
      heirs.push({ child, parent, span: { start: at, end: at + words.length } });
      return `${child}: ${rows.replaceAll('+', ',').replaceAll(' and ', ' ,   ')}`.padEnd(words.length);
    });
  return { text, heirs };
};

/** The abstract class that its name ends with, or the last one before it. */
const parentOf = (child: string, before: string, abstract: readonly string[]): string | undefined => {
  const named = abstract.filter((name) => name !== child && before.includes(name));
  return (
    named.find((name) => child.endsWith(name)) ??
    named.toSorted((one, other) => before.lastIndexOf(other) - before.lastIndexOf(one))[0]
  );
};
