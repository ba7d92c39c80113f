import {
  blockUser,
  generateDiagram,
  getAdminUser,
  getCurrentUser,
  listActivity,
  listAdminUsers,
  login,
  type SignedIn,
  setUserPlan,
  setUserRole,
  unblockUser,
} from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userUsage } from '../../platform/database/schema/index.ts';
import { buildAdmin } from '../../testing/build-admin.ts';
import { buildDiagram, somePrompt } from '../../testing/build-diagram.ts';
import { buildUser, derived } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const admin = await buildAdmin(server);

const list = async (query: Readonly<Record<string, string>>) => server.succeed(listAdminUsers, { as: admin, query });

const emailsOf = async (query: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await list(query)).users.map(({ email }) => email);

const logIn = ({ user }: SignedIn) =>
  server.ask(login, { body: { email: user.email, password: derived('secret words') } });

describe('the list of accounts', () => {
  test('is found by a part of the username, the address or the full name, whatever its case', async () => {
    const { user } = await buildUser(server, {
      username: 'Quillfeather',
      email: 'nib@ink.example',
      firstName: 'Ottoline',
      lastName: 'Marrow',
    });
    for (const search of ['illfeat', 'NIB@INK', 'ottoline m', 'row', user.email]) {
      expect([search, await emailsOf({ search })]).toEqual([search, [user.email]]);
    }
  });

  test.each(['%', '_', '\\', "'; drop table users; --", '(((', '  '])('takes %j as plain text', async (search) => {
    const found = await emailsOf({ search });
    expect(found.length).toBe(search.trim() === '' ? (await list({})).users.length : 0);
  });

  test('comes in pages, sorted by what was asked for', async () => {
    const names = ['page-b', 'page-a', 'page-c'];
    for (const [index, name] of names.entries()) {
      const { user } = await buildUser(server, { username: name, email: `${name}@pages.example` });
      await server.database.update(userUsage).set({ totalApiCalls: index }).where(eq(userUsage.userId, user.id));
    }
    const search = '@pages.example';
    expect(await emailsOf({ search })).toEqual(['page-c', 'page-a', 'page-b'].map((name) => `${name}@pages.example`));
    expect(await emailsOf({ search, sort: 'email', direction: 'asc', page: '2', pageSize: '2' })).toEqual([
      'page-c@pages.example',
    ]);
    expect(await emailsOf({ search, sort: 'totalApiCalls' })).toEqual(
      ['page-c', 'page-a', 'page-b'].map((name) => `${name}@pages.example`),
    );
    expect((await list({ search, pageSize: '1' })).total).toBe(3);
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => emailsOf({ search, sort: 'email', direction: 'asc', page, pageSize: '1' })),
    );
    expect(pages).toEqual([['page-a@pages.example'], ['page-b@pages.example'], ['page-c@pages.example'], []]);
  });

  test('is narrowed by role, status and tier', async () => {
    const [plain, blocked, paying] = [await buildUser(server), await buildUser(server), await buildUser(server)];
    await server.succeed(blockUser, { as: admin, params: { id: blocked.user.id }, body: { reason: 'Spam' } });
    const body = { subscriptionTier: 'premium' };
    await server.succeed(setUserPlan, { as: admin, params: { id: paying.user.id }, body });
    expect(await emailsOf({ role: 'admin' })).toEqual([admin.user.email]);
    expect(await emailsOf({ status: 'blocked' })).toEqual([blocked.user.email]);
    expect(await emailsOf({ tier: 'premium' })).toEqual([paying.user.email]);
    expect(await emailsOf({ tier: 'premium', sort: 'diagramsGenerated' })).toEqual([paying.user.email]);
    expect(await emailsOf({ status: 'active', role: 'user', tier: 'free' })).toContain(plain.user.email);
  });

  test('shows no secrets', async () => {
    const [user] = (await list({ pageSize: '1' })).users;
    expect(Object.keys(user ?? {}).filter((key) => /password|token|\wId$/i.test(key))).toEqual([]);
  });
});

describe('an administrator', () => {
  test('makes a user an administrator, and nobody a user again', async () => {
    const person = await buildUser(server);
    const params = { id: person.user.id };
    const { user } = await server.succeed(setUserRole, { as: admin, params, body: { role: 'admin' } });
    expect(user.role).toBe('admin');
    expect((await server.succeed(listAdminUsers, { as: person })).success).toBe(true);
    const refused = await server.ask(setUserRole, { as: admin, params, body: { role: 'user' } });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      error: 'Send {"role": "admin"}: you can make a user an administrator, but not the other way around.',
    });
  });

  test('blocks a user with a reason, which ends the sessions, and unblocks them', async () => {
    const person = await buildUser(server);
    const params = { id: person.user.id };
    const body = { reason: '  Sends spam ' };
    const blocked = await server.succeed(blockUser, { as: admin, params, body });
    expect(blocked.user).toMatchObject({ isBlocked: true, blockedReason: 'Sends spam' });
    const reason = { code: 'account_blocked', error: expect.stringContaining('blocked: Sends spam.') };
    expect(await server.ask(getCurrentUser, { as: person })).toMatchObject({ status: 403, body: reason });
    expect(await logIn(person)).toMatchObject({ status: 403, body: reason });
    const promoted = await server.ask(setUserRole, { as: admin, params, body: { role: 'admin' } });
    expect(promoted.status).toBe(403);
    expect(promoted.body).toMatchObject({ error: 'Unblock this account before you make it an administrator.' });
    const unblocked = await server.succeed(unblockUser, { as: admin, params });
    expect(unblocked.user).toMatchObject({ isBlocked: false, blockedReason: null });
    expect((await logIn(person)).status).toBe(200);
  });

  test.each([[{}], [{ reason: '   ' }], [{ reason: 7 }]])('cannot block with %j as the reason', async (body) => {
    const { user } = await buildUser(server);
    const answer = await server.ask(blockUser, { as: admin, params: { id: user.id }, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { reason: 'Enter a reason. The account’s owner will see it.' } });
  });

  test('can block neither another one nor themselves', async () => {
    const other = await buildAdmin(server);
    for (const [id, error] of [
      [other.user.id, 'You can’t block or unblock administrators here.'],
      [admin.user.id, 'You can’t block or unblock yourself.'],
    ] as const) {
      const answer = await server.ask(blockUser, { as: admin, params: { id }, body: { reason: 'Mutiny' } });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'forbidden', error });
      expect((await server.ask(unblockUser, { as: admin, params: { id } })).status).toBe(403);
    }
    expect((await server.succeed(getCurrentUser, { as: other })).user.role).toBe('admin');
  });

  test('sets the limit of a month, which holds from the next request on', async () => {
    const person = await buildUser(server);
    const params = { id: person.user.id };
    await buildDiagram(server, person);
    const { user } = await server.succeed(setUserPlan, { as: admin, params, body: { monthlyDiagramLimit: 1 } });
    expect(user.usage).toMatchObject({ monthlyDiagramLimit: 1, currentMonthDiagrams: 1, diagramsGenerated: 1 });
    const answer = await server.ask(generateDiagram, {
      as: person,
      body: { prompt: somePrompt, diagramType: 'flowchart' },
    });
    expect(answer.status).toBe(429);
    await server.succeed(setUserPlan, { as: admin, params, body: { subscriptionTier: 'premium' } });
    await buildDiagram(server, person);
    expect((await server.succeed(getCurrentUser, { as: person })).limits.monthlyDiagrams).toBeNull();
  });

  test.each([
    [{ monthlyDiagramLimit: -1 }, 'The limit must be a whole number from 0 to 1,000,000'],
    [{ monthlyDiagramLimit: 1.5 }, 'The limit must be a whole number from 0 to 1,000,000'],
    [{ monthlyDiagramLimit: '5' }, 'The limit must be a whole number from 0 to 1,000,000'],
    [{}, 'Give a subscription tier or a monthly limit to change.'],
  ])('cannot set a plan to %j', async (body, error) => {
    const { user } = await buildUser(server);
    const answer = await server.ask(setUserPlan, { as: admin, params: { id: user.id }, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error });
  });

  test('is told of an account that is not there', async () => {
    const calls = [
      server.ask(getAdminUser, { as: admin, params: { id: 2_000_000_000 } }),
      server.ask(setUserPlan, { as: admin, params: { id: 2_000_000_000 }, body: { subscriptionTier: 'free' } }),
      server.ask(blockUser, { as: admin, params: { id: 2_000_000_000 }, body: { reason: 'Spam' } }),
      server.ask(getAdminUser, { as: admin, params: { id: 'ada' } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('leaves a trace of everything done to somebody', async () => {
    const person = await buildUser(server, { username: 'traced' });
    const params = { id: person.user.id };
    await server.succeed(blockUser, { as: admin, params, body: { reason: 'Spam {subject}' } });
    await server.succeed(unblockUser, { as: admin, params });
    await server.succeed(setUserPlan, { as: admin, params, body: { monthlyDiagramLimit: 80 } });
    await server.succeed(setUserRole, { as: admin, params, body: { role: 'admin' } });
    const { activity } = await server.succeed(listActivity, { as: admin, query: { userId: String(person.user.id) } });
    expect(activity.map(({ username, description }) => [username, description])).toEqual([
      [admin.user.username, 'Made traced an administrator'],
      [admin.user.username, 'Changed the plan of traced: free, 80 diagrams a month'],
      [admin.user.username, 'Unblocked traced'],
      [admin.user.username, 'Blocked traced: Spam {subject}'],
      ['traced', 'Created an account'],
    ]);
  });
});

test('anybody else is told that the dashboard is not for them', async () => {
  const person = await buildUser(server);
  const answer = await server.ask(listAdminUsers, { as: person });
  expect(answer.status).toBe(403);
  expect(answer.body).toEqual({
    success: false,
    code: 'forbidden',
    error: "You don't have permission to access the admin dashboard.",
  });
});
