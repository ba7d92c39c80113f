import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verdict } from '../checker.ts';
import { missingTool, runTool, writeProject } from '../tools.ts';
import { countOk, type Database, dropOf, sourcesOf } from './database.ts';

const isRoot = process.getuid?.() === 0;

/** A throw-away MariaDB that listens on a socket only, with a database per project. */
export const mysql: Database = {
  missing: () => missingTool('mariadbd', 'mariadb', 'mariadb-install-db'),
  check: async (projects, folder) => {
    const { socket, stop } = await startServer(folder);
    const client = ['--no-defaults', `--socket=${socket}`, '--user=root', '--default-character-set=utf8mb4'];
    try {
      const verdicts = new Map<string, Verdict>();
      for (const [index, project] of projects.entries()) {
        const place = await writeProject(project, folder);
        const database = `project_${index}`;
        const run = (...args: readonly string[]) => runTool('mariadb', [...client, ...args], { folder: place });
        const read = (files: readonly string[]) =>
          run('-N', database, '-e', files.map((file) => `source ${file};`).join(' '));
        await run('-e', `CREATE DATABASE ${database} CHARACTER SET utf8mb4`);
        const made = await read(sourcesOf(project));
        const tests = await read(['tests/tests.sql']);
        const dropped = await read(dropOf(project));
        verdicts.set(project.name, {
          isBuilt: made.code === 0 && dropped.code === 0,
          passed: countOk(tests.output),
          failed: tests.code === 0 ? 0 : 1,
          output: [made, tests, dropped].map(({ code, output }) => (code === 0 ? '' : output)).join(''),
        });
      }
      return verdicts;
    } finally {
      await stop();
    }
  },
};

const startServer = async (
  folder: string,
): Promise<{ readonly socket: string; readonly stop: () => Promise<void> }> => {
  const data = join(folder, 'server');
  await mkdir(data);
  await chmod(folder, 0o755);
  if (isRoot) execFileSync('chown', ['mysql', data]);
  // It refuses to run as root.
  const own = ['--no-defaults', `--datadir=${data}`, ...(isRoot ? ['--user=mysql'] : [])];
  execFileSync('mariadb-install-db', [...own, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  // A path of a socket may have no more than 107 bytes.
  const socket = join(data, 's');
  const fast = ['--skip-networking', '--innodb-flush-log-at-trx-commit=0', '--innodb-flush-method=nosync'];
  const server = spawn('mariadbd', [...own, `--socket=${socket}`, ...fast], { stdio: 'ignore' });
  const ping = ['--no-defaults', '--wait=60', '--connect-timeout=60', `--socket=${socket}`, '--user=root', 'ping'];
  spawnSync('mariadb-admin', ping, { stdio: 'ignore' });
  return { socket, stop: () => stopServer(server) };
};

const stopServer = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
};
