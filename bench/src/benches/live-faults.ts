import { setTimeout as delay } from 'node:timers/promises';
import { openSlowProxy, type SlowProxy } from '@diagloom/collaboration/testing';
import { Map as SharedMap } from 'yjs';
import type { Bench, Report } from '../bench.ts';
import { type Client, join, leave } from '../live/full-client.ts';
import { type Meeting, openMeeting } from '../live/meeting.ts';
import { hasRedis } from '../live/start-redis.ts';
import { killDatabase } from '../load/database-faults.ts';
import { seededRandom } from '../samples/seeded-random.ts';

interface Scene {
  readonly meeting: Meeting;
  readonly proxy: SlowProxy;
}

interface Fault {
  readonly what: string;
  readonly slowness: Parameters<typeof openSlowProxy>[1];
  /** What happens while somebody writes; resolves when it is over. */
  readonly happen: (scene: Scene) => Promise<unknown>;
}

const quick = {
  delay: 0,
  jitter: 0,
  bytesPerSecond: Number.POSITIVE_INFINITY,
  stallChance: 0,
  stall: 0,
  random: seededRandom(1),
};
const slow = { ...quick, delay: 80, jitter: 40, bytesPerSecond: 50_000, stallChance: 0.02, stall: 800 };

const faults: readonly Fault[] = [
  { what: 'slow network', slowness: slow, happen: () => delay(10_000) },
  {
    what: 'black hole for 30 s',
    slowness: quick,
    happen: async ({ proxy }) => {
      proxy.setBlackHole(true);
      await delay(30_000);
      proxy.setBlackHole(false);
    },
  },
  {
    what: 'PostgreSQL killed',
    slowness: quick,
    happen: ({ meeting }) => killDatabase(meeting.dataFolder, meeting.diagloom),
  },
  {
    what: 'Redis killed',
    slowness: quick,
    happen: async ({ meeting }) => {
      meeting.redis?.kill('SIGKILL');
      await delay(5000);
    },
  },
];

export const liveFaults: Bench = {
  name: 'live-faults',
  summary:
    'what somebody who writes at one server and somebody who reads at another lose while networks, PostgreSQL and Redis fail',
  run: async (report) => {
    const meeting = await openMeeting(1, 2, hasRedis ? 2 : 1);
    try {
      for (const fault of faults) await suffer(report, meeting, fault);
    } finally {
      await meeting.close();
    }
  },
};

const suffer = async ({ figure }: Report, meeting: Meeting, { what, slowness, happen }: Fault): Promise<void> => {
  const [group] = meeting.groups;
  const [writer, reader] = group?.people ?? [];
  if (group === undefined || writer === undefined || reader === undefined) return;
  const { name } = await meeting.draw(group);
  const proxy = await openSlowProxy(Number(new URL(meeting.address).port), slowness);
  const url = (port: string | number): string => `ws://127.0.0.1:${port}/api/live`;
  const near = await join(url(proxy.port), name, writer.token);
  const far = await join(url(new URL(meeting.other).port), name, reader.token);
  const key = [...near.doc.getMap('cells').keys()].at(-1) ?? '';
  try {
    let edits = 0;
    let unsynced = 0;
    const timer = setInterval(() => {
      edits += 1;
      write(near, key, `edit ${edits}`);
      unsynced = Math.max(unsynced, near.provider.unsyncedChanges);
    }, 100);
    await delay(1000);
    await happen({ meeting, proxy });
    await delay(1000);
    clearInterval(timer);
    const ended = performance.now();
    const last = `edit ${edits}`;
    const isHealed = (): boolean => read(far, key) === last && near.provider.unsyncedChanges === 0;
    for (let wait = 0; wait < 1200 && !isHealed(); wait += 1) await delay(50);
    const healed = isHealed() ? Math.round(performance.now() - ended) : -1;
    const late = await join(url(new URL(meeting.other).port), name, reader.token);
    figure({ figure: 'live fault', what, edits, unsynced, healed, unit: 'ms', kept: String(read(late, key) === last) });
    leave(late);
  } finally {
    leave(near);
    leave(far);
    proxy.close();
  }
};

const cellOf = ({ doc }: Client, key: string): SharedMap<unknown> | undefined => {
  const cell = doc.getMap('cells').get(key);
  return cell instanceof SharedMap ? cell : undefined;
};

const write = (client: Client, key: string, text: string): void => void cellOf(client, key)?.set('value', text);

const read = (client: Client, key: string): unknown => cellOf(client, key)?.get('value');
