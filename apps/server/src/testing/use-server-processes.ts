import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../platform/database/migrate-database.ts';
import { removeDataFolder } from './database-maker.ts';
import { endServerProcesses } from './server-process.ts';

export interface ServerProcesses {
  /** A fresh folder, which the database's own user can enter. It goes with the test file. */
  readonly createDataFolder: () => Promise<string>;
  /** One with an empty, migrated database, as a server leaves it that was stopped: seconds less to start on. */
  readonly copyDataFolder: () => Promise<string>;
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Call it at the top of a file that starts the real server: nothing is left after its last test. */
export const useServerProcesses = (): ServerProcesses => {
  const folders: string[] = [];
  afterAll(async () => {
    await endServerProcesses();
    await Promise.all(folders.map(removeDataFolder));
  });
  const createDataFolder = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'diagloom-process-'));
    await chmod(folder, 0o711);
    folders.push(folder);
    return folder;
  };
  let template: Promise<string> | undefined;
  const copyDataFolder = async (): Promise<string> => {
    template ??= createDataFolder().then(prepare);
    const from = join(await template, 'postgres');
    const folder = await createDataFolder();
    // A cluster that lies elsewhere is named by its path, which a copy must not share.
    if (!existsSync(join(from, 'location'))) await promisify(execFile)('cp', ['-a', from, folder]);
    return folder;
  };
  return { createDataFolder, copyDataFolder };
};

const prepare = async (dataFolder: string): Promise<string> => {
  const postgres = await startEmbeddedPostgres({ dataFolder, settings: ['fsync=off'] });
  await migrateDatabase(postgres.url, migrationsFolder);
  await postgres.stop();
  return dataFolder;
};

/** Sends JSON to a real server, as whoever has the session token where one is given. */
export const postJson = (url: string, body: unknown, sessionToken?: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(sessionToken === undefined ? {} : { authorization: `Bearer ${sessionToken}` }),
    },
    body: JSON.stringify(body),
  });
