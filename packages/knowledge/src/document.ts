/** A piece of a document that stays whole on a page: what every format is read into. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'row' | 'code';
  /** Plain text without mark-up. An item starts with its marker, `- ` or `2. `; a row is its cells between bars, `| a | b |`. */
  readonly text: string;
  /** Of a heading: 1 for the largest, 6 for the smallest. */
  readonly level?: number;
  /** Counted from 1; absent in formats without pages. */
  readonly page?: number;
}

/** What the reader of a format answers. */
export interface ParsedDocument {
  /** The title that the document gives itself. */
  readonly title?: string;
  readonly blocks: readonly Block[];
  /** Absent in formats without pages. */
  readonly pages?: number;
}

/** A half-open range of UTF-16 units of a document's text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A part of a document that is found and read on its own. */
export interface Chunk extends TextSpan {
  /** Its place among the chunks of its document, from 0. */
  readonly index: number;
  /** Exactly the document's text from `start` to `end`. */
  readonly content: string;
  /** The headings above it, the highest first. */
  readonly headingPath: readonly string[];
  /** Where it begins; absent in formats without pages. */
  readonly page?: number;
  /** The header row of a table that began in an earlier chunk. */
  readonly tableHeader?: string;
  readonly language: Language;
  /** Sentences that read like orders to a program: they are shown, but nothing is drawn from them. */
  readonly suspicious: readonly TextSpan[];
}

/** Languages whose words are told apart and cut to their stems; `other` has its words as they are. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'other'] as const;

export type Language = (typeof languages)[number];
