import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';

/** What whoever runs the server allows everybody: one row, written at each start. */
export const serverLimits = pgTable(
  'server_limits',
  {
    id: boolean().primaryKey().default(true),
    /** What one person may keep; absent for no limit. */
    storageBytes: bigint({ mode: 'number' }),
    /** Documents of one person, and the bytes of their files; absent for no limit. */
    knowledgeDocuments: integer(),
    knowledgeBytes: bigint({ mode: 'number' }),
  },
  (table) => [check('server_limits_one_row', sql`${table.id}`)],
);
