import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../platform/database/migrate-database.ts';

/** Makes a fresh, migrated database for each test file, in one PostgreSQL that starts with the first of them. */
export interface DatabaseMaker {
  /** A POST here answers the address of a new database. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

const template = 'template_diagloom';

/** Nobody misses the data of a test after a power cut. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

export const startDatabaseMaker = async (): Promise<DatabaseMaker> => {
  let cluster: Promise<TestCluster> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const secret = randomUUID();
  const server = createServer((request, response) => {
    if (request.url !== `/${secret}`) {
      response.writeHead(404).end();
      return;
    }
    cluster ??= startCluster();
    const made = cluster;
    // One after the other: PostgreSQL copies a template only while nobody else does.
    queue = queue
      .then(async () => response.end(await createDatabase(await made)))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/${secret}`,
    close: async () => {
      server.close();
      await (await cluster)?.remove();
    },
  };
};

interface TestCluster {
  readonly postgres: EmbeddedPostgres;
  readonly remove: () => Promise<void>;
}

const startCluster = async (): Promise<TestCluster> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'diagloom-databases-'));
  await chmod(dataFolder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder, settings });
  await query(postgres.url, `create database ${template}`);
  await migrateDatabase(inDatabase(postgres.url, template), migrationsFolder);
  return {
    postgres,
    remove: async () => {
      await postgres.stop();
      await removeDataFolder(dataFolder);
    },
  };
};

/** Removes a data folder, and the cluster that it names where that lies elsewhere. */
export const removeDataFolder = async (dataFolder: string): Promise<void> => {
  const elsewhere = await readFile(join(dataFolder, 'postgres', 'location'), 'utf8').catch(() => undefined);
  if (elsewhere !== undefined) await rm(dirname(elsewhere.trim()), { recursive: true, force: true });
  await rm(dataFolder, { recursive: true, force: true });
};

const createDatabase = async ({ postgres }: TestCluster): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(postgres.url, `create database ${name} template ${template}`);
  return inDatabase(postgres.url, name);
};

const inDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const query = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
};
