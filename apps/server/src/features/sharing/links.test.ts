import {
  type Call,
  createShareLink,
  drawSharedDiagram,
  exportSharedPath,
  getSharedDiagram,
  listAccess,
  removeAccess,
  updateDiagram,
} from '@diagloom/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { activityEntries, diagramAccess, users } from '../../platform/database/schema/index.ts';
import { hashOf } from '../../platform/secret-token.ts';
import { buildDiagram, somePrompt } from '../../testing/build-diagram.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const owner = await buildUser(server);

const build = async (expiresInDays: number | null = null) => {
  const { id } = await buildDiagram(server, owner);
  const { link, token } = await server.succeed(createShareLink, { as: owner, params: { id }, body: { expiresInDays } });
  return { id, link, token };
};

const statusOf = async (token: string): Promise<number> =>
  (await server.ask(getSharedDiagram, { params: { token } })).status;

const exportShared: Call = { method: 'GET', path: '/api/shared/:token/export', response: z.unknown() };

describe('a link', () => {
  test('shows title, picture and file to whoever has it, without an account', async () => {
    const { token, id } = await build();
    await server.succeed(updateDiagram, { as: owner, params: { id }, body: { title: 'Order flow' } });
    const params = { token };
    const { diagram } = await server.succeed(getSharedDiagram, { params });
    expect(diagram).toMatchObject({ title: 'Order flow', diagramType: 'flowchart', version: 1 });
    expect((await server.succeed(drawSharedDiagram, { params })).imageUrl).toMatch(/^data:image\/svg\+xml;base64,/);
    const file = await server.ask(exportShared, { params });
    expect([file.status, file.headers['content-disposition'], file.text.includes('<mxfile')]).toEqual([
      200,
      expect.stringContaining('filename="Order flow.drawio"'),
      true,
    ]);
  });

  test('tells neither the prompt nor who made it nor its id', async () => {
    const { token } = await build();
    const { text } = await server.ask(getSharedDiagram, { params: { token } });
    for (const secret of [somePrompt, owner.user.email, '"id":1', 'conversation']) expect(text).not.toContain(secret);
  });

  test('lies in the database as the hash of 256 bits, and is shown once', async () => {
    const { token, id } = await build();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await server.database
      .select()
      .from(diagramAccess)
      .where(and(eq(diagramAccess.diagramId, id), isNotNull(diagramAccess.linkTokenHash)));
    expect(row?.linkTokenHash).toBe(hashOf(token));
    expect((await server.ask(listAccess, { as: owner, params: { id } })).text).not.toContain(token);
  });

  test('ends when it is revoked, and another one of the same diagram goes on', async () => {
    const { token, id, link } = await build();
    const other = await server.succeed(createShareLink, { as: owner, params: { id }, body: { expiresInDays: null } });
    await server.succeed(removeAccess, { as: owner, params: { id, accessId: link.id } });
    expect([await statusOf(token), await statusOf(other.token)]).toEqual([404, 200]);
  });

  test('ends on its day, is listed no longer, and goes away with the next one', async () => {
    const { token, id, link } = await build(7);
    const days = (new Date(link.expiresAt ?? 0).getTime() - new Date(link.createdAt).getTime()) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
    await server.database
      .update(diagramAccess)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(diagramAccess.id, link.id));
    expect(await statusOf(token)).toBe(404);
    expect((await server.succeed(listAccess, { as: owner, params: { id } })).links).toEqual([]);
    await server.succeed(createShareLink, { as: owner, params: { id }, body: { expiresInDays: 1 } });
    const left = await server.database.select().from(diagramAccess).where(eq(diagramAccess.id, link.id));
    expect(left).toEqual([]);
  });

  test('shows nothing of an owner who is blocked', async () => {
    const { token } = await build();
    const block = (isBlocked: boolean) =>
      server.database.update(users).set({ isBlocked }).where(eq(users.id, owner.user.id));
    await block(true);
    expect(await statusOf(token)).toBe(404);
    await block(false);
    expect(await statusOf(token)).toBe(200);
  });

  test.each([
    ['a guessed token', 'a'.repeat(43)],
    ['half a token', 'abc'],
  ])('is not %s', async (_what, token) => {
    expect(await statusOf(token)).toBe(404);
  });

  test('is taken note of without its token', async () => {
    const { id, link } = await build(30);
    await server.succeed(removeAccess, { as: owner, params: { id, accessId: link.id } });
    const entries = await server.database
      .select({ type: activityEntries.type, detail: activityEntries.detail })
      .from(activityEntries)
      .where(eq(activityEntries.diagramId, id));
    expect(entries).toContainEqual({ type: 'link-created', detail: 'for 30 days' });
    expect(entries).toContainEqual({ type: 'link-revoked', detail: null });
  });

  test('is one of at most twenty', async () => {
    const { id } = await build();
    const make = () => server.ask(createShareLink, { as: owner, params: { id }, body: { expiresInDays: null } });
    for (let made = 1; made < 20; made++) await make();
    expect(await make()).toMatchObject({ status: 400, body: { error: expect.stringContaining('Revoke one first') } });
  });
});

describe('the pages of links', () => {
  const token = 'a'.repeat(43);
  const headersOf = async (url: string) => (await server.app.inject({ method: 'GET', url })).headers;

  test.each([`/shared/${token}`, `/embed/${token}`, `/api/shared/${token}`])(
    '%s is kept out of search engines, caches and referrers',
    async (url) => {
      expect(await headersOf(url)).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
    },
  );

  test('only the embedded one may stand in a frame of another site', async () => {
    const embedded = await headersOf(`/embed/${token}`);
    expect(embedded['content-security-policy']).toContain('frame-ancestors *');
    expect(embedded['content-security-policy']).toContain("script-src 'self'");
    expect(embedded['x-frame-options']).toBeUndefined();
    for (const url of [`/shared/${token}`, '/', '/embed', '/embed/short', `/embed/${token}/x`, `/embed/${token}%2Fx`]) {
      const others = await headersOf(url);
      expect([url, others['content-security-policy'], others['x-frame-options']]).toEqual([
        url,
        expect.stringContaining("frame-ancestors 'none'"),
        'DENY',
      ]);
    }
  });
});

test('visitors of links are limited by address', async () => {
  const limited = await startTestServer({ rateLimits: { shared: { max: 2, windowMs: 60_000 } } });
  const ask = async () =>
    (await limited.app.inject({ method: 'GET', url: exportSharedPath('a'.repeat(43)) })).statusCode;
  expect([await ask(), await ask(), await ask()]).toEqual([404, 404, 429]);
});
