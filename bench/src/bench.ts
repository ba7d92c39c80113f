/** What a bench writes: a line of JSON per figure, remarks for people beside it. */
export interface Report {
  readonly figure: (values: Readonly<Record<string, string | number>>) => void;
  /** For what was left out and why, and for tables. */
  readonly say: (line: string) => void;
}

/** A bench: one file in `benches`, one line in its registry. */
export interface Bench {
  /** As it is typed, such as `generate`. */
  readonly name: string;
  /** One line for people. */
  readonly summary: string;
  /** `args` is what was typed after the name. */
  readonly run: (report: Report, args: readonly string[]) => Promise<void>;
}
