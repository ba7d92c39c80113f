import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Api, registerPerson, signInPerson } from '../../../scripts/harness/api.ts';
import { type Diagloom, startDiagloom } from '../../../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import { memoryOf } from './memory-of.ts';

export interface LoadOptions {
  readonly people: number;
  /** How long each of the two runs is, s. */
  readonly seconds: number;
  /** Told of what goes on. */
  readonly say: (line: string) => void;
}

/** What people met in one run. */
export interface Run {
  /** Milliseconds of every answer, by what was asked for. */
  readonly times: Readonly<Record<string, readonly number[]>>;
  /** Answers other than success, 503 while the database was gone left out, each as it was. */
  readonly failures: readonly string[];
  /** The longest that the health check took, ms. */
  readonly longestStall: number;
  /** The most that all processes held together, MB. */
  readonly mostMemory: number;
}

export interface LoadResult {
  readonly quiet: Run;
  readonly attacked: Run;
  /** How long the database was gone after it was killed, ms. */
  readonly databaseGone: number;
  /** How long the server took to serve again after it was killed and started, ms. */
  readonly serverGone: number;
  readonly acknowledged: number;
  /** Diagrams that were acknowledged and are not there any more. */
  readonly lost: number;
}

/**
 * People generate, refine, export and list, at first alone and then while somebody sends the worst there is; then the database is killed, and
 * the server, and everything that was acknowledged is looked for.
 */
export const runLoad = async ({ people, seconds, say }: LoadOptions): Promise<LoadResult> => {
  const dataFolder = await createTemporaryFolder('load');
  let diagloom = await startDiagloom({ dataFolder });
  try {
    const { address } = diagloom;
    const made = new Map<number, string>();
    const apis: Api[] = [];
    for (let count = 0; count < people; count += 1) apis.push(await registerPerson(address, emailOf(count)));
    await live(diagloom, apis.slice(0, 4), { seconds: 5, made });
    say(`${people} people, alone`);
    const quiet = await live(diagloom, apis, { seconds, made });
    say('the same, while somebody sends the worst');
    const program = fileURLToPath(new URL('attacker.ts', import.meta.url));
    const attacker = spawn(process.execPath, ['--import', 'tsx', program, address], { stdio: 'inherit' });
    const left = new Promise((resolve) => attacker.once('exit', resolve));
    await delay(2000);
    const attacked = await live(diagloom, apis, { seconds, made });
    say('the database is killed');
    const databaseGone = await killDatabase(dataFolder, address);
    attacker.kill('SIGKILL');
    await left;
    say('the server is killed');
    process.kill(-diagloom.pid, 'SIGKILL');
    await diagloom.ended;
    const started = performance.now();
    diagloom = await startDiagloom({ dataFolder, port: Number(new URL(address).port) });
    await untilHealthy(address);
    const serverGone = performance.now() - started;
    const lost = await countLost(address, made);
    return { quiet, attacked, databaseGone, serverGone, acknowledged: made.size, lost };
  } finally {
    await diagloom.interrupt();
    await removeFolder(dataFolder);
  }
};

const emailOf = (person: number): string => `person.${person}@example.org`;

interface Life {
  readonly seconds: number;
  /** Whose each diagram is that was acknowledged. */
  readonly made: Map<number, string>;
}

const live = async ({ address, pid }: Diagloom, apis: readonly Api[], { seconds, made }: Life): Promise<Run> => {
  const times: Record<string, number[]> = {};
  const failures: string[] = [];
  let isOver = false;
  const timed = async <Answer>(kind: string, ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    const began = performance.now();
    try {
      const answer = await ask();
      times[kind] ??= [];
      times[kind].push(performance.now() - began);
      return answer;
    } catch (error) {
      failures.push(String(error).slice(0, 200));
      return undefined;
    }
  };
  const person = async (api: Api, number: number): Promise<void> => {
    await delay((number * 3000) / apis.length);
    while (!isOver) {
      const body = { prompt: prompts[number % prompts.length], diagramType: 'flowchart' };
      const answer = await timed('generate', () => api.post('/api/diagrams/generate', body));
      const id: unknown = Object(Object(answer).diagram).id;
      if (typeof id === 'number') {
        made.set(id, emailOf(number));
        await pause();
        await timed('refine', () =>
          api.post(`/api/diagrams/${id}/update`, { updateRequest: 'add an approval at the end' }),
        );
        await pause();
        await timed('export', () => api.get(`/api/diagrams/${id}/export?format=png`));
        await timed('thumbnail', () => api.get(`/api/diagrams/${id}/thumbnail?version=2`));
      }
      await pause();
      await timed('list', () => api.get('/api/diagrams'));
      await pause();
    }
  };
  const pause = (): Promise<unknown> => delay(isOver ? 0 : 1000 + Math.random() * 2000);
  const watch = watchHealth(address, pid);
  const everybody = Promise.all(apis.map(person));
  await delay(seconds * 1000);
  isOver = true;
  await everybody;
  return { times, failures, ...(await watch.stop()) };
};

const prompts = [
  'Customer places order. Check stock. If in stock, pack and ship, otherwise notify the customer and cancel the order.',
  'Receive the claim. Check the policy. If it is valid, assess the damage and pay, otherwise reject the claim.',
  'Write the draft. The editor reviews it. If it is good, publish it, otherwise return it to the author.',
] as const;

const watchHealth = (address: string, pid: number) => {
  let [longestStall, mostMemory, isOver] = [0, 0, false];
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      await fetch(`${address}/api/health`).then((response) => response.text());
      longestStall = Math.max(longestStall, performance.now() - began);
      mostMemory = Math.max(mostMemory, memoryOf(pid));
      await delay(200);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return { longestStall, mostMemory };
    },
  };
};

const killDatabase = async (dataFolder: string, address: string): Promise<number> => {
  const home = join(dataFolder, 'postgres');
  const elsewhere = await readFile(join(home, 'location'), 'utf8').catch(() => join(home, 'cluster'));
  const file = await readFile(join(elsewhere.trim(), 'postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(file, 10), 'SIGKILL');
  const killed = performance.now();
  // Its children answer for a moment more.
  while ((await isHealthy(address)) && performance.now() - killed < 3000) await delay(20);
  await untilHealthy(address);
  return performance.now() - killed;
};

const isHealthy = (address: string): Promise<boolean> =>
  fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

const untilHealthy = async (address: string): Promise<void> => {
  while (!(await isHealthy(address))) await delay(50);
};

const countLost = async (address: string, made: ReadonlyMap<number, string>): Promise<number> => {
  const apis = new Map<string, Api>();
  let lost = 0;
  for (const [id, email] of made) {
    const api = apis.get(email) ?? (await signInPerson(address, email));
    apis.set(email, api);
    await api.get(`/api/diagrams/${id}`).catch(() => {
      lost += 1;
    });
  }
  return lost;
};
