import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verdict } from '../checker.ts';
import { runTool, writeProject } from '../tools.ts';
import { type Database, sourcesOf } from './database.ts';

const home = '/usr/lib/postgresql';

const binaries = (): string | undefined => {
  const version = existsSync(home) ? readdirSync(home).sort().at(-1) : undefined;
  return version === undefined ? undefined : join(home, version, 'bin');
};

/** PostgreSQL refuses to run as root. */
const asServer = (command: string, args: readonly string[]): readonly [string, readonly string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

/** A throw-away cluster of PostgreSQL with a database per project. */
export const postgres: Database = {
  missing: () => (binaries() === undefined ? 'postgresql' : undefined),
  check: async (projects, folder) => {
    const bin = binaries() ?? '';
    const data = join(folder, 'server');
    await mkdir(data);
    await chmod(folder, 0o755);
    if (process.getuid?.() === 0) execFileSync('chown', ['postgres', data]);
    const server = (command: string, args: readonly string[]) => {
      const [program, all] = asServer(join(bin, command), args);
      return spawnSync(program, [...all], { stdio: 'ignore' });
    };
    server('initdb', ['-D', data, '-A', 'trust', '-U', 'checker', '-E', 'UTF8', '--no-sync']);
    server('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      join(data, 'log'),
      '-o',
      `-c listen_addresses= -k ${data} -c fsync=off`,
      'start',
    ]);
    try {
      const verdicts = new Map<string, Verdict>();
      for (const [index, project] of projects.entries()) {
        const place = await writeProject(project, folder);
        const database = `project_${index}`;
        const psql = (name: string, ...args: readonly string[]) =>
          runTool('psql', ['-X', '-q', '-h', data, '-U', 'checker', '-d', name, ...args], { folder: place });
        await psql('postgres', '-c', `CREATE DATABASE ${database}`);
        const files = sourcesOf(project).flatMap((file) => ['-f', file]);
        const made = await psql(database, '-v', 'ON_ERROR_STOP=1', ...files);
        const tests = await psql(database, '-f', 'tests/tests.sql');
        const wrong = tests.output.split('\n').filter((line) => line.includes('ERROR:'));
        verdicts.set(project.name, {
          isBuilt: made.code === 0,
          passed: (tests.output.match(/NOTICE: {2}ok - /g) ?? []).length,
          failed: wrong.length,
          output: `${made.code === 0 ? '' : made.output}${wrong.join('\n')}`,
        });
      }
      return verdicts;
    } finally {
      server('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    }
  },
};
