import type { TextSpan } from '../document.ts';

/** A stretch of a document that answers a question. */
export interface Passage extends TextSpan {
  readonly documentId: number;
  readonly title: string;
  readonly headingPath: readonly string[];
  readonly page?: number;
  /** Exactly the document's text from `start` to `end`. */
  readonly text: string;
  /** Sentences that nothing is drawn from, counted in the document. */
  readonly suspicious: readonly TextSpan[];
  /** How well it fits, higher is better; comparable within one answer. */
  readonly score: number;
}
