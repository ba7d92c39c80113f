import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPostmaster } from '../platform/database/embedded/postmaster.ts';

const run = promisify(execFile);

/** The disk of a server's own PostgreSQL, as large as a limit of the system makes it. */
export interface LimitedDisk {
  /** Writes until the table of changes has no room for a single one more. */
  readonly fill: (diagramId: number) => Promise<void>;
  /** As much room as there was. */
  readonly free: () => Promise<void>;
}

/** Files of this size are the largest that PostgreSQL makes by itself; with less it could not even begin. */
const segment = 16 * 1024 * 1024;

/** Undefined where the system cannot limit what a running process writes (`prlimit` of util-linux). */
export const limitDisk = async (dataFolder: string): Promise<LimitedDisk | undefined> => {
  const home = join(dataFolder, 'postgres');
  const cluster = (await readFile(join(home, 'location'), 'utf8').catch(() => join(home, 'cluster'))).trim();
  const postmaster = await findPostmaster(cluster);
  if (postmaster === undefined) throw new Error('PostgreSQL does not run.');
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  const { pid, port } = postmaster;
  // Whoever runs it may limit it; PostgreSQL never runs as root, even if its server does.
  const { uid, gid } = await stat(`/proc/${pid}`);
  const limit = (...request: readonly string[]): Promise<boolean> =>
    succeeds(run('prlimit', ['--pid', ...request], { uid, gid }));
  const limitTo = async (bytes: string): Promise<void> => {
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]);
    const pids = [String(pid), ...stdout.split(/\s+/).filter((text) => text !== '')];
    // One that has ended meanwhile writes nothing either.
    for (const each of pids) await limit(each, `--fsize=${bytes}:`);
  };
  if (!(await limit(String(pid), '--fsize'))) return undefined;
  return {
    fill: async (diagramId) => {
      await limitTo(String(segment));
      const client = new Client({ host: '127.0.0.1', port, user: 'diagloom', database: 'postgres', password });
      await client.connect();
      await client.query('alter table collaboration_log set (autovacuum_enabled = false)');
      const add = `insert into collaboration_log (diagram_id, epoch, update, node)
        select $1, 0, decode(repeat(md5(random()::text), $3), 'hex'), 'full' from generate_series(1, $2)`;
      // Ever smaller ones, for what is left at the end of each page.
      for (const [rows, length] of [
        [1000, 60],
        [2000, 4],
        [500, 1],
        [1, 1],
      ]) {
        while (await succeeds(client.query(add, [diagramId, rows, length])));
      }
      await client.end();
    },
    free: () => limitTo('unlimited'),
  };
};

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
