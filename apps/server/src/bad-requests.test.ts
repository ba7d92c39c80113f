import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from './platform/database/schema/index.ts';
import { createSession } from './platform/sessions/session-repository.ts';
import { badRequest, operationsOf, seededRandom } from './testing/bad-requests.ts';
import { buildUser } from './testing/build-user.ts';
import { startTestServer } from './testing/test-server.ts';

/** All 10,000 with `BAD_REQUESTS=10000`; the first ones of the same row otherwise. */
const amount = Number(process.env.BAD_REQUESTS ?? 600);

const seed = 20_261_122;

/** What only we should read: stacks, paths of files, statements and names of the database. */
const insides = /\n\s+at |node_modules|\.ts:\d|ECONN|violates|syntax error|invalid byte|insert into|select "|drizzle/i;

const server = await startTestServer();

test(`${amount} generated bad requests over all routes get a clear answer and never learn of the inside`, {
  timeout: 600_000,
}, async () => {
  const { paths } = (await server.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  const operations = operationsOf(paths);
  const [member, admin] = [await buildUser(server), await buildUser(server)];
  await server.database.update(users).set({ role: 'admin' }).where(eq(users.id, admin.user.id));
  // They take turns, so that every one is tried.
  expect(operations.length).toBeLessThan(amount / 4);
  const random = seededRandom(seed);
  const openSession = (userId: number) =>
    createSession(server.database, userId, { ipAddress: '', userAgent: undefined });
  const problems: string[] = [];
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < amount; sent++) {
    const operation = operations[sent % operations.length];
    if (operation === undefined) throw new Error('The document describes no route.');
    const { method, url, body } = badRequest(operation, random);
    const role = random();
    // A new session each time: some requests end theirs.
    const token = role < 0.2 ? 'no-session' : await openSession(role < 0.7 ? member.user.id : admin.user.id);
    const response = await server.app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const isLeaking = response.statusCode >= 400 && insides.test(response.body);
    const isUnclear = response.statusCode >= 400 && !(isJson && response.json().success === false);
    if (response.statusCode >= 500 || isLeaking || isUnclear) {
      problems.push(
        `${method} ${url.slice(0, 200)} ${body?.slice(0, 200)}: ${response.statusCode} ${response.body.slice(0, 200)}`,
      );
    }
  }
  expect(problems).toEqual([]);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(amount / 10);
  expect((await server.app.inject({ method: 'GET', url: '/api/health' })).statusCode).toBe(200);
});

test('text that is nested more deeply than anybody needs is refused in words', async () => {
  const payload = `${'['.repeat(500_000)}${']'.repeat(500_000)}`;
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'invalid_request' }]);
});
