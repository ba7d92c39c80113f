import {
  compareVersions,
  getDiagram,
  listVersions,
  nameVersion,
  refineDiagram,
  restoreVersion,
  undoDiagram,
} from '@diagloom/contract';
import { describe, expect, test } from 'vitest';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startDrawingServer } from '../../testing/start-drawing-server.ts';

const server = await startDrawingServer();

const owner = await buildUser(server);

/** A diagram of three versions: as it was drawn, with another name on a step, and with a step more. */
const build = async () => {
  const { id, xmlContent } = await buildDiagram(
    server,
    owner,
    'Check stock. If in stock, ship the order, otherwise cancel the order.',
  );
  for (const updateRequest of ['rename Cancel the order to Tell the customer', 'add Send the invoice after shipping'])
    await server.succeed(refineDiagram, { as: owner, params: { id }, body: { updateRequest } });
  return { id, firstXml: xmlContent };
};

const { id: keptId } = await build();

const restore = (id: number, version: number, baseVersion = 3) =>
  server.ask(restoreVersion, { as: owner, params: { id }, body: { version, baseVersion } });

describe('versions', () => {
  test('are listed newest first, with what made them and who', async () => {
    const id = keptId;
    const { versions, total } = await server.succeed(listVersions, { as: owner, params: { id } });
    expect(versions.map(({ version, reason, authorNames }) => [version, reason, ...authorNames])).toEqual([
      [3, 'refined', `${owner.user.firstName} ${owner.user.lastName}`],
      [2, 'refined', `${owner.user.firstName} ${owner.user.lastName}`],
      [1, 'generated', `${owner.user.firstName} ${owner.user.lastName}`],
    ]);
    expect(total).toBe(3);
    const second = await server.succeed(listVersions, {
      as: owner,
      params: { id },
      query: { page: '2', pageSize: '2' },
    });
    expect(second.versions.map(({ version }) => version)).toEqual([1]);
  });

  test('are given a name and lose it again', async () => {
    const nameOf = async () => {
      const { versions } = await server.succeed(listVersions, { as: owner, params: { id: keptId } });
      return versions.find(({ version }) => version === 2)?.name;
    };
    const call = (version: number, name: string | null) =>
      server.ask(nameVersion, { as: owner, params: { id: keptId, version }, body: { name } });
    expect((await call(2, '  Sent to the client ')).body).toMatchObject({ name: 'Sent to the client' });
    expect(await nameOf()).toBe('Sent to the client');
    expect((await call(2, ' ')).body).toMatchObject({ error: 'Enter a name for this version.' });
    expect((await call(9, 'Nine')).status).toBe(404);
    await call(2, null);
    expect(await nameOf()).toBeNull();
  });

  test('are compared with each other, and with now', async () => {
    const id = keptId;
    const compare = (query: Readonly<Record<string, string>>) =>
      server.succeed(compareVersions, { as: owner, params: { id }, query });
    expect(await compare({ from: '1', to: '2' })).toMatchObject({
      from: 1,
      to: 2,
      said: ['Renamed “Cancel the order” to “Tell the customer”.'],
      differences: [{ kind: 'renamed', part: 'shape', before: 'Cancel the order', after: 'Tell the customer' }],
    });
    const untilNow = await compare({ from: '1' });
    expect(untilNow.to).toBe(3);
    expect(untilNow.said).toEqual(expect.arrayContaining(['Added “Send the invoice”.']));
    expect(await compare({ from: '3' })).toMatchObject({ total: 0, differences: [], said: [] });
  });

  test('come back as a new version, which can be undone', async () => {
    const { id, firstXml } = await build();
    expect((await restore(id, 1)).body).toMatchObject({ diagram: { version: 4, xmlContent: firstXml } });
    await server.succeed(undoDiagram, { as: owner, params: { id } });
    const { diagram } = await server.succeed(getDiagram, { as: owner, params: { id } });
    expect(diagram.version).toBe(5);
    expect(diagram.xmlContent).toContain('Send the invoice');
  });

  test('that are not there, or were overtaken, are refused with what to do', async () => {
    const id = keptId;
    const missing = await server.ask(compareVersions, { as: owner, params: { id }, query: { from: '9' } });
    expect([missing.status, missing.body]).toMatchObject([404, { error: expect.stringContaining('has no version 9') }]);
    expect((await restore(id, 9)).status).toBe(404);
    expect((await restore(id, 1, 2)).body).toMatchObject({ code: 'version_conflict' });
    const wrong = await server.ask(compareVersions, { as: owner, params: { id }, query: { from: 'x' } });
    expect(wrong.status).toBe(400);
  });

  test('are drawn beside each other with what is different marked', async () => {
    const picture = (side: string) =>
      server.app.inject({
        method: 'GET',
        url: `/api/diagrams/${keptId}/compare/1/3/${side}`,
        headers: { authorization: `Bearer ${owner.sessionToken}` },
      });
    const [before, after] = [await picture('before'), await picture('after')];
    expect(after.headers['cache-control']).toContain('immutable');
    expect(after.body).toContain('data-mark="added"');
    expect(before.body).toContain('data-mark="changed"');
    expect(before.body).not.toContain('data-mark="added"');
    expect((await picture('aside')).statusCode).toBe(404);
  });

  test('each have a picture, which may be kept', async () => {
    const id = keptId;
    const picture = (version: number) =>
      server.app.inject({
        method: 'GET',
        url: `/api/diagrams/${id}/versions/${version}/picture`,
        headers: { authorization: `Bearer ${owner.sessionToken}` },
      });
    const answer = await picture(1);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect((await picture(7)).statusCode).toBe(404);
  });
});
