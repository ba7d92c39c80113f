import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../platform/database/schema/index.ts';

/** Exactly as in the index `users_search`, which answers for three characters and more. */
const searchedText = sql`lower(coalesce(${users.username}, '') || ' ' || ${users.email} || ' ' || coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''))`;

/** True of accounts whose username, address or full name contains the text. */
export const isNamed = (search: string): SQL =>
  sql`${searchedText} like ${`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`;
