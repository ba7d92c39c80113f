import { execFile, spawn } from 'node:child_process';
import { open, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { programOf } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';

const run = promisify(execFile);

/** What PostgreSQL says about itself in the file `postmaster.pid` (src/include/utils/pidfile.h). */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
  /** Whether this process started it. */
  readonly isOwn: boolean;
}

const pollMs = 10;

/** Recovery after a crash may take a while on a slow disk. */
const startTimeoutMs = 120_000;

const stopTimeoutMs = 30_000;

const largestLogBytes = 5_000_000;

/** The PostgreSQL that the cluster's folder names as its own and whose process lives; undefined for none. */
export const findPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const text = await readFile(pidFileOf(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid) || !(await isPostgresOf(cluster, pid))) return undefined;
  return { pid, port: Number.parseInt(lines[3] ?? '0', 10), isReady: lines[7]?.trim() === 'ready', isOwn: false };
};

/**
 * Starts PostgreSQL in a session of its own, so that Ctrl-C in the terminal does not reach it before the server
 * has finished its work. Gives the one that takes connections in the end, which may be another server's that
 * was faster; undefined where none does.
 */
export const startPostmaster = async (
  home: ClusterHome,
  { settings = [], port: wanted }: StartSettings,
): Promise<Postmaster | undefined> => {
  if (await namesInnocent(home.cluster)) await rm(pidFileOf(home.cluster), { force: true });
  const log = await openLog(home.logFile);
  const port = wanted ?? (await findFreePort());
  let isGone = false;
  const child = spawn(programOf(home.binaries, 'postgres'), postgresArguments(home.cluster, port, settings), {
    ...home.user,
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  const markGone = (): void => {
    isGone = true;
  };
  child.once('exit', markGone);
  child.once('error', markGone);
  child.unref();
  await log.close();
  for (let waited = 0; waited < startTimeoutMs; waited += pollMs) {
    const postmaster = await findPostmaster(home.cluster);
    if (postmaster?.isReady === true) return { ...postmaster, isOwn: postmaster.pid === child.pid };
    if (isGone && postmaster === undefined) return undefined;
    await delay(pollMs);
  }
  return undefined;
};

export interface StartSettings {
  /** More PostgreSQL settings. */
  readonly settings?: readonly string[];
  /** A free one where absent. */
  readonly port?: number;
}

/**
 * Whether a stale file names a process that has nothing to do with us, for which PostgreSQL would refuse to start. A number that nobody has
 * is left to PostgreSQL: by that file it finds out whether processes of a killed one still write.
 */
const namesInnocent = async (cluster: string): Promise<boolean> => {
  const pid = Number.parseInt(await readFile(pidFileOf(cluster), 'utf8').catch(() => ''), 10);
  return Number.isInteger(pid) && isAlive(pid) && !(await isPostgresOf(cluster, pid));
};

/** Ends PostgreSQL in its fast way: open transactions are rolled back, everything committed is on disk. */
export const stopPostmaster = async (home: ClusterHome, { pid }: Postmaster): Promise<void> => {
  await signal(home, pid, 'SIGINT');
  if (await hasEnded(home.cluster, pid)) return;
  // Without a checkpoint; the next start replays the log.
  await signal(home, pid, 'SIGQUIT');
  await hasEnded(home.cluster, pid);
};

const pidFileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

const postgresArguments = (cluster: string, port: number, settings: readonly string[]): readonly string[] => [
  '-D',
  cluster,
  ...[
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'password_encryption=scram-sha-256',
    'timezone=UTC',
    'log_timezone=UTC',
    // The log must not repeat what people wrote: no statements, no values of a violated key.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    'log_min_messages=error',
    ...settings,
  ].flatMap((setting) => ['-c', setting]),
];

const openLog = async (file: string): ReturnType<typeof open> => {
  const size = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  if (size > largestLogBytes) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
};

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Windows has no signals; there PostgreSQL's own tool delivers them. */
const signal = async (home: ClusterHome, pid: number, name: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
  if (process.platform === 'win32') {
    await run(programOf(home.binaries, 'pg_ctl'), ['kill', name.slice('SIG'.length), String(pid)]);
    return;
  }
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
};

/** PostgreSQL removes its file last. The process may stay as a zombie where nobody collects orphans. */
const hasEnded = async (cluster: string, pid: number): Promise<boolean> => {
  for (let waited = 0; waited < stopTimeoutMs; waited += pollMs) {
    if ((await findPostmaster(cluster))?.pid !== pid) return true;
    await delay(pollMs);
  }
  return false;
};

/** A number alone proves nothing: after a restart of the machine it belongs to somebody else. */
const isPostgresOf = async (cluster: string, pid: number): Promise<boolean> => {
  if (process.platform === 'linux') {
    // PostgreSQL enters its data folder before it writes its file; a zombie is in no folder.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder !== undefined && folder === (await realpath(cluster));
  }
  if (process.platform === 'win32') return isAlive(pid);
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout.includes('postgres'),
    () => false,
  );
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's, whom we may not signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
