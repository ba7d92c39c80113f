import { changeDiagram, deleteDiagram, getCurrentUser, importDiagram, inviteToDiagram } from '@diagloom/contract';
import { describe, expect, test } from 'vitest';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { someXml } from '../../testing/build-studio.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { diagrams } from '../database/schema/index.ts';
import { setStorageLimit } from './storage-limit.ts';

const server = await startTestServer();

const storedBy = async (as: { readonly sessionToken: string }): Promise<number> =>
  (await server.succeed(getCurrentUser, { as })).usage.storedBytes;

const change = { baseVersion: 1, changes: [{ kind: 'remove', page: 'page', id: 'pay' }] };

describe('what somebody keeps', () => {
  test('grows with every version, and shrinks when a diagram is deleted for good', async () => {
    const person = await buildUser(server);
    const { id } = await buildDiagram(server, person);
    expect(await storedBy(person)).toBe(someXml.length);
    const { diagram } = await server.succeed(changeDiagram, { as: person, params: { id }, body: change });
    expect(await storedBy(person)).toBe(someXml.length + diagram.xmlContent.length);
    const kept = await storedBy(person);
    await server.succeed(deleteDiagram, { as: person, params: { id } });
    expect(await storedBy(person)).toBe(kept);
    await server.succeed(deleteDiagram, { as: person, params: { id }, query: { forever: 'true' } });
    expect(await storedBy(person)).toBe(0);
  });

  test('has a limit that is told in words, whoever makes the change, and nothing is stored beyond it', async () => {
    const [owner, guest] = [await buildUser(server), await buildUser(server)];
    const { id } = await buildDiagram(server, owner);
    const body = { who: guest.user.username, role: 'editor' };
    await server.succeed(inviteToDiagram, { as: owner, params: { id }, body });
    await server.database.update(diagrams).set({ storedBytes: 2_000_000 });
    await setStorageLimit(server.database, 2);
    const file = { fileName: 'more.drawio', fileData: btoa(someXml) };
    const refused = await server.ask(importDiagram, { as: owner, body: file });
    expect([refused.status, refused.body]).toEqual([
      413,
      {
        success: false,
        code: 'storage_full',
        error:
          'Your diagrams, drawing boards and documents, with earlier versions, take more than the 2 MB that each person can store on this server. Nothing was changed. Delete some you no longer need, and empty the trash.',
      },
    ]);
    const byGuest = await server.ask(changeDiagram, { as: guest, params: { id }, body: change });
    expect(byGuest.body).toMatchObject({
      error: expect.stringContaining('the owner of this diagram has no space left'),
    });
    expect(await storedBy(owner)).toBe(2_000_000);
    await server.succeed(importDiagram, { as: guest, body: file });
    await setStorageLimit(server.database, undefined);
    await server.succeed(importDiagram, { as: owner, body: file });
    expect((await server.succeed(getCurrentUser, { as: owner })).usage.storageLimit).toBeNull();
  });
});
