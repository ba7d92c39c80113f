import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** How often sign-ins have failed for an account or a network, and when the next may be tried. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** SHA-256 in hex of what they are counted by: it may be an address that somebody typed and nobody has. */
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: moment().notNull(),
    /** No attempt is looked at before. */
    opensAt: moment().notNull(),
  },
  (table) => [index('sign_in_attempts_last_at').on(table.lastAt)],
);
