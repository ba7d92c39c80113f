import { openSlowProxy } from '@diagloom/collaboration/testing';
import { joinLive, type LiveJoin } from '@diagloom/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { collaborationLog } from '../platform/database/schema/index.ts';
import { buildDiagram } from '../testing/build-diagram.ts';
import { buildUser } from '../testing/build-user.ts';
import { joinAs, type LiveClient } from '../testing/live-client.ts';
import { startDrawingServer } from '../testing/start-drawing-server.ts';

/** Places at one diagram. */
const livePeople = 3;

const server = await startDrawingServer({ livePeople });
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const owner = await buildUser(server);

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).reverse()) close();
});

const soon = { timeout: 10_000, interval: 20 };

const lives = async (id: number): Promise<LiveJoin> => {
  const { live } = await server.succeed(joinLive, { as: owner, params: { id } });
  if (live === null) throw new Error('Nobody can be together here.');
  return live;
};

const build = async (): Promise<number> =>
  (await buildDiagram(server, owner, 'Customer pays, then the shop packs, then the shop ships.')).id;

const join = async (id: number, at = address): Promise<LiveClient> => {
  const client = await joinAs(at, owner.sessionToken, await lives(id));
  closers.push(client.close);
  return client;
};

/** Somebody who reads at the server, and somebody who writes through such a network. */
const meetThrough = async (slowness: Partial<Parameters<typeof openSlowProxy>[1]>) => {
  const quick = { delay: 0, jitter: 0, bytesPerSecond: 1e9, stallChance: 0, stall: 0, random: () => 0.5 };
  const proxy = await openSlowProxy(Number(new URL(address).port), { ...quick, ...slowness });
  closers.push(proxy.close);
  const id = await build();
  const reader = await join(id);
  const writer = await join(id, `http://127.0.0.1:${proxy.port}`);
  const [key = ''] = reader.keys();
  return { proxy, reader, writer, key };
};

describe('what somebody has done is neither lost nor said to be kept before it is', () => {
  test('over a slow network with little room and stalls', async () => {
    const { reader, writer, key } = await meetThrough({
      delay: 15,
      jitter: 10,
      bytesPerSecond: 500_000,
      stallChance: 0.2,
      stall: 40,
    });
    for (let edit = 0; edit < 20; edit += 1) writer.set(key, 'value', `Slow ${edit}`);
    expect(writer.provider.unsyncedChanges).toBeGreaterThan(0);
    await writer.kept();
    await expect.poll(() => reader.get(key, 'value'), soon).toBe('Slow 19');
    expect(writer.codes).toEqual([]);
  });

  test('over a network that swallows everything, and then ends', async () => {
    const { proxy, reader, writer, key } = await meetThrough({});
    proxy.setBlackHole(true);
    writer.set(key, 'value', 'Swallowed');
    reader.set(key, 'style', 'rounded=1');
    await reader.kept();
    expect(writer.provider.unsyncedChanges).toBeGreaterThan(0);
    expect(reader.get(key, 'value')).not.toBe('Swallowed');
    proxy.setBlackHole(false);
    proxy.cut();
    await writer.kept();
    await expect.poll(() => reader.get(key, 'value'), soon).toBe('Swallowed');
    await expect.poll(() => writer.get(key, 'style'), soon).toBe('rounded=1');
  });

  test('while the disk of the database is full', async () => {
    const id = await build();
    const [writer, reader] = [await join(id), await join(id)];
    const [key = ''] = writer.keys();
    const entries = () => server.database.$count(collaborationLog, eq(collaborationLog.diagramId, id));
    const before = await entries();
    await fillDisk();
    writer.set(key, 'value', 'For later');
    await expect.poll(() => writer.codes[0], soon).toBe(1013);
    expect([await entries(), reader.get(key, 'value') === 'For later']).toEqual([before, false]);
    expect(writer.provider.unsyncedChanges).toBeGreaterThan(0);
    await emptyDisk();
    await writer.kept();
    await expect.poll(() => reader.get(key, 'value'), soon).toBe('For later');
    expect(await entries()).toBeGreaterThan(before);
    expect(reader.codes).toEqual([]);
  });
});

test('a diagram that is full lets nobody else in until somebody leaves', async () => {
  const id = await build();
  const there = [await join(id), await join(id), await join(id)];
  await expect(join(id)).rejects.toThrow();
  expect(there.flatMap(({ codes }) => codes)).toEqual([]);
  there[0]?.close();
  await expect
    .poll(
      () =>
        join(id).then(
          () => 'in',
          () => 'full',
        ),
      soon,
    )
    .toBe('in');
});

/** As PostgreSQL says it where there is no room for what is written. */
const fillDisk = () =>
  server.database.execute(sql`
    create function refuse_writing() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger full_disk before insert on collaboration_log execute function refuse_writing()`);

const emptyDisk = () =>
  server.database.execute(sql`drop trigger full_disk on collaboration_log; drop function refuse_writing()`);
