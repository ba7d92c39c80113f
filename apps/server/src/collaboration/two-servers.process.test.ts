import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { joinLive, type LiveJoin } from '@diagloom/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { buildRegistration } from '../testing/build-user.ts';
import { joinAs, type LiveClient } from '../testing/live-client.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { postJson, useServerProcesses } from '../testing/use-server-processes.ts';

const program = '/usr/bin/redis-server';
const hasRedis = existsSync(program);
if (!hasRedis)
  console.warn(`Two servers were not tried together: there is no ${program}. Install Debian's redis-server.`);

const { copyDataFolder } = useServerProcesses();
const closers: (() => unknown)[] = [];
// After each: a second attempt finds its ports free.
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const redisPort = 30_000 + (process.pid % 900);

const startRedis = async (): Promise<ChildProcess> => {
  const redis = spawn(program, ['--port', String(redisPort), '--save', '', '--bind', '127.0.0.1'], { stdio: 'pipe' });
  closers.push(() => redis.kill('SIGKILL'));
  await new Promise<void>((resolve) =>
    redis.stdout.on('data', (text) => /Ready to accept/.test(String(text)) && resolve()),
  );
  return redis;
};

const soon = { timeout: 15_000, interval: 30 };

describe.skipIf(!hasRedis)('two servers behind a balancer', () => {
  test('are one for the people at a diagram, while Redis is there, is gone, and is back', {
    timeout: 180_000,
  }, async () => {
    const postgres = await startEmbeddedPostgres({ dataFolder: await copyDataFolder(), settings: ['fsync=off'] });
    closers.push(() => postgres.stop());
    let redis = await startRedis();
    const env = { DATABASE_URL: postgres.url, REDIS_URL: `redis://127.0.0.1:${redisPort}`, PORT: '0' };
    const start = async (offset: number): Promise<string> => {
      const port = String(31_900 + offset + (process.pid % 400) * 2);
      const server = startServerProcess({ env: { ...env, PORT: port, DATA_DIR: await copyDataFolder() } });
      closers.push(async () => {
        server.child.kill('SIGTERM');
        await server.ended;
      });
      return server.running;
    };
    const [one, other] = await Promise.all([start(0), start(1)]);
    const register = async () => (await postJson(`${one}/api/auth/register`, buildRegistration())).json();
    const [ada, eve] = [await register(), await register()];
    const body = { prompt: 'Customer pays, then the shop packs, then the shop ships.', diagramType: 'flowchart' };
    const { diagram } = await (await postJson(`${one}/api/diagrams/generate`, body, ada.sessionToken)).json();
    const at = (address: string, path = ''): string => `${address}/api/diagrams/${diagram.id}${path}`;
    const link = { expiresInDays: 1, role: 'editor' };
    const { token, link: made } = await (await postJson(at(one, '/links'), link, ada.sessionToken)).json();
    await postJson(`${other}/api/shared/${token}/join`, {}, eve.sessionToken);
    const live = async (address: string, sessionToken: string): Promise<LiveJoin> => {
      const answer = joinLive.response.parse(await (await postJson(at(address, '/live'), {}, sessionToken)).json());
      if (answer.live === null) throw new Error('Nobody can be together here.');
      return answer.live;
    };
    const join = async (address: string, sessionToken: string): Promise<LiveClient> => {
      const client = await joinAs(address, sessionToken, await live(address, sessionToken));
      closers.push(client.close);
      return client;
    };
    const [here, there] = [await join(one, ada.sessionToken), await join(other, eve.sessionToken)];
    const key = here.keys().find((id) => String(here.get(id, 'value')).length > 3) ?? '';
    const seen = async (text: string): Promise<void> => {
      here.set(key, 'value', text);
      await expect.poll(() => there.get(key, 'value'), soon).toBe(text);
    };
    const names = (): unknown[] =>
      [...(there.provider.awareness?.getStates().values() ?? [])].map((state) => Object(Object(state).user).id);
    await seen('With Redis');
    await expect.poll(names, soon).toContain(ada.user.id);

    redis.kill('SIGKILL');
    await seen('Without Redis');
    // Whoever asks the other server reads all of it.
    const headers = { authorization: `Bearer ${eve.sessionToken}` };
    expect((await (await fetch(at(other), { headers })).json()).diagram.xmlContent).toContain('Without Redis');
    const late = await join(other, eve.sessionToken);
    expect(late.get(key, 'value')).toBe('Without Redis');

    redis = await startRedis();
    await seen('Redis is back');
    redis.kill('SIGKILL');
    const revoked = await fetch(at(one, `/access/${made.id}`), {
      method: 'DELETE',
      headers: { authorization: `Bearer ${ada.sessionToken}` },
    });
    expect(revoked.status).toBe(200);
    // What ends it for good: a connection that broke for another reason is made again.
    await expect.poll(() => [there.codes.at(-1), late.codes.at(-1)], soon).toEqual([4403, 4403]);
  });
});
