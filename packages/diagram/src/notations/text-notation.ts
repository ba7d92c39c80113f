import type { DiagramSpec } from '../model/diagram-spec.ts';
import type { NotationResult } from '../model/notation/parse-notation.ts';
import type { Carried } from './carry/carry.ts';

/** A text notation of other tools that diagrams are written in and read from: one folder, one line in the registry. */
export interface TextNotation {
  /** As it stands in requests, such as `mermaid`. */
  readonly id: string;
  /** For people, such as `Mermaid`. */
  readonly label: string;
  /** The file name's ending without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** Kinds of diagram that the notation knows; the first that fits is taken. */
  readonly dialects: readonly Dialect[];
  /** Kinds of diagram that are read and never written, tried after the others. */
  readonly readOnly?: readonly ReadDialect[];
}

/** A kind of diagram within a notation as far as it is read. */
export interface ReadDialect {
  /** Ids of the diagram types that it shows; the first is what it is read as where nothing names another one. */
  readonly types: readonly string[];
  /** True where the text is of this dialect. */
  readonly isIn: (text: string) => boolean;
  /** Reads a text of this dialect as one of its types. Never fails: a line that cannot be read is reported and skipped. */
  readonly read: (text: string, type: string) => NotationResult;
}

/** A kind of diagram within a notation, such as Mermaid's sequence diagrams. */
export interface Dialect extends ReadDialect {
  /** For people, such as `a Mermaid flowchart`. */
  readonly label: string;
  /** True where the parts of a spec of one of its types are such as it shows. */
  readonly fits: (spec: DiagramSpec) => boolean;
  /** What of the spec it can say, and a sentence for each thing that it cannot. `read(write(x))` gives a carried spec back, ids excepted. */
  readonly carry: (spec: DiagramSpec) => Carried;
  /** Writes a carried spec. */
  readonly write: (spec: DiagramSpec) => string;
}
