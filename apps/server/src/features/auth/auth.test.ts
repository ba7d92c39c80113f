import { pbkdf2Sync } from 'node:crypto';
import {
  accountMessages,
  getCurrentUser,
  listDiagrams,
  login,
  logout,
  passwordDerivation,
  register,
} from '@diagloom/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userSessions, users } from '../../platform/database/schema/index.ts';
import { buildRegistration, buildUser, derived } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

const failure = (code: string, error: string, fields?: Record<string, string>) => ({
  success: false,
  code,
  error,
  ...(fields === undefined ? {} : { fields }),
});

describe('registering', () => {
  test('signs the new person in, with token and cookie', async () => {
    const answer = await server.ask(register, {
      body: buildRegistration({ email: 'Ada@Example.com', username: 'ada' }),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      user: { email: 'ada@example.com', username: 'ada', firstName: 'Grace', role: 'user', isEmailVerified: false },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^diagloom_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('never answers with the password, its hash or the hash of a token', async () => {
    const answer = await server.ask(register, { body: buildRegistration() });
    expect(answer.text).not.toMatch(/argon2|password|hash/i);
  });

  test('stores only hashes of password and token', async () => {
    const { sessionToken, user } = await buildUser(server);
    const [row] = await server.database.select().from(users).where(eq(users.id, user.id));
    const [session] = await server.database.select().from(userSessions).where(eq(userSessions.userId, user.id));
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(session?.sessionToken).toMatch(/^[0-9a-f]{64}$/);
    expect(session?.sessionToken).not.toContain(sessionToken);
  });

  test('works without a username, for any number of people', async () => {
    await buildUser(server, { username: '' });
    const { user } = await buildUser(server, { username: undefined });
    expect(user.username).toBeNull();
  });

  test('refuses an email that is taken, in any spelling', async () => {
    await buildUser(server, { email: 'twin@example.com' });
    const answer = await server.ask(register, { body: buildRegistration({ email: ' TWIN@example.com' }) });
    const message = 'An account with this email already exists. Sign in instead.';
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual(failure('email_taken', message, { email: message }));
  });

  test('refuses a username that is taken, in any case', async () => {
    await buildUser(server, { username: 'Nameling' });
    const answer = await server.ask(register, { body: buildRegistration({ username: 'nameLING' }) });
    const message = 'This username is already taken, or looks like one that is. Choose another one.';
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual(failure('username_taken', message, { username: message }));
  });

  test.each([
    ['admin-lol', 'a digit and a capital', 'admin-1OI'],
    ['scope', 'letters of another alphabet', '\u0455\u0441\u043E\u0440\u0435'],
    ['modern', 'two letters that run into one', 'modem'],
    ['wide-name', 'wide letters', 'ｗｉｄｅ－ｎａｍｅ'],
  ])('refuses a username that looks like "%s" by %s', async (taken, _by, alike) => {
    await buildUser(server, { username: taken });
    const answer = await server.ask(register, { body: buildRegistration({ username: alike }) });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'username_taken' }]);
  });

  test('lets only one of two look-alikes through that come at once', async () => {
    const answers = await Promise.all(
      ['twin-l', 'twin-1'].map((username) => server.ask(register, { body: buildRegistration({ username }) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each(['admin', 'Adm1n', 'r00t', 'nu.ll', 'sup-p0rt', 'арі'])(
    'keeps %s for the service itself, as whatever looks like one of its names',
    async (username) => {
      const { status, body } = await server.ask(register, { body: buildRegistration({ username }) });
      expect([status, body]).toMatchObject([400, { fields: { username: accountMessages.usernameReserved } }]);
    },
  );

  test('names both fields where both are taken', async () => {
    await buildUser(server, { username: 'both', email: 'both@example.com' });
    const answer = await server.ask(register, {
      body: buildRegistration({ username: 'both', email: 'both@example.com' }),
    });
    expect(answer.body).toMatchObject({
      code: 'email_taken',
      fields: { email: expect.any(String), username: expect.any(String) },
    });
  });

  test('of two at the same moment with one email, one wins', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.ask(register, { body: buildRegistration({ email: 'race@example.com' }) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('says what is wrong with every field', async () => {
    const answer = await server.ask(register, { body: { email: 'nobody', password: 'abc', confirmPassword: 'abd' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(
      failure('invalid_request', 'Please enter a valid email address', {
        email: 'Please enter a valid email address',
        password: 'Password must be at least 6 characters',
        firstName: 'First name is required',
        lastName: 'Last name is required',
        confirmPassword: "Passwords don't match",
      }),
    );
  });

  test('refuses the id of an account elsewhere', async () => {
    const answer = await server.ask(register, { body: buildRegistration({ googleId: '1' }) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { googleId: expect.stringContaining('sign-in button') } });
  });
});

describe('signing in', () => {
  test('takes the password that the browser derives', async () => {
    const typed = 'correct horse';
    const { hash, iterations, saltSuffix, bytes } = passwordDerivation;
    const password = pbkdf2Sync(typed, typed + saltSuffix, iterations, bytes, hash.replace('-', '')).toString('hex');
    const { user } = await buildUser(server, { password, confirmPassword: password });
    const signedIn = await server.succeed(login, { body: { email: user.email.toUpperCase(), password } });
    expect(signedIn.user.id).toBe(user.id);
  });

  test.each([
    ['a wrong password', 'known@example.com'],
    ['an unknown email', 'unknown@example.com'],
  ])('answers %s with the same words', async (_name, email) => {
    await server.ask(register, { body: buildRegistration({ email: 'known@example.com' }) });
    const answer = await server.ask(login, { body: { email, password: derived('wrong') } });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(
      failure('wrong_credentials', 'The email or password is incorrect. Check both and try again.'),
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('tells a blocked person why, but only with the right password or where they were signed in', async () => {
    const { user, sessionToken } = await buildUser(server);
    await server.database.update(users).set({ isBlocked: true, blockedReason: 'Spam' }).where(eq(users.id, user.id));
    const right = await server.ask(login, { body: { email: user.email, password: derived('secret words') } });
    const wrong = await server.ask(login, { body: { email: user.email, password: derived('wrong') } });
    expect(right.status).toBe(403);
    expect(right.body).toEqual(
      failure('account_blocked', 'This account is blocked: Spam. Ask an administrator to unblock it.'),
    );
    expect(wrong.status).toBe(401);
    const known = await server.ask(getCurrentUser, { as: { sessionToken } });
    expect([known.status, known.body]).toEqual([403, right.body]);
  });
});

describe('the person asking', () => {
  test('is known by token or cookie', async () => {
    const { sessionToken, user } = await buildUser(server);
    const byToken = await server.succeed(getCurrentUser, { as: { sessionToken } });
    const byCookie = await server.succeed(getCurrentUser, { headers: { cookie: `diagloom_session=${sessionToken}` } });
    expect(byToken.user.id).toBe(user.id);
    expect(byCookie.user.id).toBe(user.id);
  });

  test('sees usage and limits', async () => {
    const { sessionToken } = await buildUser(server);
    const { usage, limits } = await server.succeed(getCurrentUser, { as: { sessionToken } });
    expect(usage).toMatchObject({ monthlyDiagramLimit: 50, currentMonthDiagrams: 0, subscriptionTier: 'free' });
    expect(limits).toEqual({ monthlyDiagrams: 50, remainingDiagrams: 50, resetsAt: usage.billingPeriodEnd });
    expect(limits.resetsAt).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
  });

  test('has each authenticated request counted', async () => {
    const person = await buildUser(server);
    for (let count = 0; count < 3; count += 1) await server.ask(listDiagrams, { as: person });
    await expect
      .poll(async () => (await server.succeed(getCurrentUser, { as: person })).usage.totalApiCalls)
      .toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['no token', undefined, 'Sign in to continue.'],
    ['a token that nobody has', 'Bearer nonsense', 'You’ve been signed out. Sign in again to continue.'],
  ])('with %s is a visitor', async (_name, authorization, message) => {
    const answer = await server.ask(getCurrentUser, { headers: authorization === undefined ? {} : { authorization } });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(failure('unauthenticated', message));
  });

  test('is signed out when the session has expired', async () => {
    const { sessionToken, user } = await buildUser(server);
    await server.database.update(userSessions).set({ expiresAt: sql`now()` }).where(eq(userSessions.userId, user.id));
    const answer = await server.ask(getCurrentUser, { as: { sessionToken } });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(failure('unauthenticated', 'You’ve been signed out. Sign in again to continue.'));
  });

  test('stays signed in as long as the session is used', async () => {
    const { sessionToken, user } = await buildUser(server);
    const ofUser = eq(userSessions.userId, user.id);
    await server.database.update(userSessions).set({ expiresAt: sql`now() + interval '1 day'` }).where(ofUser);
    await server.succeed(getCurrentUser, { as: { sessionToken } });
    const [session] = await server.database
      .select({ days: sql<number>`extract(day from ${userSessions.expiresAt} - now())::int` })
      .from(userSessions)
      .where(ofUser);
    expect(session?.days).toBeGreaterThanOrEqual(29);
  });
});

describe('signing out', () => {
  test('ends the session on the server and clears the cookie', async () => {
    const person = await buildUser(server);
    const answer = await server.ask(logout, { as: person });
    expect(answer.body).toEqual({ success: true });
    expect(answer.headers['set-cookie']).toMatch(/^diagloom_session=; Max-Age=0; Path=\/; /);
    expect((await server.ask(getCurrentUser, { as: person })).status).toBe(401);
  });

  test('leaves the other sessions of the person alone', async () => {
    const first = await buildUser(server);
    const body = { email: first.user.email, password: derived('secret words') };
    const second = await server.succeed(login, { body });
    await server.succeed(logout, { as: first });
    expect((await server.ask(getCurrentUser, { as: second })).status).toBe(200);
  });

  test('succeeds for a visitor', async () => {
    expect((await server.ask(logout, { headers: { 'content-type': 'application/json' } })).status).toBe(200);
  });
});
