import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { removeDataFolder } from '../../../testing/database-maker.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;

const folders: string[] = [];

afterAll(() => Promise.all(folders.map(removeDataFolder)));

const createFolder = async (mode: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'diagloom-postgres-'));
  await chmod(folder, mode);
  folders.push(folder);
  return folder;
};

const query = async (url: string, text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
};

/** Starts, asks and stops. */
const askOnce = async (options: EmbeddedPostgresOptions, text: string) => {
  const postgres = await startEmbeddedPostgres(options);
  return query(postgres.url, text).finally(postgres.stop);
};

/** The package as npm leaves it when it may not run the package's install script. */
const copyPackage = async (folder: string): Promise<Binaries> => {
  const installed = await findBinaries();
  const copy = join(folder, 'native');
  await cp(installed.folder, copy, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(join(copy, 'lib'), { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(copy, 'lib', entry.name));
  }
  return { folder: copy, version: `${installed.version}-test-${process.pid}` };
};

test('listens on this machine only, asks for a password and syncs to disk', async () => {
  const dataFolder = await createFolder(0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder });
  const [settings] = await query(
    postgres.url,
    `select current_setting('listen_addresses') as listens, current_setting('fsync') as fsync,
     current_setting('unix_socket_directories') as sockets, current_setting('password_encryption') as passwords`,
  );
  const stranger = new URL(postgres.url);
  stranger.password = 'wrong';
  await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
  await postgres.stop();
  expect(settings).toEqual({ listens: '127.0.0.1', fsync: 'on', sockets: '', passwords: 'scram-sha-256' });
});

test('keeps its data from start to start', async () => {
  const dataFolder = await createFolder(0o711);
  await askOnce({ dataFolder }, 'create table kept as select 7 as number');
  expect(await askOnce({ dataFolder }, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('lets nobody else read the cluster, the password or the log', async () => {
  const dataFolder = await createFolder(0o755);
  await askOnce({ dataFolder }, 'select 1');
  const home = join(dataFolder, 'postgres');
  const location = await readFile(join(home, 'location'), 'utf8').catch(() => join(home, 'cluster'));
  const modes = await Promise.all(
    [location.trim(), join(home, 'password'), join(home, 'postgres.log')].map(
      async (path) => (await stat(path)).mode & 0o77,
    ),
  );
  expect(modes).toEqual([0, 0, 0]);
  expect((await readdir(home)).filter((name) => /\d/.test(name))).toEqual([]);
});

test('is not fooled by the number of an innocent process in a stale file', async () => {
  const dataFolder = await createFolder(0o711);
  await askOnce({ dataFolder }, 'create table kept as select 7 as number');
  const home = join(dataFolder, 'postgres');
  const cluster = (await readFile(join(home, 'location'), 'utf8').catch(() => join(home, 'cluster'))).trim();
  const stale = [process.pid, cluster, 1, 1, '', '127.0.0.1', '0 0', 'ready   ', ''].join('\n');
  await writeFile(join(cluster, 'postmaster.pid'), stale);
  expect(await askOnce({ dataFolder }, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('says which file is missing when the password does not fit', async () => {
  const dataFolder = await createFolder(0o711);
  await askOnce({ dataFolder }, 'select 1');
  await writeFile(join(dataFolder, 'postgres', 'password'), 'another');
  const started = startEmbeddedPostgres({ dataFolder });
  await expect(started).rejects.toThrow('Restore the file "password" that belongs to it.');
});

test('makes the links to its libraries where npm was not allowed to', async () => {
  const folder = await createFolder(0o711);
  const binaries = await copyPackage(folder);
  expect(await askOnce({ dataFolder: join(folder, 'data'), binaries }, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await lstat(join(binaries.folder, 'lib', 'libpq.so.5'))).isSymbolicLink()).toBe(true);
});

test.runIf(isRoot)('as root, works where other users cannot enter, and finds its data again', async () => {
  const folder = await createFolder(0o700);
  const binaries = await copyPackage(folder);
  const dataFolder = join(folder, 'data');
  const copy = join('/var/lib/diagloom', `postgres-${binaries.version}`);
  try {
    await askOnce({ dataFolder, binaries }, 'create table kept as select 7 as number');
    expect(await askOnce({ dataFolder, binaries }, 'select number from kept')).toEqual([{ number: 7 }]);
    const cluster = (await readFile(join(dataFolder, 'postgres', 'location'), 'utf8')).trim();
    const { uid, mode } = await stat(cluster);
    expect(cluster).toMatch(/^\/var\/lib\/diagloom\/[0-9a-f]{16}\/cluster$/);
    expect([uid === 0, mode & 0o777]).toEqual([false, 0o700]);
    expect((await stat(dirname(cluster))).mode & 0o777).toBe(0o700);
    expect((await stat(copy)).isDirectory()).toBe(true);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});

test.runIf(isRoot)('as root, does not start with an empty database where the real one is lost', async () => {
  const folder = await createFolder(0o700);
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres', 'location'), '/var/lib/diagloom/gone/cluster\n');
  await expect(startEmbeddedPostgres({ dataFolder: folder })).rejects.toThrow('that folder is gone');
  await rm(join(folder, 'postgres', 'location'));
});

if (!isRoot) console.warn('Skipped: what only root meets (folders that others cannot enter).');
