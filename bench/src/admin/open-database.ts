import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Connects to the embedded database of a server that runs on the data folder. Throws where there is none. */
export const openDatabase = async (dataFolder: string): Promise<pg.Client> => {
  const home = join(dataFolder, 'postgres');
  const cluster = await readFile(join(home, 'location'), 'utf8').catch(() => join(home, 'cluster'));
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  const port = (await readFile(join(cluster.trim(), 'postmaster.pid'), 'utf8')).split('\n')[3];
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'diagloom',
    password,
    database: 'postgres',
  });
  await client.connect();
  return client;
};
