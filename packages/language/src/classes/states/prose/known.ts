/** A text that names more states is about something else. */
export const mostStates = 80;

/** What tells which things have states, and which names states have. */
export interface Known {
  /** Nouns such as `ticket`. */
  readonly things: ReadonlySet<string>;
  readonly isState: (name: string) => boolean;
}
