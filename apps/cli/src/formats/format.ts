import type { DiagramSpec } from '@diagloom/diagram/model';
import type { ExportSource } from '@diagloom/studio';

/** What is written: a draw.io file, and what it means where a format asks for it. */
export interface FormatSource extends ExportSource {
  readonly spec: () => DiagramSpec;
}

/** A kind of file that a diagram is written as: one file, one line in the registry. */
export interface Format {
  /** The file name's ending without the dot; also what `--format` takes. */
  readonly id: string;
  /** One line for people. */
  readonly description: string;
  /** Throws a `UsageError` for a diagram that the format has no form for. `say` takes a sentence about what was left out. */
  readonly write: (
    source: FormatSource,
    say: (message: string) => void,
  ) => string | Uint8Array | Promise<string | Uint8Array>;
}
