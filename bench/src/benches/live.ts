import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Bench, Report } from '../bench.ts';
import { converge } from '../live/converge.ts';
import { measureSeen, type Place, type Seen } from '../live/edit-to-seen.ts';
import { type Group, type Meeting, openMeeting, type Room } from '../live/meeting.ts';
import { measurePointers } from '../live/pointers.ts';
import { measureOnPage } from '../live/seen-on-page.ts';
import { hasRedis } from '../live/start-redis.ts';
import { memoryOf } from '../load/memory-of.ts';
import { summarise } from '../measure.ts';

/** Places of one person at one diagram that a server allows. */
const placesOfOne = 12;

/** People at one diagram. */
const crowds = [50, 200, 500];

const seeds = 10;
const operations = 5000;

export const live: Bench = {
  name: 'live',
  summary:
    'whether three people who change a diagram at random come to the same, and how soon many see an edit, beside a server that keeps nothing; `converge`, `crowd`, `groups`, `pointers` or `page` for one of them',
  run: async (report, [only]) => {
    report.figure({ figure: 'machine', load: loadavg()[0] ?? 0, node: process.version });
    if (only === undefined || only === 'converge') await tellConvergence(report);
    if (only === undefined || only === 'crowd') await tellCrowds(report);
    if (only === undefined || only === 'groups') await tellGroups(report);
    if (only === undefined || only === 'pointers') await tellPointers(report);
    if (only === undefined || only === 'page') await tellPage(report);
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

/** Many people at one diagram, here and beside it where nothing is kept. */
const tellCrowds = async (report: Report): Promise<void> => {
  const crowd = await openMeeting(1, Math.ceil(Math.max(...crowds) / placesOfOne));
  let state = new Uint8Array();
  try {
    const [group] = crowd.groups;
    if (group === undefined) return;
    for (const people of crowds) {
      const room = await crowd.draw(group);
      const tokens = Array.from({ length: people }, (_, index) => tokenAt(group, index));
      const seen = await measureSeen([placeOf(crowd, room, tokens, 10)], { ...inCrowd, pid: crowd.pid });
      state = new Uint8Array(seen.state);
      tell(report, { what: `${people} at one diagram`, server: 'Diagloom', pid: crowd.pid }, seen);
    }
  } finally {
    await crowd.close();
  }
  await besidePlain(async (place, pid) => {
    for (const people of crowds) {
      const seen = await measureSeen([place(`one-${people}`, { people, writers: 10, state })], { ...inCrowd, pid });
      tell(report, { what: `${people} at one diagram`, server: plain, pid }, seen);
    }
  });
  tellRatios(report);
};

/** Many diagrams with a few people each, at one server, at two, and where nothing is kept. */
const tellGroups = async (report: Report): Promise<void> => {
  const state = await tellMany(report, 1);
  if (hasRedis) await tellMany(report, 2);
  else report.say('Two servers were left out: there is no redis-server here.');
  await besidePlain(async (place, pid) => {
    const places = Array.from({ length: 200 }, (_, index) => place(`many-${index}`, { people: 5, writers: 1, state }));
    const seen = await measureSeen(places, { ...inGroups, pid });
    tell(report, { what: '200 diagrams with 5 each', server: plain, pid }, seen);
  });
  tellRatios(report);
};

const inCrowd = { seconds: 10, editsPerSecond: 20 } as const;
const inGroups = { seconds: 10, editsPerSecond: 100 } as const;

const movers = [20, 60];

/** People at one diagram who all move their pointers. */
const tellPointers = async ({ figure }: Report): Promise<void> => {
  const meeting = await openMeeting(1, Math.ceil(Math.max(...movers) / placesOfOne));
  try {
    const [group] = meeting.groups;
    if (group === undefined) return;
    for (const count of movers) {
      const room = await meeting.draw(group);
      const tokens = Array.from({ length: count }, (_, index) => tokenAt(group, index));
      const { people } = placeOf(meeting, room, tokens, 0);
      const { times, cpu, messagesPerSecond } = await measurePointers({ people }, { seconds: 6, pid: meeting.pid });
      figure({
        figure: 'movement to seen',
        what: `${count} pointers at one diagram`,
        unit: 'ms',
        ...summarise(times),
        'messages per second': Math.round(messagesPerSecond),
        'CPU %': Math.round(cpu),
      });
    }
  } finally {
    await meeting.close();
  }
};

/** One page of Chromium among 50 people at a diagram of 1,000 cells. */
const tellPage = async (report: Report): Promise<void> => {
  const meeting = await openMeeting(1, 6);
  try {
    const seen = await measureOnPage(meeting, {
      people: 50,
      writers: 10,
      placesOfOne,
      seconds: 10,
      editsPerSecond: 20,
    });
    const run = { what: '50 at one diagram of 1,000 cells, seen on a page', server: 'Diagloom', pid: meeting.pid };
    tell(report, run, seen);
  } finally {
    await meeting.close();
  }
};

/** With two servers people are spread over both; answers what a document began with. */
const tellMany = async (report: Report, servers: 1 | 2): Promise<Uint8Array> => {
  const many = await openMeeting(5, 5, servers);
  try {
    const places: Place[] = [];
    for (let number = 0; number < 200; number += 1) {
      const group = many.groups[number % many.groups.length];
      if (group === undefined) throw new Error('Nobody is there to draw.');
      const room = await many.draw(group);
      const tokens = group.people.map(({ token }) => token);
      places.push(placeOf(many, room, tokens, 1));
    }
    const seen = await measureSeen(places, { ...inGroups, pid: many.pid });
    const server = servers === 1 ? 'Diagloom' : 'Diagloom, two servers with Redis';
    tell(report, { what: '200 diagrams with 5 each', server, pid: many.pid }, seen);
    return seen.state;
  } finally {
    await many.close();
  }
};

const plain = 'y-websocket’s protocol, nothing kept';

interface Many {
  readonly people: number;
  readonly writers: number;
  readonly state: Uint8Array;
}

/** Measures at a server that keeps nothing and asks nobody who they are. */
const besidePlain = async (
  measure: (place: (name: string, many: Many) => Place, pid: number) => Promise<void>,
): Promise<void> => {
  const program = fileURLToPath(new URL('../live/plain-server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await once(child.stdout, 'data');
    const url = `ws://127.0.0.1:${String(line).trim()}`;
    const place = (name: string, { people, ...rest }: Many): Place => ({
      people: Array.from({ length: people }, () => ({ url: `${url}/${name}` })),
      ...rest,
    });
    await measure(place, child.pid ?? 0);
  } finally {
    child.kill();
  }
};

const tokenAt = ({ people }: Group, place: number): string => people[Math.floor(place / placesOfOne)]?.token ?? '';

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

const tell = ({ figure }: Report, { what, server, pid }: Run, { times, sent, missing, overtaken, cpu }: Seen): void => {
  const summary = summarise(times);
  figure({
    figure: 'edit to seen',
    what,
    server,
    unit: 'ms',
    ...summary,
    sent,
    missing,
    overtaken,
    'CPU %': Math.round(cpu),
    MB: Math.round(memoryOf(pid)),
  });
  p95s.set(`${server}: ${what}`, summary.p95);
};

/** What was measured in this run, to be compared. */
const p95s = new Map<string, number>();

/** How many times as long it takes with access, checks and a log as with nothing of that. */
const tellRatios = ({ figure }: Report): void => {
  for (const [name, ours] of p95s) {
    const what = name.slice(name.indexOf(': ') + 2);
    const beside = p95s.get(`${plain}: ${what}`);
    const server = name.slice(0, name.indexOf(': '));
    if (beside === undefined || server === plain) continue;
    figure({ figure: 'p95 beside y-websocket', what, server, times: Math.round((ours / beside) * 100) / 100 });
  }
  p95s.clear();
};
