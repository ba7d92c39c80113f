import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Api, registerPerson, signInPerson } from '../../../scripts/harness/api.ts';
import { startDiagloom } from '../../../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import { type Hang, hangDatabase, killDatabase } from './database-faults.ts';
import { endWorkers, mortalWorkers } from './end-workers.ts';
import { untilHealthy } from './health.ts';
import { live, type Person, type Run } from './live.ts';
import { startSilentServer } from './silent-server.ts';

export interface LoadOptions {
  readonly people: number;
  /** How long everybody is left in peace first, s. */
  readonly quietSeconds: number;
  /** How long somebody sends the worst, s. */
  readonly seconds: number;
  /** Told of what goes on. */
  readonly say: (line: string) => void;
}

export interface LoadResult {
  readonly quiet: Run;
  readonly attacked: Run;
  /** How long nothing was drawn after all workers were ended in the midst of their work, ms. */
  readonly workersGone: number;
  readonly hang: Hang;
  /** How long the database was gone after it was killed, ms. */
  readonly databaseGone: number;
  /** How long the server took to serve again after it was killed and started, ms. */
  readonly serverGone: number;
  readonly acknowledged: number;
  /** Diagrams that were acknowledged and are not there any more. */
  readonly lost: number;
}

/** How long the database hangs, ms. */
const hangTime = 5000;

/**
 * People generate, refine, export and list, at first alone and then while somebody sends the worst there is; then, still under attack, the
 * workers are ended and the database hangs and is killed; and last the server is killed, and everything that was acknowledged is looked for.
 * All with the limits that a server has by default, each person with a network address of their own, and with a mail server that never answers.
 */
export const runLoad = async ({ people, quietSeconds, seconds, say }: LoadOptions): Promise<LoadResult> => {
  const dataFolder = await createTemporaryFolder('load');
  const mailServer = await startSilentServer();
  const environment = {
    ...mortalWorkers,
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  };
  let diagloom = await startDiagloom({ dataFolder, environment });
  let attacker: ChildProcess | undefined;
  try {
    const { address } = diagloom;
    const everybody: Person[] = [];
    for (let number = 0; number < people; number += 1) everybody.push(await enrol(address, number));
    // Who has asked for nothing yet is within every limit.
    const fresh = await registerPerson(address, 'fresh@example.org', networkOf(people));
    const made = new Map<number, Person>();
    if (quietSeconds > 0) await live(diagloom, everybody.slice(0, 4), { seconds: 5, made });
    say(`${people} people, alone`);
    const quiet = await live(diagloom, everybody, { seconds: quietSeconds, made });
    say('the same, while somebody sends the worst');
    const program = fileURLToPath(new URL('attacker.ts', import.meta.url));
    attacker = spawn(process.execPath, ['--import', 'tsx', program, address], { stdio: 'inherit' });
    const left = new Promise((resolve) => attacker?.once('exit', resolve));
    await delay(2000);
    const attacked = await live(diagloom, everybody, { seconds, made });
    say('the workers are ended');
    const workersGone = await endWorkers(diagloom.pid, fresh);
    say('the database hangs');
    const hang = await hangDatabase(dataFolder, diagloom, hangTime);
    say('the database is killed');
    const databaseGone = await killDatabase(dataFolder, diagloom);
    attacker.kill('SIGKILL');
    await left;
    say('the server is killed');
    process.kill(-diagloom.pid, 'SIGKILL');
    await diagloom.ended;
    const started = performance.now();
    diagloom = await startDiagloom({ dataFolder, environment, port: Number(new URL(address).port) });
    await untilHealthy(diagloom);
    const serverGone = performance.now() - started;
    const lost = await countLost(address, made);
    return { quiet, attacked, workersGone, hang, databaseGone, serverGone, acknowledged: made.size, lost };
  } finally {
    attacker?.kill('SIGKILL');
    await diagloom.interrupt();
    mailServer.close();
    await removeFolder(dataFolder);
  }
};

const enrol = async (address: string, number: number, turn = 0): Promise<Person> => {
  const email = `person.${number}.${turn}@example.org`;
  const api = await registerPerson(address, email, networkOf(number));
  return { email, api, follow: () => enrol(address, number, turn + 1) };
};

const networkOf = (number: number): string => `192.0.2.${number + 1}`;

const countLost = async (address: string, made: ReadonlyMap<number, Person>): Promise<number> => {
  const apis = new Map<Person, Api>();
  let lost = 0;
  for (const [id, person] of made) {
    const api = apis.get(person) ?? (await signInPerson(address, person.email, networkOf(apis.size)));
    apis.set(person, api);
    await api.get(`/api/diagrams/${id}`).catch(() => {
      lost += 1;
    });
  }
  return lost;
};
