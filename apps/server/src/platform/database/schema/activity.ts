import type { ActivityType } from '@diagloom/contract';
import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Who did what to whom, from where. No prompts and no secrets; pruned after a configured time. */
export const activityEntries = pgTable(
  'activity_entries',
  {
    /** Later entries have higher ids: the order of the log. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    happenedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    type: text().$type<ActivityType>().notNull(),
    /** Who did it; absent for a command of whoever runs the server, and where the account is gone. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whose account it was done to, where that is somebody else's. */
    subjectId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The diagram that it was done to; it may be gone. */
    diagramId: integer(),
    /** A few words that the sentence about it needs, such as a format or the reason of a block. */
    detail: text(),
    ipAddress: text(),
  },
  (table) => [
    index('activity_entries_happened_at').on(table.happenedAt),
    index('activity_entries_type_id').on(table.type, table.id),
    index('activity_entries_actor_id_id').on(table.actorId, table.id),
    index('activity_entries_subject_id_id').on(table.subjectId, table.id),
  ],
);

export type ActivityRow = typeof activityEntries.$inferSelect;

/** How often something happened on a day, UTC. Kept for good: charts need it after entries were pruned, and at any size. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    measure: text({ enum: ['sign-ups', 'api-calls', 'diagrams-by-type', 'diagrams-by-engine'] }).notNull(),
    /** What the measure is divided by, such as a diagram type; empty where it is not. */
    label: text().notNull().default(''),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'daily_counts_pkey', columns: [table.measure, table.day, table.label] })],
);

export type Measure = (typeof dailyCounts.$inferSelect)['measure'];
