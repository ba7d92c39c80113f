import { getHealth } from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

test('a connection that is lost within a transaction fails that alone', async () => {
  const { database, ask } = await startTestServer();
  const losing = database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await transaction.execute(sql`select 1`);
  });
  await expect(losing).rejects.toThrow();
  expect((await ask(getHealth)).status).toBe(200);
});
