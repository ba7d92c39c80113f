import {
  forgotPassword,
  getCurrentUser,
  login,
  resendVerification,
  resetPassword,
  type SignedIn,
  verifyEmail,
} from '@diagloom/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../platform/database/schema/index.ts';
import { buildMailbox, tokenIn } from '../../testing/build-mailbox.ts';
import { buildUser, derived } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const mailbox = buildMailbox();
const server = await startTestServer({ mail: mailbox.transport });

const subject = 'Confirm your email address';

const linkOf = async ({ user }: SignedIn): Promise<string> => tokenIn(await mailbox.read(user.email, subject));

const isVerified = async (as: SignedIn): Promise<boolean> =>
  (await server.succeed(getCurrentUser, { as })).user.isEmailVerified;

test('a new person confirms the address with the link that was sent there', async () => {
  const person = await buildUser(server);
  expect(await isVerified(person)).toBe(false);
  const token = await linkOf(person);
  await server.succeed(verifyEmail, { as: person, body: { token } });
  expect(await isVerified(person)).toBe(true);
});

test('opening the link again does no harm', async () => {
  const person = await buildUser(server);
  const token = await linkOf(person);
  await server.succeed(verifyEmail, { as: person, body: { token } });
  await server.succeed(verifyEmail, { as: person, body: { token } });
});

test('a link confirms the account that it was sent to, and no other', async () => {
  const [person, stranger] = [await buildUser(server), await buildUser(server)];
  const answer = await server.ask(verifyEmail, { as: stranger, body: { token: await linkOf(person) } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_link' });
  expect([await isVerified(person), await isVerified(stranger)]).toEqual([false, false]);
});

test('a link that is too old is refused', async () => {
  const person = await buildUser(server);
  const token = await linkOf(person);
  await server.database.update(users).set({ emailVerificationExpires: sql`now()` }).where(eq(users.id, person.user.id));
  expect((await server.ask(verifyEmail, { as: person, body: { token } })).status).toBe(400);
});

test('a new link takes the place of the former', async () => {
  const person = await buildUser(server);
  const former = await linkOf(person);
  expect(await server.succeed(resendVerification, { as: person })).toEqual({ success: true, delivery: 'email' });
  await expect.poll(() => linkOf(person)).not.toBe(former);
  expect((await server.ask(verifyEmail, { as: person, body: { token: former } })).status).toBe(400);
  await server.succeed(verifyEmail, { as: person, body: { token: await linkOf(person) } });
});

test('nothing more is sent to an address that is confirmed', async () => {
  const [person, other] = [await buildUser(server), await buildUser(server)];
  await server.succeed(verifyEmail, { as: person, body: { token: await linkOf(person) } });
  const before = mailbox.all.filter(({ to }) => to === person.user.email).length;
  await server.succeed(resendVerification, { as: person });
  const former = await linkOf(other);
  await server.succeed(resendVerification, { as: other });
  await expect.poll(() => linkOf(other)).not.toBe(former);
  expect(mailbox.all.filter(({ to }) => to === person.user.email)).toHaveLength(before);
});

test('whoever resets the password has read the message, so the address counts as confirmed', async () => {
  const { user } = await buildUser(server);
  await server.succeed(forgotPassword, { body: { email: user.email } });
  const token = tokenIn(await mailbox.read(user.email, 'Reset'));
  await server.succeed(resetPassword, { body: { token, newPassword: derived('brand new words') } });
  const again = await server.succeed(login, { body: { email: user.email, password: derived('brand new words') } });
  expect(await isVerified(again)).toBe(true);
});
