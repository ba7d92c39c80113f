import { getCurrentUser, type SignedIn } from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { userSessions, userUsage } from '../../platform/database/schema/index.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createActivityRecorder } from './record-activity.ts';

const server = await startTestServer();

test('every call of several people is counted, and their sessions are marked as used', async () => {
  const people = [await buildUser(server), await buildUser(server)];
  await server.database.update(userSessions).set({ lastUsedAt: new Date(0) });
  const before = await Promise.all(people.map((person) => callsOf(person)));
  const recorder = createActivityRecorder(server.database, (error) => {
    throw error;
  });
  const sessions = await server.database.select().from(userSessions);
  for (const { id, userId } of sessions) {
    for (let count = 0; count < 3; count += 1) recorder.record({ userId, sessionId: id, role: 'user', isGuest: false });
  }
  await recorder.close();
  const after = await Promise.all(people.map((person) => callsOf(person)));
  expect(after).toEqual(before.map((count) => count + 3));
  const used = await server.database.select().from(userSessions);
  expect(used.every(({ lastUsedAt }) => lastUsedAt.getTime() > 0)).toBe(true);
});

test('what a server has not written yet is written when it stops', async () => {
  const stopping = await startTestServer();
  const person = await buildUser(stopping);
  for (let count = 0; count < 5; count += 1) await stopping.succeed(getCurrentUser, { as: person });
  await stopping.app.close();
  expect(await callsOf(person, stopping)).toBe(5);
});

const callsOf = async ({ user }: SignedIn, { database }: Pick<TestServer, 'database'> = server): Promise<number> => {
  const [usage] = await database.select().from(userUsage).where(eq(userUsage.userId, user.id));
  return usage?.totalApiCalls ?? -1;
};
