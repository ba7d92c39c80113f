import type { ChildProcess } from 'node:child_process';
import { type Diagloom, startDiagloom } from '../../../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import { databaseOf } from './database-of.ts';
import { startRedis } from './start-redis.ts';

/** A server on which people can be at diagrams together. */
export interface Meeting {
  readonly address: string;
  /** A second server at the same database, where one was asked for; else the first again. */
  readonly other: string;
  readonly pid: number;
  /** The first server, its data folder, and the Redis of two. */
  readonly diagloom: Diagloom;
  readonly dataFolder: string;
  readonly redis: ChildProcess | undefined;
  /** A diagram at which so many people of its own may write, the owner among them. */
  readonly groups: readonly Group[];
  /** A diagram of a few shapes, or the file that is given. */
  readonly draw: (group: Group, xml?: string) => Promise<Room>;
  readonly close: () => Promise<void>;
}

export interface Group {
  readonly people: readonly Person[];
}

export interface Person {
  readonly token: string;
  readonly username: string;
}

export interface Room {
  readonly name: string;
  readonly diagramId: number;
}

const prompt =
  'Check stock. If in stock, pack the order, then ship the order, otherwise cancel the order and tell the customer.';

/** Starts the real server, or two with a Redis, with their limits on live connections, and registers people by groups that draw together. */
export const openMeeting = async (groups: number, peopleOfOne: number, servers: 1 | 2 = 1): Promise<Meeting> => {
  const dataFolder = await createTemporaryFolder('live');
  const closers: (() => Promise<unknown>)[] = [() => removeFolder(dataFolder)];
  const close = async (): Promise<void> => {
    for (const one of closers.reverse()) await one();
  };
  try {
    const redis = servers === 1 ? undefined : await startRedis();
    if (redis !== undefined) closers.push(async () => redis.child.kill());
    const environment: Readonly<Record<string, string>> = {
      LIVE_PEOPLE: '500',
      ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
    };
    const first = await startDiagloom({ dataFolder, environment });
    closers.push(first.interrupt);
    const { address, pid } = first;
    let other = address;
    if (redis !== undefined) {
      const secondFolder = await createTemporaryFolder('live-second');
      closers.push(() => removeFolder(secondFolder));
      const beside = { ...environment, DATABASE_URL: await databaseOf(dataFolder) };
      const second = await startDiagloom({ dataFolder: secondFolder, environment: beside });
      closers.push(second.interrupt);
      other = second.address;
    }
    const made: Group[] = [];
    for (let group = 0; group < groups; group += 1) {
      const people: Person[] = [];
      for (let number = 0; number < peopleOfOne; number += 1) people.push(await enrol(address, `u${group}n${number}`));
      made.push({ people });
    }
    return {
      address,
      other,
      pid,
      diagloom: first,
      dataFolder,
      redis: redis?.child,
      groups: made,
      draw: (group, xml) => draw(address, group, xml),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Any text of this shape is a derived password. */
const derivedPassword = 'a1'.repeat(32);

const enrol = async (address: string, username: string): Promise<Person> => {
  const { sessionToken } = await post(address, '/api/auth/register', {
    username,
    email: `${username}@example.org`,
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: derivedPassword,
    confirmPassword: derivedPassword,
  });
  return { username, token: String(sessionToken) };
};

const draw = async (address: string, { people: [owner, ...others] }: Group, xml?: string): Promise<Room> => {
  if (owner === undefined) throw new Error('Nobody is there to draw.');
  const { diagram } =
    xml === undefined
      ? await post(address, '/api/diagrams/generate', { prompt, diagramType: 'flowchart' }, owner.token)
      : await post(address, '/api/diagrams/import', { fileName: 'a.drawio', fileData: btoa(xml) }, owner.token);
  const diagramId = Number(Object(diagram).id);
  for (const { username, token } of others) {
    await post(address, `/api/diagrams/${diagramId}/access`, { who: username, role: 'editor' }, owner.token);
    // An invitation counts once it was opened.
    await post(address, `/api/diagrams/${diagramId}/live`, {}, token);
  }
  const { live } = await post(address, `/api/diagrams/${diagramId}/live`, {}, owner.token);
  return { name: String(Object(live).room), diagramId };
};

const post = async (
  address: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return Object(await answer.json());
};
