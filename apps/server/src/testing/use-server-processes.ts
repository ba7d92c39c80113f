import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { removeDataFolder } from './database-maker.ts';
import { buildTestBundle, endServerProcesses } from './server-process.ts';

export interface ServerProcesses {
  /** A fresh folder, which the database's own user can enter. It goes with the test file. */
  readonly createDataFolder: () => Promise<string>;
}

/** Call it at the top of a file that starts the real server: the bundle is built before the first test, and nothing is left after the last. */
export const useServerProcesses = (): ServerProcesses => {
  const folders: string[] = [];
  beforeAll(buildTestBundle);
  afterAll(async () => {
    await endServerProcesses();
    await Promise.all(folders.map(removeDataFolder));
  });
  return {
    createDataFolder: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'diagloom-process-'));
      await chmod(folder, 0o711);
      folders.push(folder);
      return folder;
    },
  };
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
