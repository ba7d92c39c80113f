import {
  deleteAccount,
  exportAccountPath,
  getCurrentUser,
  getDiagram,
  listDiagrams,
  login,
  type SignedIn,
  updateNames,
  updatePreferences,
} from '@diagloom/contract';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  activityEntries,
  diagramAccess,
  diagramVersions,
  userSessions,
  users,
} from '../../../platform/database/schema/index.ts';
import { buildDiagram } from '../../../testing/build-diagram.ts';
import { buildMailbox } from '../../../testing/build-mailbox.ts';
import { buildUser, derived } from '../../../testing/build-user.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const mailbox = buildMailbox();
const server = await startTestServer({ mail: mailbox.transport });
const password = derived('secret words');

const quiet = {
  mutedNotifications: [],
  notificationMail: { mention: 'daily', reply: 'daily', comment: 'daily', resolved: 'off' },
};

const share = (diagramId: number, { user }: SignedIn, role: 'viewer' | 'commenter' | 'editor') =>
  server.database.insert(diagramAccess).values({ diagramId, userId: user.id, role });

const remove = (person: SignedIn, body: Readonly<Record<string, unknown>>) =>
  server.ask(deleteAccount, { as: person, body: { sharedDiagrams: 'delete', password, ...body } });

/** How many rows of which table name that person. */
const traces = async (userId: number): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await server.database.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))`);
  const counts: Record<string, number> = {};
  for (const { table_name, column_name } of rows) {
    const { rows: found } = await server.database.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(table_name)} where ${sql.identifier(column_name)} = ${userId}`);
    counts[table_name] = found[0]?.count ?? 0;
  }
  return counts;
};

describe('deleting an account', () => {
  test('takes the diagrams, the history, the sessions and everything else with it', async () => {
    const person = await buildUser(server);
    const { id } = await buildDiagram(server, person);
    const viewer = await buildUser(server);
    await share(id, viewer, 'viewer');
    expect(Object.values(await traces(person.user.id)).filter((count) => count > 0).length).toBeGreaterThan(3);
    expect((await remove(person, {})).status).toBe(200);
    expect(Object.values(await traces(person.user.id)).every((count) => count === 0)).toBe(true);
    expect((await server.ask(getDiagram, { as: viewer, params: { id } })).status).toBe(404);
    expect((await server.ask(getCurrentUser, { as: person })).status).toBe(401);
    expect((await server.ask(login, { body: { email: person.user.email, password } })).status).toBe(401);
    expect((await mailbox.read(person.user.email, 'deleted')).text).toContain('was just deleted');
  });

  test('is no longer among those who had a hand in versions of others', async () => {
    const [owner, person, other] = [await buildUser(server), await buildUser(server), await buildUser(server)];
    const { id } = await buildDiagram(server, owner);
    const ofDiagram = eq(diagramVersions.diagramId, id);
    const otherUserIds = [person.user.id, other.user.id];
    await server.database.update(diagramVersions).set({ otherUserIds }).where(ofDiagram);
    expect((await remove(person, {})).status).toBe(200);
    const versions = await server.database.select().from(diagramVersions).where(ofDiagram);
    expect(versions.map((version) => version.otherUserIds)).toEqual([[other.user.id]]);
  });

  test('hands shared diagrams to whoever may do most with them, where that is chosen', async () => {
    const [person, viewer, editor, blocked] = [
      await buildUser(server),
      await buildUser(server),
      await buildUser(server),
      await buildUser(server),
    ];
    const [shared, own] = [await buildDiagram(server, person), await buildDiagram(server, person)];
    await share(shared.id, blocked, 'editor');
    await share(shared.id, viewer, 'viewer');
    await share(shared.id, editor, 'editor');
    await server.database.update(users).set({ isBlocked: true }).where(eq(users.id, blocked.user.id));
    expect((await remove(person, { sharedDiagrams: 'hand_over' })).status).toBe(200);
    const accessOf = async (as: SignedIn) =>
      (await server.succeed(listDiagrams, { as })).diagrams.map(({ id, access }) => ({ id, access }));
    expect(await accessOf(editor)).toEqual([{ id: shared.id, access: 'owner' }]);
    expect(await accessOf(viewer)).toEqual([{ id: shared.id, access: 'viewer' }]);
    expect((await server.ask(getDiagram, { as: editor, params: { id: own.id } })).status).toBe(404);
  });

  test('hands them to whoever was invited by address and has confirmed it, and tells them', async () => {
    const [person, heir, stranger] = [await buildUser(server), await buildUser(server), await buildUser(server)];
    const { id } = await buildDiagram(server, person);
    await server.database.insert(diagramAccess).values([
      { diagramId: id, invitedEmail: stranger.user.email, role: 'editor' },
      { diagramId: id, invitedEmail: heir.user.email, role: 'viewer' },
    ]);
    await server.database.update(users).set({ isEmailVerified: true }).where(eq(users.id, heir.user.id));
    expect((await remove(person, { sharedDiagrams: 'hand_over' })).status).toBe(200);
    expect((await server.succeed(getDiagram, { as: heir, params: { id } })).diagram.access).toBe('owner');
    expect((await mailbox.read(heir.user.email, 'You now own')).text).toContain('https://diagrams.example.com');
    expect(mailbox.all.filter(({ to, subject }) => to === stranger.user.email && /own diagrams/.test(subject))).toEqual(
      [],
    );
    const entries = await server.database.select().from(activityEntries).where(eq(activityEntries.diagramId, id));
    expect(entries).toContainEqual(
      expect.objectContaining({ type: 'diagram-handed-over', subjectId: heir.user.id, actorId: null }),
    );
  });

  test('takes invitations of its address away, which others had written down', async () => {
    const [person, friend] = [await buildUser(server), await buildUser(server)];
    const { id } = await buildDiagram(server, friend);
    await server.database
      .insert(diagramAccess)
      .values({ diagramId: id, invitedEmail: person.user.email, role: 'viewer' });
    await server.database.update(users).set({ isEmailVerified: true }).where(eq(users.id, person.user.id));
    await remove(person, {});
    expect(await server.database.$count(diagramAccess, eq(diagramAccess.diagramId, id))).toBe(0);
  });

  test.each([
    ['a wrong password', { password: derived('another') }, 401, 'wrong_credentials'],
    ['no password', { password: undefined }, 401, 'wrong_credentials'],
    ['no word about shared diagrams', { sharedDiagrams: undefined }, 400, 'invalid_request'],
  ])('is refused with %s', async (_what, body, status, code) => {
    const person = await buildUser(server);
    expect(await remove(person, body)).toMatchObject({ status, body: { code } });
    expect((await server.ask(getCurrentUser, { as: person })).status).toBe(200);
  });

  test('needs a fresh sign-in where the account has no password', async () => {
    const person = await buildUser(server);
    await server.database.update(users).set({ password: null }).where(eq(users.id, person.user.id));
    const age = (minutes: number) =>
      server.database
        .update(userSessions)
        .set({ createdAt: sql`now() - make_interval(mins => ${minutes}::int)` })
        .where(eq(userSessions.userId, person.user.id));
    await age(11);
    expect(await remove(person, {})).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
    await age(9);
    expect((await remove(person, { password: undefined })).status).toBe(200);
  });
});

describe('the export of an account', () => {
  const read = async (person: SignedIn): Promise<Readonly<Record<string, string>>> => {
    const response = await server.app.inject({
      method: 'GET',
      url: exportAccountPath,
      headers: { authorization: `Bearer ${person.sessionToken}` },
    });
    expect(response.headers['content-type']).toBe('application/zip');
    return Object.fromEntries(
      Object.entries(unzipSync(response.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
  };

  test('has every diagram as a file that draw.io opens, however many there are', async () => {
    const person = await buildUser(server);
    for (let made = 0; made < 23; made++) await buildDiagram(server, person);
    const files = await read(person);
    const drawings = Object.entries(files).filter(([name]) => name.endsWith('.drawio'));
    expect(drawings.length).toBe(23);
    expect(drawings.every(([, text]) => text.includes('<mxGraphModel') || text.includes('<mxfile'))).toBe(true);
    const list: readonly { readonly file: string }[] = JSON.parse(files['diagrams.json'] ?? '[]');
    expect(list.map(({ file }) => file).sort()).toEqual(drawings.map(([name]) => name).sort());
  });

  test('has the account, its sessions and prompts, but no secret and nothing of others', async () => {
    const [person, other] = [await buildUser(server), await buildUser(server)];
    await buildDiagram(server, other);
    await buildDiagram(server, person);
    const files = await read(person);
    expect(
      Object.keys(files)
        .filter((name) => name.endsWith('.json'))
        .sort(),
    ).toEqual([
      'account.json',
      'comments.json',
      'diagrams.json',
      'knowledge.json',
      'lessons.json',
      'library.json',
      'model-calls.json',
      'prompts.json',
      'sessions-together.json',
      'sharing.json',
    ]);
    const account: Record<string, unknown> = JSON.parse(files['account.json'] ?? '{}');
    expect(account).toMatchObject({ user: { email: person.user.email }, sessions: [{ isActive: true }] });
    expect(JSON.parse(files['prompts.json'] ?? '[]')).toHaveLength(1);
    const text = JSON.stringify(files);
    expect(text).not.toContain(other.user.email);
    const [row] = await server.database.select().from(users).where(eq(users.id, person.user.id));
    for (const secret of [person.sessionToken, row?.password ?? 'none', row?.emailVerificationToken ?? 'none']) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('preferences', () => {
  test('are kept with the account; what is left away stays', async () => {
    const person = await buildUser(server);
    const current = () => server.succeed(getCurrentUser, { as: person });
    expect((await current()).preferences).toEqual({
      ...quiet,
      theme: 'system',
      defaultDiagramType: null,
      brandKit: null,
    });
    await server.succeed(updatePreferences, { as: person, body: { theme: 'dark' } });
    await server.succeed(updatePreferences, { as: person, body: { defaultDiagramType: 'org-chart' } });
    expect((await current()).preferences).toEqual({
      ...quiet,
      theme: 'dark',
      defaultDiagramType: 'orgchart',
      brandKit: null,
    });
    await server.succeed(updatePreferences, { as: person, body: { defaultDiagramType: null } });
    expect((await current()).preferences).toEqual({
      ...quiet,
      theme: 'dark',
      defaultDiagramType: null,
      brandKit: null,
    });
  });

  test.each([{ theme: 'pink' }, { defaultDiagramType: 'painting' }])('%o is refused', async (body) => {
    const answer = await server.ask(updatePreferences, { as: await buildUser(server), body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });
});

describe('names', () => {
  test('are changed, and a username can be added or changed', async () => {
    const person = await buildUser(server, { username: undefined });
    const body = { firstName: ' Ann ', lastName: 'Lee', username: 'ann-lee' };
    const { user } = await server.succeed(updateNames, { as: person, body });
    expect(user).toMatchObject({ firstName: 'Ann', lastName: 'Lee', username: 'ann-lee' });
    await server.succeed(updateNames, { as: person, body: { firstName: 'Anna', lastName: 'Lee', username: '' } });
    const now = (await server.succeed(getCurrentUser, { as: person })).user;
    expect(now).toMatchObject({ firstName: 'Anna', username: 'ann-lee' });
    const entries = await server.database.select().from(activityEntries).where(eq(activityEntries.actorId, now.id));
    expect(entries.filter(({ type }) => type === 'names-changed')).toHaveLength(2);
  });

  test('are refused where they are missing, reserved or look like those of somebody else', async () => {
    const [person, other] = [await buildUser(server), await buildUser(server, { username: 'zoe-first' })];
    const names = { firstName: 'Ann', lastName: 'Lee' };
    for (const [body, field, status] of [
      [{ ...names, lastName: ' ' }, 'lastName', 400],
      [{ ...names, username: 'Adm1n' }, 'username', 400],
      [{ ...names, username: other.user.username?.toUpperCase() ?? '' }, 'username', 409],
    ] as const) {
      const answer = await server.ask(updateNames, { as: person, body });
      expect(answer).toMatchObject({ status, body: { fields: { [field]: expect.any(String) } } });
    }
  });
});
