import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notifications } from '../database/schema/index.ts';

/** Forgets what people were told of more than 90 days ago. */
export const pruneNotifications = async (database: Pick<Database, 'delete'>): Promise<void> => {
  await database.delete(notifications).where(sql`${notifications.createdAt} < now() - interval '90 days'`);
};
