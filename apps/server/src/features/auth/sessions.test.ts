import {
  getCurrentUser,
  listSessions,
  login,
  revokeOtherSessions,
  revokeSession,
  type SignedIn,
} from '@diagloom/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { userSessions } from '../../platform/database/schema/index.ts';
import { buildUser, derived } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const signInAgain = ({ user }: SignedIn): Promise<SignedIn> =>
  server.succeed(login, {
    body: { email: user.email, password: derived('secret words') },
    headers: { 'user-agent': firefox },
  });

const statusOf = async (as: SignedIn): Promise<number> => (await server.ask(getCurrentUser, { as })).status;

test('a person sees where they are signed in, this session first', async () => {
  const person = await buildUser(server);
  await signInAgain(person);
  const { sessions } = await server.succeed(listSessions, { as: person });
  expect(sessions).toEqual([
    expect.objectContaining({ isCurrent: true, ipAddress: '127.0.0.1', device: 'lightMyRequest' }),
    expect.objectContaining({ isCurrent: false, ipAddress: '127.0.0.1', device: 'Firefox on Linux' }),
  ]);
});

test('sessions that have ended or expired are not listed, nor those of others', async () => {
  const person = await buildUser(server);
  await buildUser(server);
  const [ended, expired] = [await signInAgain(person), await signInAgain(person)];
  await server.succeed(revokeOtherSessions, { as: person });
  await server.database
    .update(userSessions)
    .set({ isActive: true, expiresAt: sql`now()` })
    .where(eq(userSessions.userId, expired.user.id));
  expect(await statusOf(ended)).toBe(401);
  const again = await signInAgain(person);
  expect((await server.succeed(listSessions, { as: again })).sessions).toHaveLength(1);
});

test('an ended session is signed out at once, the others stay', async () => {
  const person = await buildUser(server);
  const [lost, kept] = [await signInAgain(person), await signInAgain(person)];
  const { sessions } = await server.succeed(listSessions, { as: lost });
  const id = sessions.find(({ isCurrent }) => isCurrent)?.id ?? 0;
  await server.succeed(revokeSession, { as: person, params: { id } });
  expect([await statusOf(person), await statusOf(lost), await statusOf(kept)]).toEqual([200, 401, 200]);
  expect((await server.ask(revokeSession, { as: person, params: { id } })).status).toBe(404);
});

test('nobody ends a session of somebody else', async () => {
  const [person, stranger] = [await buildUser(server), await buildUser(server)];
  const { sessions } = await server.succeed(listSessions, { as: stranger });
  const answer = await server.ask(revokeSession, { as: person, params: { id: sessions[0]?.id ?? 0 } });
  expect(answer.status).toBe(404);
  expect(answer.body).toMatchObject({
    error: 'Couldn’t find that device. It may have been deleted, or you may not have access to it.',
  });
  expect(await statusOf(stranger)).toBe(200);
});

test('all others end together', async () => {
  const [person, stranger] = [await buildUser(server), await buildUser(server)];
  const others = [await signInAgain(person), await signInAgain(person)];
  await server.succeed(revokeOtherSessions, { as: person });
  expect(await Promise.all([person, stranger, ...others].map(statusOf))).toEqual([200, 200, 401, 401]);
});
