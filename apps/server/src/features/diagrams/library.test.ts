import {
  createFolder,
  createShareLink,
  deleteDiagram,
  deleteFolder,
  duplicateDiagram,
  emptyTrash,
  getDiagram,
  getSharedDiagram,
  inviteToDiagram,
  listDiagrams,
  listFolders,
  moveToFolder,
  renameFolder,
  starDiagram,
  unstarDiagram,
  untrashDiagram,
  updateDiagram,
} from '@diagloom/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { diagrams, userUsage } from '../../platform/database/schema/index.ts';
import { pruneTrash } from '../../platform/drawings/prune-trash.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

type Person = Awaited<ReturnType<typeof buildUser>>;

const build = async (person: Person, title: string, prompt?: string): Promise<number> => {
  const { id } = await buildDiagram(server, person, prompt);
  await server.succeed(updateDiagram, { as: person, params: { id }, body: { title } });
  return id;
};

const titles = async (person: Person, query: Readonly<Record<string, string>> = {}): Promise<readonly string[]> =>
  (await server.succeed(listDiagrams, { as: person, query })).diagrams.map(({ title }) => title);

/** A friend who was let in on it. */
const letIn = async (person: Person, id: number, role: string): Promise<Person> => {
  const friend = await buildUser(server);
  const body = { who: `@${friend.user.username}`, role };
  await server.succeed(inviteToDiagram, { as: person, params: { id }, body });
  return friend;
};

const statusOf = async (person: Person, id: number): Promise<number> =>
  (await server.ask(getDiagram, { as: person, params: { id } })).status;

describe('the list', () => {
  test('is searched without case and accents, by title, description and own prompt', async () => {
    const person = await buildUser(server);
    const id = await build(person, 'Café à la carte', 'Guests order and the kitchen cooks.');
    await build(person, 'Payroll');
    await server.succeed(updateDiagram, { as: person, params: { id }, body: { description: 'For the Müller bistro' } });
    for (const search of ['CAFE', 'carte cafe', 'muller', 'kitchen', 'café müller'])
      expect(await titles(person, { search })).toEqual(['Café à la carte']);
    for (const search of ['cafe payroll', '%', '_afe']) expect(await titles(person, { search })).toEqual([]);
    const friend = await letIn(person, id, 'viewer');
    expect(await titles(friend, { search: 'bistro' })).toEqual(['Café à la carte']);
    expect(await titles(friend, { search: 'kitchen' })).toEqual([]);
  });

  test('is sorted and filtered by type', async () => {
    const person = await buildUser(server);
    const first = await build(person, 'beta');
    await build(person, 'Álpha');
    await build(person, 'gamma');
    await server.succeed(updateDiagram, { as: person, params: { id: first }, body: { description: 'Newer' } });
    expect(await titles(person)).toEqual(['gamma', 'Álpha', 'beta']);
    expect(await titles(person, { sort: 'title' })).toEqual(['Álpha', 'beta', 'gamma']);
    expect((await titles(person, { sort: 'updated' }))[0]).toBe('beta');
    expect(await titles(person, { type: 'flow' })).toHaveLength(3);
    expect(await titles(person, { type: 'orgchart' })).toEqual([]);
  });
});

describe('a star', () => {
  test('is of one person alone, and leaves the diagram as old as it was', async () => {
    const person = await buildUser(server);
    const id = await build(person, 'Liked');
    const friend = await letIn(person, id, 'viewer');
    const before = await server.succeed(getDiagram, { as: person, params: { id } });
    await server.succeed(starDiagram, { as: friend, params: { id } });
    await server.succeed(starDiagram, { as: friend, params: { id } });
    expect(await titles(friend, { starred: 'true' })).toEqual(['Liked']);
    expect(await titles(person, { starred: 'true' })).toEqual([]);
    expect(await server.succeed(getDiagram, { as: person, params: { id } })).toEqual(before);
    await server.succeed(unstarDiagram, { as: friend, params: { id } });
    expect(await titles(friend, { starred: 'true' })).toEqual([]);
    expect(await titles(friend, { starred: 'false' })).toEqual(['Liked']);
  });
});

describe('folders', () => {
  test('hold diagrams, and are counted without those in the trash', async () => {
    const person = await buildUser(server);
    const [kept, trashed] = [await build(person, 'Kept'), await build(person, 'Trashed')];
    await build(person, 'Loose');
    const { folder } = await server.succeed(createFolder, { as: person, body: { name: ' Plans ' } });
    for (const id of [kept, trashed])
      await server.succeed(moveToFolder, { as: person, params: { id }, body: { folderId: folder.id } });
    await server.succeed(deleteDiagram, { as: person, params: { id: trashed } });
    const { folders } = await server.succeed(listFolders, { as: person });
    expect(folders).toEqual([{ id: folder.id, name: 'Plans', count: 1 }]);
    expect(await titles(person, { folder: String(folder.id) })).toEqual(['Kept']);
    expect(await titles(person, { folder: 'none' })).toEqual(['Loose']);
    await server.succeed(deleteFolder, { as: person, params: { id: folder.id } });
    expect(await titles(person, { folder: 'none' })).toEqual(['Loose', 'Kept']);
  });

  test('have names of their own for each person, whatever the case', async () => {
    const [ann, bob] = [await buildUser(server), await buildUser(server)];
    const { folder } = await server.succeed(createFolder, { as: ann, body: { name: 'Plans' } });
    await server.succeed(createFolder, { as: bob, body: { name: 'Plans' } });
    const other = await server.succeed(createFolder, { as: ann, body: { name: 'Ideas' } });
    const taken = 'You already have a folder with this name. Choose another name.';
    expect((await server.ask(createFolder, { as: ann, body: { name: 'PLANS' } })).body).toMatchObject({ error: taken });
    const rename = (id: number, name: string) => server.ask(renameFolder, { as: ann, params: { id }, body: { name } });
    expect((await rename(other.folder.id, 'plans')).body).toMatchObject({ fields: { name: taken } });
    expect((await rename(folder.id, 'PLANS')).body).toMatchObject({ folder: { name: 'PLANS', count: 0 } });
  });

  test('of somebody else take nothing in, and are seen by nobody else', async () => {
    const person = await buildUser(server);
    const id = await build(person, 'Mine');
    const friend = await letIn(person, id, 'editor');
    const { folder } = await server.succeed(createFolder, { as: friend, body: { name: 'Theirs' } });
    const body = { folderId: folder.id };
    expect((await server.ask(moveToFolder, { as: person, params: { id }, body })).status).toBe(404);
    expect((await server.ask(moveToFolder, { as: friend, params: { id }, body })).body).toMatchObject({
      error: 'Folders are for your own diagrams. Duplicate this one to keep a copy in a folder, or star it.',
    });
    const own = await server.succeed(createFolder, { as: person, body: { name: 'Ours' } });
    await server.succeed(moveToFolder, { as: person, params: { id }, body: { folderId: own.folder.id } });
    const seen = await server.succeed(getDiagram, { as: friend, params: { id } });
    expect(seen.diagram.folderId).toBeNull();
  });
});

describe('a copy', () => {
  test('is of one’s own and does not count', async () => {
    const person = await buildUser(server);
    const id = await build(person, 'Order');
    const friend = await letIn(person, id, 'viewer');
    const { diagram } = await server.succeed(duplicateDiagram, { as: friend, params: { id } });
    const original = await server.succeed(getDiagram, { as: person, params: { id } });
    expect(diagram).toMatchObject({ title: 'Order (copy)', access: 'owner', version: 1, ownerName: null });
    expect(diagram.xmlContent).toBe(original.diagram.xmlContent);
    const [usage] = await server.database.select().from(userUsage).where(eq(userUsage.userId, friend.user.id));
    expect(usage).toMatchObject({ currentMonthDiagrams: 0, diagramsGenerated: 0 });
  });

  test('carries the prompt only for who may see it', async () => {
    const person = await buildUser(server);
    const id = await build(person, 'Order', 'The secret supplier ships.');
    const viewer = await letIn(person, id, 'viewer');
    const [own, theirs] = [
      await server.succeed(duplicateDiagram, { as: person, params: { id } }),
      await server.succeed(duplicateDiagram, { as: viewer, params: { id } }),
    ];
    expect([own.diagram.prompt, theirs.diagram.prompt]).toEqual(['The secret supplier ships.', 'Order (copy)']);
  });

  test('of a long title has room for the mark', async () => {
    const person = await buildUser(server);
    const id = await build(person, 'x'.repeat(200));
    const { diagram } = await server.succeed(duplicateDiagram, { as: person, params: { id } });
    expect(diagram.title).toBe(`${'x'.repeat(193)} (copy)`);
  });
});

describe('the trash', () => {
  test('takes a diagram from everybody and gives it back as it was', async () => {
    const person = await buildUser(server);
    const id = await build(person, 'Order');
    const friend = await letIn(person, id, 'editor');
    const link = await server.succeed(createShareLink, { as: person, params: { id }, body: { expiresInDays: null } });
    const openLink = async () => (await server.ask(getSharedDiagram, { params: { token: link.token } })).status;
    const before = await server.succeed(getDiagram, { as: person, params: { id } });

    await server.succeed(deleteDiagram, { as: person, params: { id } });
    expect([await statusOf(person, id), await statusOf(friend, id), await openLink()]).toEqual([404, 404, 404]);
    expect([await titles(person), await titles(friend), await titles(friend, { trash: 'true' })]).toEqual([[], [], []]);
    const { diagrams: trashed } = await server.succeed(listDiagrams, { as: person, query: { trash: 'true' } });
    expect(trashed.map(({ title, trashedAt }) => [title, typeof trashedAt])).toEqual([['Order', 'string']]);
    expect((await server.ask(untrashDiagram, { as: friend, params: { id } })).status).toBe(404);

    await server.succeed(untrashDiagram, { as: person, params: { id } });
    expect(await server.succeed(getDiagram, { as: person, params: { id } })).toEqual(before);
    expect([await statusOf(friend, id), await openLink()]).toEqual([200, 200]);
  });

  test('is emptied, and what is deleted forever is gone at once', async () => {
    const person = await buildUser(server);
    const [first, second, third] = [await build(person, 'A'), await build(person, 'B'), await build(person, 'C')];
    const forever = { forever: 'true' };
    await server.succeed(deleteDiagram, { as: person, params: { id: first }, query: forever });
    for (const id of [second, third]) await server.succeed(deleteDiagram, { as: person, params: { id } });
    await server.succeed(deleteDiagram, { as: person, params: { id: second }, query: forever });
    expect(await titles(person, { trash: 'true' })).toEqual(['C']);
    expect(await server.succeed(emptyTrash, { as: person })).toEqual({ success: true, deleted: 1 });
    expect(await titles(person, { trash: 'true' })).toEqual([]);
    expect(await server.database.$count(diagrams, eq(diagrams.userId, person.user.id))).toBe(0);
  });

  test('is of its owner alone', async () => {
    const person = await buildUser(server);
    const id = await build(person, 'Order');
    const friend = await letIn(person, id, 'editor');
    const remove = (query: Readonly<Record<string, string>>) =>
      server.ask(deleteDiagram, { as: friend, params: { id }, query });
    expect((await remove({})).status).toBe(403);
    expect((await remove({ forever: 'true' })).status).toBe(403);
    await server.succeed(deleteDiagram, { as: person, params: { id } });
    expect((await remove({ forever: 'true' })).status).toBe(404);
    expect(await server.succeed(emptyTrash, { as: friend })).toEqual({ success: true, deleted: 0 });
  });

  test('keeps a diagram for 30 days', async () => {
    const person = await buildUser(server);
    const [old, young] = [await build(person, 'Old'), await build(person, 'Young')];
    for (const id of [old, young]) await server.succeed(deleteDiagram, { as: person, params: { id } });
    const age = (id: number, days: number) =>
      server.database
        .update(diagrams)
        .set({ trashedAt: sql`now() - make_interval(days => ${days}::int)` })
        .where(eq(diagrams.id, id));
    await age(old, 31);
    await age(young, 29);
    await pruneTrash(server.database);
    expect(await titles(person, { trash: 'true' })).toEqual(['Young']);
  });
});
