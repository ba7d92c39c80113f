import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Locked while migrations run, so that servers that start together apply each of them once. */
const migrationLock = 4_711_002;

/** Brings the database to the newest schema. Throws where it does not answer or a migration fails. */
export const migrateDatabase = async (url: string, migrationsFolder: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  // The failing query reports the broken connection; without a listener it would end the process too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
};
