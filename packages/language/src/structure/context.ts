import type { Noun } from './noun.ts';
import type { Structure } from './structure.ts';

/** What the readers of sentences work on. */
export interface ReadingContext {
  readonly structure: Structure;
  /** Keys of what the text, read once before, treats as things. */
  readonly known: ReadonlySet<string>;
  /** What `it` and `they` mean: what the last sentence was about, and what it named last. */
  readonly recent: { subjects: readonly Noun[]; objects: readonly Noun[] };
  /** What is declared by notation, which is read before the sentences, with where each declaration ends. */
  readonly written: { readonly noun: Noun; readonly end: number }[];
}

/** What a sentence that starts at `at` speaks of as `it`, where a declaration stands between it and the sentence before. */
export const recallWritten = (at: number, { recent, written }: ReadingContext): void => {
  const told = Math.max(-1, ...recent.subjects.map(({ span }) => span.end));
  const last = written.filter(({ end }) => end > told && end <= at).sort((a, b) => b.end - a.end)[0];
  if (last !== undefined) recent.subjects = [last.noun];
};

export const mentionNoun = (noun: Noun, { structure }: ReadingContext): string =>
  structure.mention({ label: noun.label, span: noun.span, isExact: noun.isName && !noun.isPlural });
