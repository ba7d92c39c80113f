import { createServer } from 'node:net';
import { getCurrentUser, login, register } from '@diagloom/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildRegistration, buildUser, derived } from '../../testing/build-user.ts';
import { hasRedis, startRedis } from '../../testing/redis-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { connectRedis } from '../redis.ts';

const minute = { max: 3, windowMs: 60_000 };

const wrong = derived('wrong');

const signIn = async (server: TestServer, email: string) => server.ask(login, { body: { email, password: wrong } });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

describe.skipIf(!hasRedis)('with Redis', () => {
  const connect = async () => {
    const running = await startRedis(await freePort());
    const clients = await Promise.all([0, 1].map(() => connectRedis(running.url, () => {})));
    onTestFinished(async () => {
      for (const client of clients) client?.disconnect();
      await running.stop();
    });
    return { running, redis: clients.flatMap((client) => client ?? []) };
  };

  test('two servers count together, and each limit by itself', async () => {
    const { redis } = await connect();
    const [first, second] = await Promise.all(
      redis.map((client) =>
        startTestServer({ redis: client, rateLimits: { login: { max: 2, windowMs: 60_000 }, register: minute } }),
      ),
    );
    if (first === undefined || second === undefined) throw new Error('Two servers were started.');
    const statuses = [];
    for (const server of [first, second, first, second]) statuses.push((await signIn(server, 'a@example.com')).status);
    expect(statuses).toEqual([401, 401, 429, 429]);
    expect((await first.ask(register, { body: buildRegistration() })).status).toBe(200);
  });

  test('people go on signing in while it does not answer', async () => {
    const { running, redis } = await connect();
    const [client] = redis;
    if (client === undefined) throw new Error('There is no connection.');
    const server = await startTestServer({ redis: client, rateLimits: { login: minute } });
    expect((await signIn(server, 'a@example.com')).status).toBe(401);
    await running.stop();
    for (let count = 0; count < 5; count++) {
      expect((await signIn(server, 'a@example.com')).status).toBe(401);
    }
  });
});

test('an address where no Redis answers stops the start with a clear message', async () => {
  await expect(connectRedis(`redis://127.0.0.1:${await freePort()}`, () => {})).rejects.toThrow(
    'The Redis server in REDIS_URL isn’t responding.',
  );
});

test('every route there is has a limit, pages and addresses that lead nowhere among them', async () => {
  const server = await startTestServer({ rateLimits: { any: { max: 1, windowMs: 60_000 } } });
  const described = await server.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const paths: Readonly<Record<string, object>> = described.json().paths;
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '1')}`),
  );
  const statuses = await Promise.all(
    [...routes, 'GET /api/openapi.json', 'GET /', 'GET /assets/none.js', 'POST /nowhere'].map(async (route) => {
      const [method, url = ''] = route.split(' ');
      const { statusCode } = await server.app.inject({ method: method as 'GET', url });
      return { route, statusCode };
    }),
  );
  expect(routes.length).toBeGreaterThan(40);
  expect(statuses.filter(({ statusCode }) => statusCode !== 429)).toEqual([]);
});

test('whoever goes on after too many requests is refused without being looked up', async () => {
  const server = await startTestServer({ rateLimits: { any: { max: 3, windowMs: 60_000 } } });
  const as = await buildUser(server);
  const ask = async () => (await server.ask(getCurrentUser, { as })).status;
  const statuses = [await ask(), await ask(), await ask(), await ask()];
  const lookUp = vi.spyOn(server.database.$client, 'query');
  expect([...statuses, await ask()]).toEqual([200, 200, 200, 429, 429]);
  expect(lookUp).not.toHaveBeenCalled();
});

test('behind proxies the last address that none of them has counts, whatever a caller writes before it', async () => {
  const once = { register: { max: 1, windowMs: 60_000 } };
  const join = (server: TestServer, forwarded: string) =>
    server.ask(register, { body: buildRegistration(), headers: { 'x-forwarded-for': forwarded } });
  for (const trustProxy of [1, ['127.0.0.1', '10.0.0.0/8']] as const) {
    const server = await startTestServer({ trustProxy, rateLimits: once });
    expect((await join(server, '203.0.113.1, 198.51.100.7')).status).toBe(200);
    expect((await join(server, '203.0.113.2, 198.51.100.7')).status).toBe(429);
    expect((await join(server, '203.0.113.2, 198.51.100.8')).status).toBe(200);
  }
});
