import { type SQL, sql } from 'drizzle-orm';
import { users } from '../database/schema/index.ts';

/** What people call the owner of a row of `users`: the full name, else the username, else the address. */
export const nameOfUser: SQL<string> = sql<string>`coalesce(
  nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.username}, ${users.email})`;
