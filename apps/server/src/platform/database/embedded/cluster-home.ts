import { createHash, randomBytes } from 'node:crypto';
import { access, chmod, chown, constants, link, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { type Binaries, completeBinaries, copyBinaries, programOf } from './binaries.ts';
import { type ClusterUser, canReach, canRun, findClusterUser } from './cluster-user.ts';

/** Where the parts of our own PostgreSQL lie. */
export interface ClusterHome {
  readonly user: ClusterUser;
  readonly binaries: Binaries;
  /** PostgreSQL's data folder, mode 0700. */
  readonly cluster: string;
  /** Names the cluster's folder where that is not in the data folder; written once the cluster is there. */
  readonly pointer: string | undefined;
  readonly logFile: string;
  readonly password: string;
}

/** Where root keeps what PostgreSQL's user must reach when it cannot enter the data folder. */
const systemHome = '/var/lib/diagloom';

/**
 * Settles folders, user and password for the data folder. A cluster lies in the data folder where its user can
 * reach it; else in a folder of its own under /var/lib/diagloom, which the file `location` then names.
 * Throws StartupError where a folder cannot be used.
 */
export const prepareClusterHome = async (dataFolder: string, installed: Binaries): Promise<ClusterHome> => {
  const home = await createHome(dataFolder);
  const password = await keepPassword(join(home, 'password'));
  const inside = join(home, 'cluster');
  const named = (await readText(join(home, 'location')))?.trim();
  const user = await findClusterUser(named ?? inside);
  const cluster = named ?? ((await canReach(user, home)) ? inside : await placeOutside(inside, password, user));
  if (named !== undefined && !(await exists(named))) throw lostCluster(named, home);
  return {
    user,
    binaries: await placeBinaries(installed, home, user),
    cluster,
    pointer: cluster === inside ? undefined : join(home, 'location'),
    logFile: join(home, 'postgres.log'),
    password,
  };
};

/** Others may pass through the folder, as PostgreSQL's user must; what is inside is closed to them. */
const createHome = async (dataFolder: string): Promise<string> => {
  try {
    const home = join(dataFolder, 'postgres');
    await mkdir(home, { recursive: true, mode: 0o711 });
    await access(home, constants.W_OK);
    return await realpath(home);
  } catch (cause) {
    throw new StartupError(`The data folder ${dataFolder} can’t be used: ${whyUnusable(cause)}.`, { cause });
  }
};

const whyUnusable = (cause: unknown): string => {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return 'it, or a part of its path, is a file, not a folder. Set DATA_DIR to a folder';
  }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'its disk is full. Free up space there, or set DATA_DIR to another disk';
  if (code === 'EROFS') return 'its disk is read-only. Set DATA_DIR to another folder';
  return 'this user isn’t allowed to write there. Set DATA_DIR to another folder, or start as the user who owns it';
};

/** Made once, readable by the server's own user only; linked into place whole, so that nobody reads half of it. */
const keepPassword = async (file: string): Promise<string> => {
  if (!(await exists(file))) {
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    await link(draft, file).catch(() => undefined);
    await rm(draft);
  }
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new StartupError(`Couldn’t read ${file}. Start as the user who owns the data folder.`, { cause });
  });
};

/** The password is in the name, so that a data folder made anew in the same place gets a cluster of its own. */
const placeOutside = async (inside: string, password: string, user: ClusterUser): Promise<string> => {
  if (await exists(inside)) {
    throw new StartupError(
      `The database in ${inside} belongs to a user who can no longer enter that folder. Let other users pass through the folders above it (chmod o+x), then start again.`,
    );
  }
  const name = createHash('sha256').update(`${inside}\n${password}`).digest('hex').slice(0, 16);
  const folder = join(await createSystemHome(), name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  return join(folder, 'cluster');
};

/** The package's own files where PostgreSQL's user can run them, else a copy that it can run. */
const placeBinaries = async (binaries: Binaries, home: string, user: ClusterUser): Promise<Binaries> => {
  await completeBinaries(binaries).catch(() => undefined);
  const programs = [programOf(binaries, 'postgres'), programOf(binaries, 'initdb')];
  const answers = await Promise.all(programs.map((program) => canRun(user, program)));
  if (answers.every(Boolean)) return binaries;
  return copyBinaries(binaries, user === undefined ? home : await createSystemHome());
};

/** The mode is set apart from making it, which the umask would narrow. */
const createSystemHome = async (): Promise<string> => {
  await mkdir(systemHome, { recursive: true });
  await chmod(systemHome, 0o711);
  return systemHome;
};

const lostCluster = (cluster: string, home: string): StartupError =>
  new StartupError(
    `The database of this data folder should be in ${cluster}, but that folder is gone. Bring it back, or remove ${home} to start with an empty database.`,
  );

const readText = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
