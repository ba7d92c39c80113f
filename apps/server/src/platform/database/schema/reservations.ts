import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Places of the monthly limit that work under way holds. They are counted already; a row that expires is given back. */
export const diagramReservations = pgTable(
  'diagram_reservations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The month that the place belongs to. */
    periodStart: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('diagram_reservations_user_id').on(table.userId),
    index('diagram_reservations_expires_at').on(table.expiresAt),
  ],
);
