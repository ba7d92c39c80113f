import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The real server, as it ships, in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Its address, once it runs. Rejects with its output where it ends before. */
  readonly running: Promise<string>;
  /** Its exit status, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

export interface ServerProcessOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly uid?: number;
  readonly gid?: number;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What `npm start` runs; the setup of these tests has built it. */
const bundle = 'apps/server/dist/main.js';

const living = new Set<ChildProcess>();

/** Runs the bundle in a process group of its own, as a terminal does. */
export const startServerProcess = ({ env, ...user }: ServerProcessOptions): ServerProcess => {
  const child = spawn(process.execPath, [join(root, bundle)], {
    ...user,
    cwd: '/',
    env: { PATH: process.env.PATH, RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  living.add(child);
  let output = '';
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (status, signal) => {
      living.delete(child);
      resolve(status ?? signal ?? -1);
    });
  });
  const running = new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Diagloom runs at (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then((status) => reject(new Error(`The server ended with ${status}: ${output}`)));
  });
  running.catch(() => undefined);
  return { child, output: () => output, running, ended };
};

/** Ends whatever a failed test left running. */
export const endServerProcesses = async (): Promise<void> => {
  await Promise.all(
    [...living].map(async (child) => {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('close', resolve));
    }),
  );
};

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
