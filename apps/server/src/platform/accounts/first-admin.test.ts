import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { users } from '../database/schema/index.ts';
import { roleOfNewUser } from './first-admin.ts';

const rules = { adminEmail: undefined, registration: 'open' } as const;

const { database } = await startTestServer();

test('a second first account waits for the one before it, and then is an ordinary one', async () => {
  let second: Promise<string> | undefined;
  const first = await database.transaction(async (transaction) => {
    const role = await roleOfNewUser(transaction, rules, true);
    await transaction.insert(users).values({ email: 'first@example.com', role });
    second = database.transaction((other) => roleOfNewUser(other, rules, true));
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1);
    return role;
  });
  expect([first, await second]).toEqual(['admin', 'user']);
});

/** Of this database alone: other tests share its server. */
const countWaiting = async (): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and not granted and datname = current_database()`);
  return rows[0]?.count ?? 0;
};
