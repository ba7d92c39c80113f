import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The address of the built-in database of a server that runs, for a second server beside it. */
export const databaseOf = async (dataFolder: string): Promise<string> => {
  const home = join(dataFolder, 'postgres');
  const cluster = await readFile(join(home, 'location'), 'utf8').catch(() => join(home, 'cluster'));
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  // Its fourth line is the port (PostgreSQL's miscadmin.h).
  const port = (await readFile(join(cluster.trim(), 'postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://diagloom:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
};
