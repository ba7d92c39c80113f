import { liveLimits, readPresence, tryAgainReason } from '@diagloom/collaboration';
import {
  createAnnotation,
  createShareLink,
  endLive,
  getCurrentUser,
  getDiagram,
  joinByLink,
  joinLive,
  listLiveChanges,
  listVersions,
  markAnnotationSeen,
  refineDiagram,
  removeAccess,
  type SignedIn,
} from '@diagloom/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import {
  annotationActivity,
  collaborationDocuments,
  collaborationLog,
  collaborationParticipants,
  diagramAccess,
  diagrams,
} from '../platform/database/schema/index.ts';
import { buildDiagram } from '../testing/build-diagram.ts';
import { buildUser } from '../testing/build-user.ts';
import { joinAs, type LiveClient } from '../testing/live-client.ts';
import { startDrawingServer } from '../testing/start-drawing-server.ts';

const server = await startDrawingServer();
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const [owner, guest] = [await buildUser(server), await buildUser(server, { firstName: 'Eve', lastName: 'Editor' })];

const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

const join = async (as: SignedIn, id: number): Promise<LiveClient> => {
  const { live } = await server.succeed(joinLive, { as, params: { id } });
  if (live === null) throw new Error('Nobody can be together here.');
  const client = await joinAs(address, as.sessionToken, live);
  clients.push(client);
  return client;
};

const buildShared = async (role: 'viewer' | 'editor' = 'editor') => {
  const { id } = await buildDiagram(server, owner, 'Customer pays, then the shop packs, then the shop ships.');
  const [row] = await server.database
    .insert(diagramAccess)
    .values({ diagramId: id, userId: guest.user.id, role })
    .returning();
  return { id, accessId: row?.id ?? 0 };
};

/** The threads that people at a diagram have open. */
const threadsSeen = ({ provider }: LiveClient): readonly number[] =>
  [...(provider.awareness?.getStates().values() ?? [])].flatMap((state) => readPresence(state)?.thread?.id ?? []);

/** The keys of the steps of the diagram, in their order. */
const stepsOf = (client: LiveClient): readonly [string, string] => {
  const steps = client.keys().filter((key) => client.get(key, 'kind') === 'vertex' && client.get(key, 'value') !== '');
  return [steps[1] ?? '', steps[2] ?? ''];
};

const soon = { timeout: 10_000, interval: 30 };

const xmlOf = async (id: number) =>
  (await server.succeed(getDiagram, { as: owner, params: { id } })).diagram.xmlContent;

describe('two people at one diagram', () => {
  test('see what the other does, and make one version of one sitting that tells who did what', async () => {
    const { id } = await buildShared();
    const before = (await server.succeed(getCurrentUser, { as: owner })).usage.collaborationSessionsCreated;
    const [ada, eve] = [await join(owner, id), await join(guest, id)];
    const [step] = stepsOf(ada);
    ada.set(step, 'value', 'Wrap it');
    await expect.poll(() => eve.get(step, 'value'), soon).toBe('Wrap it');
    eve.set(step, 'xy', [500, 40]);
    await expect.poll(() => ada.get(step, 'xy'), soon).toEqual([500, 40]);
    await Promise.all([ada.kept(), eve.kept()]);
    // Whoever reads the diagram reads all of it, also before a version would be stored by itself.
    expect(await xmlOf(id)).toMatch(/Wrap it.*x="500" y="40"/s);
    const { versions } = await server.succeed(listVersions, { as: owner, params: { id } });
    expect(versions.map(({ reason }) => reason)).toEqual(['together', 'generated']);
    const ownName = `${owner.user.firstName} ${owner.user.lastName}`;
    expect(versions.map(({ authorNames }) => authorNames)).toEqual([[ownName, 'Eve Editor'].sort(), [ownName]]);
    const { changes } = await server.succeed(listLiveChanges, { as: owner, params: { id } });
    expect(changes[0]).toMatchObject({ changeType: 'changed', label: 'Wrap it', personName: 'Eve Editor' });
    await expect
      .poll(async () => (await server.succeed(getCurrentUser, { as: owner })).usage.collaborationSessionsCreated, soon)
      .toBe(before + 1);
    const there = await server.database.select().from(collaborationParticipants);
    expect(there.filter(({ userId }) => userId === guest.user.id)).toMatchObject([
      { username: 'Eve Editor', isActive: true },
    ]);
  });

  test('are at a thread of comments as long as they have it open, in any window', async () => {
    const { id } = await buildShared();
    const body = { content: 'Why here?', pageId: 'page-1', x: 10, y: 10 };
    const { annotation } = await server.succeed(createAnnotation, { as: owner, params: { id }, body });
    await server.succeed(markAnnotationSeen, { as: guest, params: { id, annotationId: annotation.id } });
    const isActive = async () => {
      const isGuests = and(
        eq(annotationActivity.annotationId, annotation.id),
        eq(annotationActivity.userId, guest.user.id),
      );
      return (await server.database.select().from(annotationActivity).where(isGuests)).map((row) => row.isActive);
    };
    const [window, other] = [await join(guest, id), await join(guest, id)];
    const show = (client: LiveClient, thread: number | null): void =>
      client.provider.setAwarenessField('thread', thread === null ? null : { id: thread, isWriting: false });
    show(window, annotation.id);
    await expect.poll(() => threadsSeen(other), soon).toEqual([annotation.id]);
    show(window, null);
    await expect.poll(isActive, soon).toEqual([false]);
    show(window, annotation.id);
    show(other, annotation.id);
    await expect.poll(() => threadsSeen(other), soon).toEqual([annotation.id, annotation.id]);
    show(window, null);
    await expect.poll(() => threadsSeen(other), soon).toEqual([annotation.id]);
    expect(await isActive()).toEqual([true]);
    other.close();
    await expect.poll(isActive, soon).toEqual([false]);
  });

  test('see at once what the conversation does, and keep what they did meanwhile', async () => {
    const { id } = await buildShared();
    const [ada, eve] = [await join(owner, id), await join(guest, id)];
    const [step] = stepsOf(ada);
    eve.set(step, 'xy', [500, 40]);
    await eve.kept();
    const body = { updateRequest: `rename "${ada.get(step, 'value')}" to "Wrap"` };
    await server.succeed(refineDiagram, { as: owner, params: { id }, body });
    await expect.poll(() => ada.get(step, 'value'), soon).toBe('Wrap');
    expect(ada.get(step, 'xy')).toEqual([500, 40]);
    expect(await xmlOf(id)).toMatch(/Wrap.*x="500" y="40"/s);
    // What was moved is told as that, and what the conversation did as a version.
    const told = await server.succeed(listLiveChanges, { as: owner, params: { id } });
    expect(told.versions).toMatchObject([{ reason: 'refined', isOwn: true }]);
    expect(told.changes).toMatchObject([{ changeType: 'changed', personName: 'Eve Editor', isOwn: false }]);
  });

  test('come to the same after they were apart', async () => {
    const { id } = await buildShared();
    const [ada, eve] = [await join(owner, id), await join(guest, id)];
    const [packs, ships] = stepsOf(ada);
    eve.socket.disconnect();
    eve.set(packs, 'value', 'Wrap');
    ada.set(ships, 'value', 'Send');
    await ada.kept();
    // A socket that is still closing takes itself for open, and would not be opened again.
    await expect.poll(() => eve.codes.length, soon).toBe(1);
    await eve.socket.connect();
    await expect.poll(() => [ada.get(packs, 'value'), eve.get(ships, 'value')], soon).toEqual(['Wrap', 'Send']);
  });
});

describe('the server', () => {
  test('lets viewers look and keeps nothing of what they send', async () => {
    const { id } = await buildShared('viewer');
    const [ada, viewer] = [await join(owner, id), await join(guest, id)];
    const [step] = stepsOf(ada);
    viewer.set(step, 'value', 'Hacked');
    ada.set(step, 'xy', [7, 7]);
    await expect.poll(() => viewer.get(step, 'xy'), soon).toEqual([7, 7]);
    expect(ada.get(step, 'value')).not.toBe('Hacked');
    expect(await xmlOf(id)).not.toContain('Hacked');
  });

  test('ends the connection of whoever loses access', async () => {
    const { id, accessId } = await buildShared();
    const eve = await join(guest, id);
    await server.succeed(removeAccess, { as: owner, params: { id, accessId } });
    await expect.poll(() => eve.codes[0], soon).toBe(4403);
    expect((await server.ask(joinLive, { as: guest, params: { id } })).status).toBe(404);
  });

  test('lets a guest edit as long as the link works, and says whose work it is', async () => {
    const { id } = await buildShared();
    const body = { expiresInDays: 7, role: 'editor' };
    const { token, link } = await server.succeed(createShareLink, { as: owner, params: { id }, body });
    const joined = await server.succeed(joinByLink, { params: { token }, body: { name: 'Mia' } });
    const mia = await join({ ...guest, sessionToken: joined.sessionToken ?? '' }, id);
    const ada = await join(owner, id);
    const [step] = stepsOf(ada);
    mia.set(step, 'value', 'Wrap it');
    await mia.kept();
    expect(await xmlOf(id)).toContain('Wrap it');
    const { changes } = await server.succeed(listLiveChanges, { as: owner, params: { id } });
    expect(changes[0]).toMatchObject({ label: 'Wrap it', personName: 'Mia (guest)', isOwn: false });
    await server.succeed(removeAccess, { as: owner, params: { id, accessId: link.id } });
    await expect.poll(() => mia.codes[0], soon).toBe(4403);
  });

  test('ends a session for everybody but the owner, and sends guests away', async () => {
    const { id } = await buildShared();
    const body = { expiresInDays: 7, role: 'editor' };
    const { token } = await server.succeed(createShareLink, { as: owner, params: { id }, body });
    const joined = await server.succeed(joinByLink, { params: { token }, body: { name: 'Mia' } });
    const asMia = { ...guest, sessionToken: joined.sessionToken ?? '' };
    const [ada, eve, mia] = [await join(owner, id), await join(guest, id), await join(asMia, id)];
    await server.succeed(endLive, { as: owner, params: { id } });
    await expect.poll(() => [eve.codes[0], mia.codes[0]], soon).toEqual([4410, 4410]);
    expect(ada.codes).toEqual([]);
    expect((await server.ask(joinLive, { as: asMia, params: { id } })).status).toBe(404);
    expect((await join(guest, id)).keys().length).toBeGreaterThan(3);
  });

  test('lets only those who may change the diagram bring everybody to them', async () => {
    const { id } = await buildShared('viewer');
    const viewer = await join(guest, id);
    viewer.provider.setAwarenessField('call', Date.now());
    await expect.poll(() => viewer.codes[0], soon).toBe(4403);
  });

  test('keeps nothing that is broken, and the document opens all the same', async () => {
    const { id } = await buildShared();
    const eve = await join(guest, id);
    const logged = async () =>
      (await server.database.select().from(collaborationLog).where(eq(collaborationLog.diagramId, id))).length;
    const before = await logged();
    const name = new TextEncoder().encode(eve.provider.configuration.name);
    eve.socket.webSocket?.send(new Uint8Array([name.length, ...name, 0, 2, 5, 1, 2, 3, 250, 250]));
    await expect.poll(() => eve.codes.length, soon).toBeGreaterThan(0);
    expect(await logged()).toBe(before);
    expect((await join(owner, id)).keys().length).toBeGreaterThan(3);
  });

  test('says nothing is kept while it cannot write it, and keeps it as soon as it can', async () => {
    const { id } = await buildShared();
    const eve = await join(guest, id);
    const [step] = stepsOf(eve);
    await server.database.execute('alter table collaboration_log rename to out_of_reach');
    eve.set(step, 'value', 'Wrap it well');
    await expect.poll(() => eve.codes[0], soon).toBe(1013);
    expect(eve.provider.unsyncedChanges).toBeGreaterThan(0);
    await server.database.execute('alter table out_of_reach rename to collaboration_log');
    await eve.kept();
    expect(await xmlOf(id)).toContain('Wrap it well');
  });

  test('leaves what is too large to be shared to changes over HTTP', async () => {
    const { id } = await buildShared();
    const isLive = async (): Promise<boolean> =>
      (await server.succeed(joinLive, { as: owner, params: { id } })).live !== null;
    await (await join(owner, id)).kept();
    const grown = liveLimits.documentBytes - liveLimits.updateBytes + 1;
    const setState = (state: ReturnType<typeof sql>) =>
      server.database.update(collaborationDocuments).set({ state }).where(eq(collaborationDocuments.diagramId, id));
    await setState(sql`decode(repeat('00', ${grown}::int), 'hex')`);
    expect(await isLive()).toBe(false);
    await setState(sql`null`);
    expect(await isLive()).toBe(true);
    const cells = Array.from({ length: liveLimits.cells }, (_, at) => `<mxCell id="n${at}" vertex="1" parent="1"/>`);
    const xmlContent = `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells.join('')}</root></mxGraphModel>`;
    await server.database.update(diagrams).set({ xmlContent }).where(eq(diagrams.id, id));
    expect(await isLive()).toBe(false);
  });

  test('lets nobody be somebody else', async () => {
    const { id } = await buildShared();
    const eve = await join(guest, id);
    eve.provider.setAwarenessField('user', { id: owner.user.id, name: 'Ada Lovelace' });
    await expect.poll(() => eve.codes.length, soon).toBeGreaterThan(0);
  });

  test('lets nobody in without access, while that cannot be known, or from the page of another site', async () => {
    const { id } = await buildShared();
    const stranger = await buildUser(server);
    const { live } = await server.succeed(joinLive, { as: owner, params: { id } });
    if (live === null) throw new Error('Nobody can be together here.');
    await expect(joinAs(address, stranger.sessionToken, live)).rejects.toThrow('No access.');
    // As with a database that is lost: whether there is access is not known.
    await server.database.execute(sql`alter table user_sessions rename to user_sessions_away`);
    await expect(joinAs(address, owner.sessionToken, live)).rejects.toThrow(tryAgainReason);
    await server.database.execute(sql`alter table user_sessions_away rename to user_sessions`);
    const upgrade = { connection: 'upgrade', upgrade: 'websocket', origin: 'https://evil.example' };
    const answer = await fetch(`${address}/api/live`, { headers: upgrade }).catch(() => ({ status: 403 }));
    expect(answer.status).not.toBe(101);
  });
});
