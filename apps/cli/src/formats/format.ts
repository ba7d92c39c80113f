import type { GeneratedDiagram } from '@diagloom/studio';

/** A kind of file that a diagram is written as: one file, one line in the registry. */
export interface Format {
  /** The file name's ending without the dot; also what `--format` takes. */
  readonly id: string;
  /** One line for people. */
  readonly description: string;
  readonly write: (diagram: GeneratedDiagram) => string | Uint8Array | Promise<string | Uint8Array>;
}
