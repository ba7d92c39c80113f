import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The account under which PostgreSQL runs; undefined for the account of this process. */
export type ClusterUser = { readonly uid: number; readonly gid: number } | undefined;

/** PostgreSQL refuses to run as root, so that a hole in it does not give the whole machine away. */
const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * For root: the owner of an existing cluster, else the user `postgres`, else a system user made for us, else
 * `nobody`. For anybody else: undefined.
 */
export const findClusterUser = async (cluster: string): Promise<ClusterUser> => {
  if (!isRoot()) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (
    (await lookUp('postgres')) ?? (await lookUp('diagloom')) ?? (await createUser()) ?? { uid: 65_534, gid: 65_534 }
  );
};

/** Whether that account can enter the folder. */
export const canReach = async (user: ClusterUser, folder: string): Promise<boolean> => {
  if (user === undefined) return true;
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
};

/** Whether that account can start the program with all its libraries. */
export const canRun = (user: ClusterUser, program: string): Promise<boolean> =>
  run(program, ['--version'], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );

const lookUp = async (name: string): Promise<ClusterUser> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number.parseInt(uid.stdout, 10), gid: Number.parseInt(gid.stdout, 10) };
  } catch {
    return undefined;
  }
};

const createUser = async (): Promise<ClusterUser> => {
  const arguments_ = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'diagloom'];
  await run('useradd', arguments_).catch(() => undefined);
  return lookUp('diagloom');
};
