import { setTimeout as delay } from 'node:timers/promises';
import { isDiskFull } from '../../free-space.ts';
import { StartupError } from '../../startup-error.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type ClusterHome, prepareClusterHome } from './cluster-home.ts';
import { clusterRole, ensureCluster } from './create-cluster.ts';
import { findPostmaster, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { type ServerLock, takeServerLock } from './server-lock.ts';

/**
 * Our own PostgreSQL in a data folder. The advisory lock decides alone which server owns the cluster: whoever
 * holds it runs and stops PostgreSQL; a PostgreSQL whose lock is free was left behind by a killed server and
 * is taken over as it runs; where the lock is held, a server lives and this one does not start.
 */
export interface EmbeddedPostgres {
  /** Holds the password: not for logs. */
  readonly url: string;
  /** Called where the database is lost while the server runs, and what becomes of it. It is started again at the same address. */
  readonly watch: (listener: (event: DatabaseEvent) => void) => void;
  /** Stops PostgreSQL; connections that are still open are cut. */
  readonly stop: () => Promise<void>;
}

/** `taken` is the end: another server has the data folder now. */
export type DatabaseEvent =
  | { readonly kind: 'lost'; readonly cause: Error }
  | { readonly kind: 'back' }
  | { readonly kind: 'taken'; readonly cause: Error };

export interface EmbeddedPostgresOptions {
  readonly dataFolder: string;
  /** More PostgreSQL settings, such as `fsync=off` for a database of tests. */
  readonly settings?: readonly string[];
  /** The programs; by default those that npm installed. */
  readonly binaries?: Binaries;
}

/** A PostgreSQL that is just shutting down refuses connections for a moment; a free port may be taken under us. */
const attempts = 50;
const retryMs = 100;
const startAttempts = 3;

/** Between tries to bring a lost database back: a full disk may take somebody a while. */
const longestPauseMs = 5000;

/** Throws StartupError where a living server uses the folder or PostgreSQL does not start. */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const home = await prepareClusterHome(options.dataFolder, options.binaries ?? (await findBinaries()));
  await ensureCluster(home);
  let failedStarts = 0;
  let refusal: unknown;
  for (let attempt = 0; attempt < attempts && failedStarts < startAttempts; attempt += 1) {
    const postmaster = (await findReady(home)) ?? (await startPostmaster(home, options));
    if (postmaster === undefined) {
      failedStarts += 1;
      continue;
    }
    try {
      const lock = await takeServerLock(urlOf(home, postmaster));
      if (lock === undefined) throw folderInUse(options.dataFolder);
      return own(home, { ...options, port: postmaster.port }, postmaster, lock);
    } catch (error) {
      if (error instanceof StartupError) throw error;
      if (isWrongPassword(error)) {
        // Nobody could ever stop it: it does not let us in, so it is no orphan that a later start takes over.
        if (postmaster.isOwn) await stopPostmaster(home, postmaster);
        throw foreignPassword(home, error);
      }
      refusal = error;
    }
    await delay(retryMs);
  }
  if (await isDiskFull(home.cluster)) {
    throw new StartupError(
      `The database in ${home.cluster} doesn’t start: its disk is full. Free up space on that disk and start again. Nothing is lost.`,
    );
  }
  throw new StartupError(`The database in ${home.cluster} doesn’t start. See its log: ${home.logFile}.`, {
    cause: refusal,
  });
};

/** The address of the PostgreSQL that runs on the data folder now, whoever started it; undefined where none does. */
export const findRunningPostgres = async (dataFolder: string): Promise<string | undefined> => {
  const home = await prepareClusterHome(dataFolder, await findBinaries());
  const postmaster = await findReady(home);
  return postmaster === undefined ? undefined : urlOf(home, postmaster);
};

const findReady = async (home: ClusterHome): Promise<Postmaster | undefined> => {
  const postmaster = await findPostmaster(home.cluster);
  return postmaster?.isReady === true ? postmaster : undefined;
};

/**
 * Keeps the database running until it is stopped. That its lock is lost says that it is: PostgreSQL then starts by itself again after a
 * crash of one of its processes, or is started here, on the port that everybody knows.
 */
const own = (
  home: ClusterHome,
  options: EmbeddedPostgresOptions & { readonly port: number },
  first: Postmaster,
  firstLock: ServerLock,
): EmbeddedPostgres => {
  const url = urlOf(home, first);
  const listeners = new Set<(event: DatabaseEvent) => void>();
  const tell = (event: DatabaseEvent): void => {
    for (const listener of listeners) listener(event);
  };
  let [postmaster, lock] = [first, firstLock];
  let recovery: Promise<void> | undefined;
  const stopping = new AbortController();

  const recover = async (cause: Error): Promise<void> => {
    tell({ kind: 'lost', cause });
    for (let attempt = 1; !stopping.signal.aborted; attempt += 1) {
      try {
        const running = (await findReady(home)) ?? (await startPostmaster(home, options));
        const taken = running?.port === options.port ? await takeServerLock(url) : undefined;
        if (running !== undefined && taken === undefined)
          return tell({ kind: 'taken', cause: folderInUse(options.dataFolder) });
        if (running !== undefined && taken !== undefined) {
          [postmaster, lock] = [running, taken];
          tell({ kind: 'back' });
          return hold();
        }
      } catch {
        // It does not answer yet, or its disk is full: tried again below.
      }
      await delay(Math.min(attempt * retryMs, longestPauseMs), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  };
  const hold = (): void =>
    lock.onLost((cause) => {
      if (!stopping.signal.aborted) recovery = recover(cause);
    });
  hold();
  return {
    url,
    watch: (listener) => listeners.add(listener),
    stop: async () => {
      stopping.abort();
      await recovery;
      // Before the lock is let go, so that no other server takes over what is about to end.
      await stopPostmaster(home, postmaster);
      await lock.release().catch(() => undefined);
    },
  };
};

const urlOf = (home: ClusterHome, { port }: Postmaster): string =>
  `postgres://${clusterRole}:${encodeURIComponent(home.password)}@127.0.0.1:${port}/postgres`;

const folderInUse = (dataFolder: string): StartupError =>
  new StartupError(
    `Another Diagloom server is running on the data folder ${dataFolder}. Stop it first, or set DATA_DIR to another folder.`,
  );

/** https://www.postgresql.org/docs/18/errcodes-appendix.html: invalid_password */
const isWrongPassword = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '28P01';

const foreignPassword = (home: ClusterHome, cause: unknown): StartupError =>
  new StartupError(
    `The database in ${home.cluster} doesn’t accept the password stored next to it. Restore the file "password" that belongs to it.`,
    { cause },
  );
