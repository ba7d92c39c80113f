import {
  changeDiagram,
  createShareLink,
  getSharedDiagram,
  listAccess,
  pictureLinkPath,
  removeAccess,
} from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { diagramAccess } from '../../platform/database/schema/index.ts';
import { buildDiagram } from '../../testing/build-diagram.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startDrawingServer } from '../../testing/start-drawing-server.ts';

const server = await startDrawingServer();

const owner = await buildUser(server);

const build = async (format: 'png' | 'svg', expiresInDays: number | null = null) => {
  const { id, pages } = await buildDiagram(server, owner, 'Check stock -> Pack the box -> Ship the order');
  const body = { expiresInDays, kind: 'picture', format };
  const { link, token } = await server.succeed(createShareLink, { as: owner, params: { id }, body });
  return { id, page: pages[0]?.id ?? '', link, token, path: pictureLinkPath(token, format) };
};

const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

test('a picture link shows the diagram as it is now, on other sites as well', async () => {
  const { id, page, path } = await build('svg');
  const first = await open(path, { 'sec-fetch-site': 'cross-site', referer: 'https://blog.example.com/' });
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(first.headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(first.body).not.toContain('<script');
  const tag = String(first.headers.etag);
  expect((await open(path, { 'if-none-match': tag })).statusCode).toBe(304);
  const cell = {
    id: 'new',
    kind: 'vertex',
    value: 'Fresh',
    style: '',
    parent: '1',
    geometry: { x: 0, y: 900, width: 90, height: 40 },
  };
  const body = { baseVersion: 1, changes: [{ kind: 'put', page, cell }] };
  await server.succeed(changeDiagram, { as: owner, params: { id }, body });
  const second = await open(path, { 'if-none-match': tag });
  expect([second.statusCode, second.body.includes('Fresh')]).toEqual([200, true]);
});

test('a PNG link is a PNG and nothing else', async () => {
  const { token, path } = await build('png');
  const { headers, rawPayload } = await open(path);
  expect(headers['content-type']).toBe('image/png');
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect((await open(pictureLinkPath(token, 'svg'))).statusCode).toBe(404);
  expect((await open(`/p/${token}.gif`)).statusCode).toBe(404);
  expect((await server.ask(getSharedDiagram, { params: { token } })).status).toBe(404);
});

test('ends when it is revoked or its time is over', async () => {
  const [revoked, ended] = [await build('svg'), await build('svg', 7)];
  const { links } = await server.succeed(listAccess, { as: owner, params: { id: revoked.id } });
  expect(links).toMatchObject([{ kind: 'picture', format: 'svg', expiresAt: null }]);
  await server.succeed(removeAccess, { as: owner, params: { id: revoked.id, accessId: revoked.link.id } });
  await server.database
    .update(diagramAccess)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(sql`${diagramAccess.id} = ${ended.link.id}`);
  expect([(await open(revoked.path)).statusCode, (await open(ended.path)).statusCode]).toEqual([404, 404]);
});

test('a link to the page opens no picture', async () => {
  const { id } = await build('svg');
  const { token, link } = await server.succeed(createShareLink, {
    as: owner,
    params: { id },
    body: { expiresInDays: null },
  });
  expect(link).toMatchObject({ kind: 'page', format: null });
  expect((await open(pictureLinkPath(token, 'svg'))).statusCode).toBe(404);
});
