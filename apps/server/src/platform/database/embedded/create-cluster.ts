import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isDiskFull } from '../../free-space.ts';
import { StartupError } from '../../startup-error.ts';
import { programOf } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';

const run = promisify(execFile);

/** The name of the database's only role. */
export const clusterRole = 'diagloom';

/**
 * Makes the cluster where there is none yet. It is made beside its place and moved there when it is whole, so
 * that an interrupted first start leaves nothing half done. Throws StartupError with PostgreSQL's own words.
 */
export const ensureCluster = async (home: ClusterHome): Promise<void> => {
  const version = await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) await createCluster(home);
  else checkVersion(home, version.trim());
  if (home.pointer !== undefined) await writeFile(home.pointer, `${home.cluster}\n`, { mode: 0o600 });
};

const createCluster = async (home: ClusterHome): Promise<void> => {
  const draft = `${home.cluster}.${process.pid}`;
  const passwordFile = join(dirname(home.cluster), `password.${process.pid}`);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, home.password, { mode: 0o600 });
    if (home.user !== undefined) {
      await chown(draft, home.user.uid, home.user.gid);
      await chown(passwordFile, home.user.uid, home.user.gid);
    }
    await run(programOf(home.binaries, 'initdb'), initdbArguments(draft, passwordFile), {
      ...home.user,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    });
    await rename(draft, home.cluster);
  } catch (cause) {
    // Another server that started at the same moment may have been faster; its cluster is as good.
    const isThere = await readFile(join(home.cluster, 'PG_VERSION')).catch(() => undefined);
    if (isThere !== undefined) return;
    if (await isDiskFull(dirname(home.cluster))) {
      throw new StartupError(
        `Couldn’t create the database: the disk of ${dirname(home.cluster)} is full. Free up space there, or set DATA_DIR to another disk.`,
        { cause },
      );
    }
    throw new StartupError(`Couldn’t create the database. ${wordsOf(cause)}`, { cause });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
};

/** The collation comes from PostgreSQL itself, so that indexes do not depend on the machine's locales. */
const initdbArguments = (folder: string, passwordFile: string): readonly string[] => [
  `--pgdata=${folder}`,
  `--username=${clusterRole}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

const checkVersion = (home: ClusterHome, version: string): void => {
  const [major] = home.binaries.version.split('.');
  if (version === major) return;
  throw new StartupError(
    `The database in ${home.cluster} was created by PostgreSQL ${version}, but version ${major} is installed. With the version of Diagloom that created it, run "npm run -s admin -- backup FOLDER"; then set DATA_DIR to a new folder and run "npm run -s admin -- restore FOLDER" with this one.`,
  );
};

const wordsOf = (cause: unknown): string => {
  if (typeof cause === 'object' && cause !== null && 'stderr' in cause) return String(cause.stderr).trim();
  return cause instanceof Error ? cause.message : '';
};
