import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Days after which guests are forgotten once no link lets them in any more, or they were not seen. */
const guestDays = 90;

/** Forgets guests who were not seen for long; what they wrote stays without their name, as that of deleted accounts. */
export const pruneGuests = async (database: Pick<Database, 'execute'>): Promise<void> => {
  await database.execute(sql`
    delete from users where is_guest
      and created_at < now() - make_interval(days => ${guestDays}::int)
      and not exists (
        select 1 from user_sessions
        where user_id = users.id and last_used_at > now() - make_interval(days => ${guestDays}::int))`);
};
