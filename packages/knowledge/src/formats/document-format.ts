import type { ParsedDocument } from '../document.ts';

/** A kind of file that documents come in. */
export interface DocumentFormat {
  readonly id: string;
  /** As people call it, such as `Word document`. */
  readonly label: string;
  /** Endings of its files without the dot, in small letters. */
  readonly endings: readonly string[];
  /** The first bytes of its files, for formats that have such a mark; those without are told by their ending. */
  readonly mark?: string;
  /** Reads a file. Throws a `DocumentProblem` for people where it cannot. */
  readonly read: (bytes: Uint8Array) => Promise<ParsedDocument>;
}
