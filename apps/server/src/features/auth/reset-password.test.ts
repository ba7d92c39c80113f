import { forgotPassword, getCurrentUser, login, resetPassword, type SignedIn } from '@diagloom/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../platform/database/schema/index.ts';
import { buildMailbox, tokenIn } from '../../testing/build-mailbox.ts';
import { buildUser, derived } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const mailbox = buildMailbox();
const server = await startTestServer({ mail: mailbox.transport });

const newPassword = derived('brand new words');

const askForLink = async ({ user }: SignedIn): Promise<string> => {
  await server.succeed(forgotPassword, { body: { email: user.email } });
  const mail = await mailbox.read(user.email, 'Reset your Diagloom password');
  return tokenIn(mail);
};

const reset = (token: string) => server.ask(resetPassword, { body: { token, newPassword } });

const logInWith = async ({ user }: SignedIn, password: string): Promise<number> =>
  (await server.ask(login, { body: { email: user.email, password } })).status;

const refusal = {
  success: false,
  code: 'invalid_link',
  error: 'This link no longer works. Links like this work once, within one hour. Request a new one.',
};

describe('a forgotten password', () => {
  test('is replaced through the link in the message, which ends all sessions', async () => {
    const person = await buildUser(server);
    const token = await askForLink(person);
    expect((await reset(token)).status).toBe(200);
    expect(await logInWith(person, newPassword)).toBe(200);
    expect(await logInWith(person, derived('secret words'))).toBe(401);
    expect((await server.ask(getCurrentUser, { as: person })).status).toBe(401);
    await mailbox.read(person.user.email, 'Your Diagloom password was changed');
  });

  test('is answered alike for an address that nobody has, and nothing is sent there', async () => {
    const { user } = await buildUser(server);
    const known = await server.ask(forgotPassword, { body: { email: user.email } });
    const unknown = await server.ask(forgotPassword, { body: { email: 'nobody@example.com' } });
    expect(unknown.text).toBe(known.text);
    expect(known.body).toEqual({ success: true, delivery: 'email' });
    await mailbox.read(user.email, 'Reset');
    expect(mailbox.all.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  });

  test('of a blocked person sends nothing', async () => {
    const [blocked, other] = [await buildUser(server), await buildUser(server)];
    await server.database.update(users).set({ isBlocked: true }).where(eq(users.id, blocked.user.id));
    await server.succeed(forgotPassword, { body: { email: blocked.user.email } });
    await askForLink(other);
    expect(mailbox.all.some(({ to, subject }) => to === blocked.user.email && subject.startsWith('Reset'))).toBe(false);
  });

  test('is limited for each account, whether it is there or not', async () => {
    const limited = await startTestServer({ rateLimits: { mailAccount: { max: 1, windowMs: 60_000 } } });
    const statuses = [];
    for (const email of ['a@example.com', 'A@example.com', 'b@example.com']) {
      statuses.push((await limited.ask(forgotPassword, { body: { email } })).status);
    }
    expect(statuses).toEqual([200, 429, 200]);
  });
});

describe('the link', () => {
  test('leads to the configured address, behind a sign that no server is sent', async () => {
    const person = await buildUser(server);
    await askForLink(person);
    const { text } = await mailbox.read(person.user.email, 'Reset');
    expect(text).toMatch(/^https:\/\/diagrams\.example\.com\/reset-password#[\w-]{43}$/m);
  });

  test('is stored as a hash only', async () => {
    const person = await buildUser(server);
    const token = await askForLink(person);
    const [row] = await server.database.select().from(users).where(eq(users.id, person.user.id));
    expect(row?.resetPasswordToken).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('works once, also for two at the same moment', async () => {
    const token = await askForLink(await buildUser(server));
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await reset(token)).body).toEqual(refusal);
  });

  test.each([
    ['works', 59, 200],
    ['does not work', 60, 400],
  ])('%s after %i minutes', async (_name, minutes, status) => {
    const person = await buildUser(server);
    const token = await askForLink(person);
    await server.database
      .update(users)
      .set({ resetPasswordExpires: sql`${users.resetPasswordExpires} - make_interval(mins => ${minutes}::int)` })
      .where(eq(users.id, person.user.id));
    expect((await reset(token)).status).toBe(status);
    expect(await logInWith(person, status === 200 ? newPassword : derived('secret words'))).toBe(200);
  });

  test('no longer works once a newer one was sent', async () => {
    const person = await buildUser(server);
    const former = await askForLink(person);
    await expect.poll(() => askForLink(person)).not.toBe(former);
    expect((await reset(former)).status).toBe(400);
  });

  test('that was made up is refused', async () => {
    expect((await reset('x'.repeat(43))).body).toEqual(refusal);
    expect((await reset('short')).body).toMatchObject({
      code: 'invalid_request',
      fields: { token: expect.any(String) },
    });
  });
});
