/** What one side of a live connection takes from the other. */
export const liveLimits = {
  /** Bytes of one update; a paste of a few hundred shapes has some 100 kB. */
  updateBytes: 1_000_000,
  /** Parts of one update. */
  updateParts: 50_000,
  /** Bytes of a document with all that was ever done in it since it was begun anew. */
  documentBytes: 24_000_000,
  /** Cells that people may bring a diagram to; one that has more is not changed live. */
  cells: 10_000,
  /** Places of one person at one diagram. */
  connectionsOfOne: 12,
  /** Messages of one connection within a second: a cursor sends 12. */
  messagesPerSecond: 120,
} as const;

/** Why somebody is not let in who may be later: the server is without its database, and nothing is said of access. */
export const tryAgainReason = 'try-again';
