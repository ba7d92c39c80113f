import type { Noun } from './noun.ts';
import type { Structure } from './structure.ts';

/** What the readers of sentences work on. */
export interface ReadingContext {
  readonly structure: Structure;
  /** Keys of what the text, read once before, treats as things. */
  readonly known: ReadonlySet<string>;
  /** What `it` and `they` mean: what the last sentence was about, and what it named last. */
  readonly recent: { subjects: readonly Noun[]; objects: readonly Noun[] };
}

export const mentionNoun = (noun: Noun, { structure }: ReadingContext): string =>
  structure.mention({ label: noun.label, span: noun.span, isExact: noun.isName && !noun.isPlural });
