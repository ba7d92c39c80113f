import {
  changeAccess,
  createAnnotation,
  createShareLink,
  generateDiagram,
  getCurrentUser,
  getDiagram,
  joinByLink,
  joinLive,
  listAccess,
  listAnnotations,
  removeAccess,
  type ShareRole,
} from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pruneGuests } from '../../platform/accounts/prune-guests.ts';
import { activityEntries, diagramAccess, userSessions, users } from '../../platform/database/schema/index.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const owner = await buildUser(server);

const build = async (role: ShareRole = 'editor') => {
  const { id } = await buildDiagram(server, owner);
  const body = { expiresInDays: 7, role };
  const { token, link } = await server.succeed(createShareLink, { as: owner, params: { id }, body });
  return { id, token, link };
};

const comeAs = async (token: string, name = 'Mia') => {
  const { sessionToken, diagramId } = await server.succeed(joinByLink, { params: { token }, body: { name } });
  if (sessionToken === null) throw new Error('Nobody new came.');
  return { sessionToken, id: diagramId };
};

const comment = { content: 'Who pays?', pageId: 'page-1', x: 1, y: 1 };

describe('whoever comes by a link', () => {
  test('comments and edits under a name of their own, and everybody sees that it is a guest', async () => {
    const { token } = await build();
    const mia = await comeAs(token);
    const params = { id: mia.id };
    const { live } = await server.succeed(joinLive, { as: mia, params });
    expect(live).toMatchObject({ user: { name: 'Mia (guest)' }, canChange: true });
    await server.succeed(createAnnotation, { as: mia, params, body: comment });
    const { annotations } = await server.succeed(listAnnotations, { as: owner, params });
    expect(annotations).toMatchObject([{ authorName: 'Mia (guest)' }]);
    const { people } = await server.succeed(listAccess, { as: owner, params });
    expect(people).toMatchObject([{ name: 'Mia (guest)', role: 'editor', came: 'guest' }]);
    const entries = await server.database.select().from(activityEntries).where(eq(activityEntries.diagramId, mia.id));
    expect(entries).toContainEqual(expect.objectContaining({ type: 'link-joined', detail: 'as an editor' }));
  });

  test('may comment and not edit where the link says so', async () => {
    const mia = await comeAs((await build('commenter')).token);
    const params = { id: mia.id };
    expect((await server.succeed(joinLive, { as: mia, params })).live?.canChange).toBe(false);
    await server.succeed(createAnnotation, { as: mia, params, body: comment });
  });

  test('gets the diagram without what was typed for it, and nothing else of the server', async () => {
    const mia = await comeAs((await build()).token);
    const { diagram } = await server.succeed(getDiagram, { as: mia, params: { id: mia.id } });
    expect(diagram).toMatchObject({ access: 'editor', prompt: '', conversationHistory: [], report: null });
    expect((await server.succeed(getCurrentUser, { as: mia })).user).toMatchObject({ isGuest: true });
    const body = { prompt: 'Customer pays.', diagramType: 'flowchart' };
    const refused = await server.ask(generateDiagram, { as: mia, body });
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Sign up to do more')]);
  });

  test('is out at once when the link is revoked or has ended', async () => {
    for (const end of ['revoke', 'expire'] as const) {
      const { token, link, id } = await build();
      const mia = await comeAs(token);
      if (end === 'revoke') await server.succeed(removeAccess, { as: owner, params: { id, accessId: link.id } });
      else
        await server.database
          .update(diagramAccess)
          .set({ expiresAt: new Date(0) })
          .where(eq(diagramAccess.diagramId, id));
      expect((await server.ask(joinLive, { as: mia, params: { id } })).status).toBe(404);
      expect((await server.ask(joinByLink, { params: { token }, body: { name: 'Mia' } })).status).toBe(404);
    }
  });

  test('gets another role from the owner, or is sent away and not let in again', async () => {
    const { token, id } = await build();
    const mia = await comeAs(token);
    const [person] = (await server.succeed(listAccess, { as: owner, params: { id } })).people;
    const params = { id, accessId: person?.id ?? 0 };
    await server.succeed(changeAccess, { as: owner, params, body: { role: 'commenter' } });
    expect((await server.succeed(joinLive, { as: mia, params: { id } })).live?.canChange).toBe(false);
    await server.succeed(removeAccess, { as: owner, params });
    expect((await server.ask(joinLive, { as: mia, params: { id } })).status).toBe(404);
    expect((await server.ask(joinByLink, { as: mia, params: { token }, body: {} })).status).toBe(403);
    expect((await server.succeed(listAccess, { as: owner, params: { id } })).people).toEqual([]);
  });

  test('comes under their account where they have one', async () => {
    const { token, id } = await build();
    const ada = await buildUser(server);
    const joined = await server.succeed(joinByLink, { as: ada, params: { token }, body: {} });
    expect(joined).toMatchObject({ diagramId: id, sessionToken: null });
    expect((await server.succeed(getDiagram, { as: ada, params: { id } })).diagram.access).toBe('editor');
    await server.succeed(joinByLink, { as: ada, params: { token }, body: {} });
    expect((await server.succeed(listAccess, { as: owner, params: { id } })).people).toMatchObject([
      { came: 'by link' },
    ]);
  });

  test.each(['', 'admin', '<b>x</b>', 'x'.repeat(41)])('is not called %j', async (name) => {
    const { token } = await build();
    expect((await server.ask(joinByLink, { params: { token }, body: { name } })).status).toBe(400);
  });

  test('is forgotten when they were not seen for long', async () => {
    const mia = await comeAs((await build()).token);
    const { id } = (await server.succeed(getCurrentUser, { as: mia })).user;
    const find = () => server.database.select().from(users).where(eq(users.id, id));
    await pruneGuests(server.database);
    expect(await find()).toHaveLength(1);
    const findOld = async () => {
      await server.database
        .update(users)
        .set({ createdAt: new Date(0) })
        .where(eq(users.id, id));
      await server.database
        .update(userSessions)
        .set({ lastUsedAt: new Date(0) })
        .where(eq(userSessions.userId, id));
      await pruneGuests(server.database);
      return find();
    };
    // Their last call may still be being noted.
    await expect.poll(findOld).toEqual([]);
  });
});

test('a picture link gives no more than viewing', async () => {
  const { id } = await buildDiagram(server, owner);
  const body = { expiresInDays: 7, kind: 'picture', role: 'editor' };
  expect((await server.ask(createShareLink, { as: owner, params: { id }, body })).status).toBe(400);
});
