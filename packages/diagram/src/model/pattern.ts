/**
 * A well-known subject as an expert would draw it, for prompts that only name it (`user login with 2FA`). Patterns are data
 * in the folder of their type; the language engine is handed them and takes what the prompt names out of them.
 */
export interface Pattern {
  /** In kebab-case, one of its kind within a type, such as `sign-in`. */
  readonly id: string;
  /** For people, such as `Sign-in`; it also names the pattern in a prompt. */
  readonly title: string;
  /** Other names that people type, such as `user login`. All words of one name must stand in a prompt that means the pattern. */
  readonly aliases: readonly string[];
  /** Words that go with the subject and name nothing of their own, such as `customer`. */
  readonly keywords?: readonly string[];
  /** Notation without its first line, which the type and the title give. `{{name}}` stands for a slot. */
  readonly notation: string;
  readonly options?: readonly PatternOption[];
  readonly slots?: readonly PatternSlot[];
}

/** Something that a prompt may ask for beside the plain subject, such as a second factor. */
export interface PatternOption {
  /** For people: what it adds, such as `a second factor`. */
  readonly title: string;
  /** Words or phrases that ask for it, such as `2fa`. */
  readonly when: readonly string[];
  readonly changes: readonly PatternChange[];
}

export interface PatternChange {
  /** Lines that it takes away, as they stand in the notation or in an option before this one; those that are gone already do not matter. */
  readonly without?: readonly string[];
  /** Lines of notation that stand in place of the first line taken away, or at the end. */
  readonly with: string;
}

/** A place in a pattern that the prompt may fill, such as the name of a payment provider. */
export interface PatternSlot {
  readonly name: string;
  /** What stands there where the prompt says nothing. */
  readonly default: string;
  /** Words that fill it, in lower case, and how they are written, such as `stripe: 'Stripe'`. */
  readonly fills: Readonly<Record<string, string>>;
}

/** The notation of a pattern after the changes of the given options, without its first line; slots are still open. */
export const notationWith = (pattern: Pattern, options: readonly PatternOption[]): string =>
  options
    .flatMap(({ changes }) => changes)
    .reduce<readonly string[]>(applyChange, pattern.notation.split('\n'))
    .join('\n');

const applyChange = (lines: readonly string[], change: PatternChange): readonly string[] => {
  const removed = new Set(change.without);
  const place = lines.findIndex((line) => removed.has(line));
  const at = place < 0 ? lines.length : place;
  return [...lines.slice(0, at), ...change.with.split('\n'), ...lines.slice(at).filter((line) => !removed.has(line))];
};
