import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Bench, Report } from '../bench.ts';
import { converge } from '../live/converge.ts';
import { measureSeen, type Place, type Seen } from '../live/edit-to-seen.ts';
import { type Meeting, openMeeting, type Room } from '../live/meeting.ts';
import { hasRedis } from '../live/start-redis.ts';
import { memoryOf } from '../load/memory-of.ts';
import { summarise } from '../measure.ts';

/** Places of one person at one diagram that a server allows. */
const placesOfOne = 12;

const seeds = 10;
const operations = 5000;

export const live: Bench = {
  name: 'live',
  summary:
    'whether three people who change a diagram at random come to the same, and how soon many see an edit, beside a server that keeps nothing; `converge` or `seen` for one of the two',
  run: async (report, [only]) => {
    if (only !== 'seen') await tellConvergence(report);
    if (only !== 'converge') await tellSeen(report);
  },
};

const tellConvergence = async ({ figure }: Report): Promise<void> => {
  const meeting = await openMeeting(1, 3);
  try {
    for (let seed = 1; seed <= seeds; seed += 1) {
      const [group] = meeting.groups;
      if (group === undefined) return;
      const { name: room } = await meeting.draw(group);
      const tokens = group.people.map(({ token }) => token);
      const { after, isKept, ...rest } = await converge({ url: urlOf(meeting), room, tokens, operations, seed });
      const isSame = after !== undefined;
      figure({
        figure: 'convergence',
        seed,
        same: String(isSame),
        kept: String(isKept),
        ms: Math.round(after ?? -1),
        ...rest,
      });
    }
  } finally {
    await meeting.close();
  }
};

const tellSeen = async (report: Report): Promise<void> => {
  const crowd = await openMeeting(1, 17);
  let state: Uint8Array | undefined;
  try {
    const [group] = crowd.groups;
    if (group === undefined) return;
    for (const people of [50, 200]) {
      const room = await crowd.draw(group);
      const tokens = Array.from(
        { length: people },
        (_, index) => group.people[Math.floor(index / placesOfOne)]?.token ?? '',
      );
      const seen = await measureSeen([placeOf(crowd, room, tokens, 10)], { seconds: 10, editsPerSecond: 20 });
      state = seen.state;
      tell(report, { what: `${people} at one diagram`, server: 'Diagloom', pid: crowd.pid }, seen);
    }
  } finally {
    await crowd.close();
  }
  await tellMany(report, 1);
  if (hasRedis) await tellMany(report, 2);
  else report.say('Two servers were left out: there is no redis-server here.');
  if (state !== undefined) await tellPlain(report, state);
};

/** Many diagrams with a few people each; with two servers they are spread over both. */
const tellMany = async (report: Report, servers: 1 | 2): Promise<void> => {
  const many = await openMeeting(5, 5, servers);
  try {
    const places: Place[] = [];
    for (let number = 0; number < 200; number += 1) {
      const group = many.groups[number % many.groups.length];
      if (group === undefined) return;
      const room = await many.draw(group);
      const tokens = group.people.map(({ token }) => token);
      places.push(placeOf(many, room, tokens, 1));
    }
    const seen = await measureSeen(places, { seconds: 10, editsPerSecond: 100 });
    const server = servers === 1 ? 'Diagloom' : 'Diagloom, two servers with Redis';
    tell(report, { what: '200 diagrams with 5 each', server, pid: many.pid }, seen);
  } finally {
    await many.close();
  }
};

const tellPlain = async (report: Report, state: Uint8Array): Promise<void> => {
  const program = fileURLToPath(new URL('../live/plain-server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await once(child.stdout, 'data');
    const url = `ws://127.0.0.1:${String(line).trim()}`;
    const place = (name: string, people: number, writers: number): Place => ({
      people: Array.from({ length: people }, () => ({ url: `${url}/${name}` })),
      writers,
      state,
    });
    const server = 'y-websocket’s protocol, nothing kept';
    for (const people of [50, 200]) {
      const seen = await measureSeen([place(`one-${people}`, people, 10)], { seconds: 10, editsPerSecond: 20 });
      tell(report, { what: `${people} at one diagram`, server, pid: child.pid ?? 0 }, seen);
    }
    const places = Array.from({ length: 200 }, (_, index) => place(`many-${index}`, 5, 1));
    const seen = await measureSeen(places, { seconds: 10, editsPerSecond: 100 });
    tell(report, { what: '200 diagrams with 5 each', server, pid: child.pid ?? 0 }, seen);
  } finally {
    child.kill();
  }
};

const urlOf = ({ address, other }: Meeting, number = 0): string =>
  `${(number % 2 === 0 ? address : other).replace(/^http/, 'ws')}/api/live`;

const placeOf = (meeting: Meeting, { name }: Room, tokens: readonly string[], writers: number): Place => ({
  people: tokens.map((token, number) => ({ url: urlOf(meeting, number), named: { room: name, token } })),
  writers,
});

interface Run {
  readonly what: string;
  readonly server: string;
  readonly pid: number;
}

const tell = ({ figure }: Report, { what, server, pid }: Run, { times, sent, missing }: Seen): void =>
  figure({
    figure: 'edit to seen',
    what,
    server,
    unit: 'ms',
    ...summarise(times),
    sent,
    missing,
    MB: Math.round(memoryOf(pid)),
  });
