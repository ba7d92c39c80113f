import { checkInvitation, getCurrentUser, login, resetPassword } from '@diagloom/contract';
import { describe, expect, test } from 'vitest';
import { buildUser, derived } from '../testing/build-user.ts';
import { startTestServer } from '../testing/test-server.ts';
import { runAdmin } from './run-admin.ts';

const server = await startTestServer();

const run = async (...args: readonly string[]) => {
  const lines: string[] = [];
  const complaints: string[] = [];
  const status = await runAdmin(args, {
    readTools: () => ({
      publicUrl: 'https://diagrams.example.com',
      migrationsFolder: '/nonexistent',
      modelsFolder: '/nonexistent/models',
      modelDownloads: 'http://127.0.0.1:9',
      localModelMegabytes: 6000,
      tell: () => undefined,
      open: async () => ({ database: server.database, close: async () => undefined }),
    }),
    print: (line) => lines.push(line),
    complain: (line) => complaints.push(line),
  });
  return { status, printed: lines.join('\n'), complaint: complaints.join('\n') };
};

const logIn = (email: string, password = 'secret words') =>
  server.ask(login, { body: { email, password: derived(password) } });

describe('whoever runs the server', () => {
  test('makes somebody an administrator', async () => {
    const person = await buildUser(server);
    expect(await run('promote', person.user.email.toUpperCase())).toEqual({
      status: 0,
      printed: `${person.user.email} is now an administrator.`,
      complaint: '',
    });
    expect((await server.succeed(getCurrentUser, { as: person })).user.role).toBe('admin');
  });

  test('blocks somebody with a reason, which ends the sessions for good', async () => {
    const person = await buildUser(server);
    const { email } = person.user;
    expect((await run('block', email, 'Sends', 'spam')).printed).toBe(`${email} is blocked: Sends spam`);
    expect((await server.ask(getCurrentUser, { as: person })).status).toBe(403);
    const refused = await logIn(email);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'account_blocked',
      error: 'This account is blocked: Sends spam. Ask an administrator to unblock it.',
    });
    expect((await run('unblock', email)).printed).toBe(`${email} can sign in again.`);
    expect((await server.ask(getCurrentUser, { as: person })).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
  });

  test('gets a link that sets a new password', async () => {
    const { user } = await buildUser(server);
    const { printed } = await run('reset-link', user.email);
    expect(printed).toMatch(/^https:\/\/diagrams\.example\.com\/reset-password#[\w-]{43}$/);
    const token = printed.split('#')[1];
    await server.succeed(resetPassword, { body: { token, newPassword: derived('brand new words') } });
    expect((await logIn(user.email, 'brand new words')).status).toBe(200);
  });

  test('invites somebody, lists who is invited, and takes it back', async () => {
    const { printed } = await run('invite', 'Ada@Example.com', '3');
    expect(printed).toMatch(/^https:\/\/diagrams\.example\.com\/register#[\w-]{43}$/);
    const invitation = printed.split('#')[1];
    expect((await server.succeed(checkInvitation, { body: { invitation } })).email).toBe('ada@example.com');
    const [number = ''] = (await run('invitations')).printed.split(' ');
    expect((await run('uninvite', number)).printed).toBe(`Invitation ${number} was revoked.`);
    expect((await server.ask(checkInvitation, { body: { invitation } })).status).toBe(400);
    expect((await run('invitations')).printed).toContain('No open invitations.');
  });

  test.each([
    [['invite', 'ada@example.com', '31'], 'An invitation can be valid for 1 to 30 days.'],
    [['uninvite', '99'], 'Name an invitation by its number. To list them: npm run -s admin -- invitations'],
    [['promote', 'gone@example.com'], 'There’s no account with the address gone@example.com. Check it for typos.'],
    [['promote'], 'Name the account by its email address, such as ada@example.com.'],
    [['block', 'ada'], 'Name the account by its email address, such as ada@example.com.'],
    [['block', 'gone@example.com'], 'Add a reason after the address. The owner of the account will see it.'],
    [['reset-link', 'gone@example.com'], 'There’s no account with the address gone@example.com, or it is blocked.'],
  ])('is told why %j cannot be done', async (args, complaint) => {
    expect(await run(...args)).toEqual({ status: 1, printed: '', complaint });
  });

  test('is shown the commands', async () => {
    expect(await run('--help')).toMatchObject({
      status: 0,
      printed: expect.stringContaining('block <email> <reason>'),
    });
    expect(await run('fly')).toMatchObject({
      status: 2,
      complaint: expect.stringContaining('There’s no command "fly".'),
    });
    expect(await run()).toMatchObject({ status: 2, complaint: expect.stringContaining('Usage: npm run -s admin') });
  });
});
