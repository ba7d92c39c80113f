import { createServer } from 'node:net';
import { login, register } from '@diagloom/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildRegistration, derived } from '../../testing/build-user.ts';
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
    'REDIS_URL names a Redis that does not answer.',
  );
});
