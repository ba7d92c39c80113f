import {
  checkInvitation,
  forgotPassword,
  getCurrentUser,
  register,
  resetPassword,
  type SignedIn,
  verifyEmail,
} from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../platform/database/schema/index.ts';
import { buildMailbox, tokenIn } from '../../testing/build-mailbox.ts';
import { buildRegistration, buildUser, derived } from '../../testing/build-user.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('without ADMIN_EMAIL', () => {
  test('the first account is the admin, and no later one', async () => {
    const server = await startTestServer({ admin: 'first account' });
    const roles = [];
    for (let count = 0; count < 3; count += 1) roles.push((await buildUser(server)).user.role);
    expect(roles).toEqual(['admin', 'user', 'user']);
  });

  test('of eight first accounts at the same moment, one is the admin', async () => {
    const server = await startTestServer({ admin: 'first account' });
    const people = await Promise.all(Array.from({ length: 8 }, () => buildUser(server)));
    expect(people.filter(({ user }) => user.role === 'admin')).toHaveLength(1);
    expect(await server.database.select().from(users).where(eq(users.role, 'admin'))).toHaveLength(1);
  });

  test('a registration that fails leaves the place to the next', async () => {
    const server = await startTestServer({ admin: 'first account' });
    expect((await server.ask(register, { body: buildRegistration({ email: 'nobody' }) })).status).toBe(400);
    expect((await buildUser(server)).user.role).toBe('admin');
  });
});

describe('from elsewhere', () => {
  const joinWith = async (server: TestServer, headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const url = register.path;
    const response = await server.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers,
      payload: buildRegistration(),
    });
    return response.statusCode === 200 ? register.response.parse(response.json()).user.role : response.json().error;
  };

  test('the first account is an ordinary one: from another machine, through a proxy, and where proxies are expected', async () => {
    const server = await startTestServer({ admin: 'first account' });
    expect(await joinWith(server, {}, '192.0.2.7')).toBe('user');
    const passed = await startTestServer({ admin: 'first account' });
    expect(await joinWith(passed, { 'x-forwarded-for': '192.0.2.7' })).toBe('user');
    const proxied = await startTestServer({ admin: 'first account', trustProxy: 1 });
    expect(await joinWith(proxied, {})).toBe('user');
  });

  test('nobody joins where registration is closed, but the first from this machine', async () => {
    const server = await startTestServer({ admin: 'first account', registration: 'closed' });
    const closed = 'Sign-up is closed on this server. Ask your administrator for an account.';
    expect(await joinWith(server, {}, '192.0.2.7')).toBe(closed);
    expect(await joinWith(server, {}, '::1')).toBe('admin');
    expect(await joinWith(server, {})).toBe(closed);
  });
});

describe('the code for the first account', () => {
  const code = 'c'.repeat(43);

  test.each(['open', 'invite', 'closed'] as const)(
    'makes it an administrator’s from anywhere where registration is %s, once',
    async (registration) => {
      const server = await startTestServer({
        trustProxy: 1,
        registration,
        admin: 'first account',
        firstAccountCode: code,
      });
      await server.succeed(checkInvitation, { body: { invitation: code } });
      const wrong = await server.ask(register, { body: buildRegistration({ invitation: 'd'.repeat(43) }) });
      expect(wrong.status).toBe(registration === 'closed' ? 403 : 400);
      expect((await buildUser(server, { invitation: code })).user.role).toBe('admin');
      expect((await server.ask(checkInvitation, { body: { invitation: code } })).status).toBe(400);
      const second = await server.ask(register, { body: buildRegistration({ invitation: code }) });
      expect(second.status).toBe(registration === 'closed' ? 403 : 400);
    },
  );
});

test.each(['invite', 'closed'] as const)(
  'the address of ADMIN_EMAIL may register where registration is %s, and nobody else',
  async (registration) => {
    const mailbox = buildMailbox();
    const server = await startTestServer({
      admin: 'chief@example.com',
      trustProxy: 1,
      registration,
      mail: mailbox.transport,
    });
    expect((await server.ask(register, { body: buildRegistration() })).status).toBe(403);
    const chief = await buildUser(server, { email: 'Chief@example.com' });
    const token = tokenIn(await mailbox.read('chief@example.com', 'Confirm'));
    await server.succeed(verifyEmail, { as: chief, body: { token } });
    expect((await server.succeed(getCurrentUser, { as: chief })).user.role).toBe('admin');
  },
);

describe('with ADMIN_EMAIL', async () => {
  const mailbox = buildMailbox();
  const server = await startTestServer({ admin: 'chief@example.com', mail: mailbox.transport });

  const roleOf = async (as: SignedIn): Promise<string> => (await server.succeed(getCurrentUser, { as })).user.role;

  test('the first account is an ordinary one', async () => {
    expect((await buildUser(server)).user.role).toBe('user');
  });

  test('that address is the admin once it is confirmed, and nobody else is', async () => {
    const [chief, other] = [await buildUser(server, { email: 'chief@example.com' }), await buildUser(server)];
    expect(chief.user.role).toBe('user');
    for (const person of [chief, other]) {
      const token = tokenIn(await mailbox.read(person.user.email, 'Confirm'));
      await server.succeed(verifyEmail, { as: person, body: { token } });
    }
    expect([await roleOf(chief), await roleOf(other)]).toEqual(['admin', 'user']);
  });

  test('whoever registered with that address before its owner gains nothing', async () => {
    const box = buildMailbox();
    const fresh = await startTestServer({ admin: 'chief@example.com', mail: box.transport });
    const impostor = await buildUser(fresh, { email: 'chief@example.com' });
    await fresh.succeed(forgotPassword, { body: { email: 'chief@example.com' } });
    const token = tokenIn(await box.read('chief@example.com', 'Reset'));
    await fresh.succeed(resetPassword, { body: { token, newPassword: derived('words of the chief') } });
    expect((await fresh.ask(getCurrentUser, { as: impostor })).status).toBe(401);
    const [chief] = await fresh.database.select().from(users).where(eq(users.email, 'chief@example.com'));
    expect(chief).toMatchObject({ role: 'admin', isEmailVerified: true });
  });
});
