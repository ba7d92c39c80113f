import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { users } from '../database/schema/index.ts';
import { type Applicant, admit } from './admit.ts';

const rules = { adminEmail: undefined, registration: 'open' } as const;

const here: Applicant = { email: 'any@example.com', invitation: undefined, isAtThisMachine: true };

const { database } = await startTestServer();

const join = (email: string, onRole?: () => Promise<void>): Promise<string> =>
  database.transaction(async (transaction) => {
    const user = await admit(transaction, rules, { ...here, email }, async (role) => {
      await onRole?.();
      const [row] = await transaction.insert(users).values({ email, role }).returning();
      if (row === undefined) throw new Error('no row');
      return row;
    });
    return user.role;
  });

test('a second first account waits for the one before it, and then is an ordinary one', async () => {
  let second: Promise<string> | undefined;
  const first = await join('first@example.com', async () => {
    second = join('second@example.com');
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1);
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
