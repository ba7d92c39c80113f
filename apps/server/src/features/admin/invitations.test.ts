import {
  checkInvitation,
  createInvitation,
  listActivity,
  listInvitations,
  register,
  revokeInvitation,
} from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { registrationInvitations } from '../../platform/database/schema/index.ts';
import { buildAdmin } from '../../testing/build-admin.ts';
import { buildMailbox, tokenIn } from '../../testing/build-mailbox.ts';
import { buildRegistration } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const mailbox = buildMailbox();
const server = await startTestServer({ registration: 'invite', admin: 'chief@example.com', mail: mailbox.transport });
const admin = await buildAdmin(server, { email: 'chief@example.com' });

const invite = async (body: Readonly<Record<string, unknown>> = {}) => {
  const made = await server.succeed(createInvitation, { as: admin, body });
  return { ...made, token: made.link.split('#')[1] ?? '' };
};

const joinWith = (invitation: string | undefined, over = {}) =>
  server.ask(register, { body: buildRegistration({ invitation, ...over }) });

const ended =
  'This invitation no longer works: it has been used or revoked, or has expired. Ask the person who sent it for a new one.';

describe('where accounts need an invitation', () => {
  test('nobody makes one without, and reads what to do', async () => {
    const { status, body } = await joinWith(undefined);
    expect([status, body]).toEqual([
      403,
      {
        success: false,
        code: 'invitation_needed',
        error: 'You need an invitation to sign up. Open your invitation link again, or ask an administrator for one.',
      },
    ]);
  });

  test('an invitation makes one account, of several that come at once as well', async () => {
    const { token, link, delivery } = await invite();
    expect([link.startsWith('https://diagrams.example.com/register#'), delivery]).toEqual([true, null]);
    expect(await server.succeed(checkInvitation, { body: { invitation: token } })).toEqual({
      success: true,
      email: null,
    });
    const answers = await Promise.all([joinWith(token), joinWith(token), joinWith(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await joinWith(token)).body).toMatchObject({ code: 'invalid_link', error: ended });
  });

  test('a registration that fails leaves the invitation as it was', async () => {
    const { token } = await invite();
    expect((await joinWith(token, { email: 'chief@example.com' })).status).toBe(409);
    expect((await joinWith(token)).status).toBe(200);
  });

  test('one is sent by mail, whose reader finds the address filled in', async () => {
    const { token, delivery } = await invite({ email: 'Grace@Example.com', expiresInDays: 1 });
    expect(delivery).toBe('email');
    expect(tokenIn(await mailbox.read('grace@example.com', 'invited'))).toBe(token);
    const found = await server.succeed(checkInvitation, { body: { invitation: token } });
    expect(found.email).toBe('grace@example.com');
  });

  test('one that was taken back or is too old is refused', async () => {
    const [back, old] = [await invite(), await invite()];
    await server.succeed(revokeInvitation, { as: admin, params: { id: back.invitation.id } });
    await server.database
      .update(registrationInvitations)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(sql`id = ${old.invitation.id}`);
    for (const { token } of [back, old]) {
      expect((await joinWith(token)).body).toMatchObject({ error: ended });
      expect((await server.ask(checkInvitation, { body: { invitation: token } })).body).toMatchObject({ error: ended });
    }
    expect((await server.ask(revokeInvitation, { as: admin, params: { id: back.invitation.id } })).status).toBe(404);
  });

  test('administrators see them all, open ones first, without what opens them', async () => {
    const used = await invite();
    await joinWith(used.token, { email: 'came@example.com' });
    const { invitation } = await invite({ email: 'waits@example.com' });
    const list = await server.ask(listInvitations, { as: admin });
    const { invitations } = listInvitations.response.parse(list.body);
    expect(invitations[0]).toEqual(invitation);
    expect(invitation).toMatchObject({ email: 'waits@example.com', madeBy: 'chief@example.com', state: 'open' });
    expect(invitations.find(({ id }) => id === used.invitation.id)).toMatchObject({
      state: 'used',
      usedBy: 'came@example.com',
    });
    expect(list.text).not.toContain(used.token);
    const { activity } = await server.succeed(listActivity, { as: admin, query: { type: 'invitation-created' } });
    expect(activity[0]?.description).toBe('Created an invitation for waits@example.com');
  });
});

test('where registration is closed, none is made and none works', async () => {
  const closed = await startTestServer({ registration: 'closed', admin: 'chief@example.com' });
  const chief = await buildAdmin(closed, { email: 'chief@example.com' });
  expect((await closed.ask(createInvitation, { as: chief, body: {} })).body).toMatchObject({
    error: 'Sign-up is closed on this server. Set REGISTRATION=invite to let people in by invitation.',
  });
});
