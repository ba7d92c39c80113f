import { identifiesOne, isSecret } from '@diagloom/language/morphology';
import type { ValueName } from './read-values.ts';

/** What is there when something is done, in the order in which it came. */
export interface There {
  /** What came with the message that is handled, or what whoever begins is given. */
  readonly given: readonly ValueName[];
  /** What others brought since, and what was made of that. */
  readonly brought: readonly ValueName[];
  /** What something else was made of, or was asked for by, and what was only found out to be sent. */
  readonly spent: ReadonlySet<ValueName>;
}

export type WordsOf = (value: ValueName) => readonly string[];

/** What something is asked for by: what tells one of its kind, of what was brought last; otherwise what the work is about; otherwise what was brought last. */
export const keysIn = ({ given, brought }: There, wordsOf: WordsOf): readonly ValueName[] => {
  const known = brought.findLast((value) => identifiesOne(wordsOf(value)));
  if (known !== undefined) return [known];
  const about = subjectsIn(given, wordsOf);
  return about.length > 0 ? about : brought.slice(-1);
};

/** What the work is about: of several values those that tell one of its kind; nothing secret where there is anything else. */
export const subjectsIn = (given: readonly ValueName[], wordsOf: WordsOf): readonly ValueName[] => {
  const shown = given.filter((value) => !isSecret(wordsOf(value)));
  const telling = shown.filter((value) => identifiesOne(wordsOf(value)));
  return telling.length > 0 ? telling : shown.length > 0 ? shown : given;
};

/** What is done by oneself is done with what was brought, otherwise with what the work is about. */
export const workedWith = (value: ValueName | undefined, there: There, wordsOf: WordsOf): readonly ValueName[] => {
  const { given, spent } = there;
  const brought = there.brought.filter((each) => !spent.has(each));
  return sourcesOf(value, brought.length > 0 ? brought : given.filter((each) => !spent.has(each)), wordsOf);
};

/**
 * What a value is made of: what it is called after, otherwise all that is there and that nothing else was made of. What is secret goes into
 * secrets alone, unless there is nothing else.
 */
export const sourcesOf = (
  value: ValueName | undefined,
  there: readonly ValueName[],
  wordsOf: WordsOf,
): readonly ValueName[] => {
  const words = new Set(value === undefined ? [] : wordsOf(value));
  const others = there.filter((each) => each !== value);
  const namesakes = others.filter((each) => withoutId(wordsOf(each)).every((word) => words.has(word)));
  if (namesakes.length > 0) return namesakes;
  const shown = isSecret([...words]) ? others : others.filter((each) => !isSecret(wordsOf(each)));
  return shown.length > 0 ? shown : others;
};

/** The payment of `payment id`. */
export const withoutId = (words: readonly string[]): readonly string[] =>
  words.length > 1 && words.at(-1) === 'id' ? words.slice(0, -1) : words;
