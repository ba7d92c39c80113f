import { resolve } from 'node:path';
import { type AdminCommand, AdminError, type AdminTools } from '../admin-command.ts';
import { withEarlierSchema } from '../backup/earlier-schema.ts';
import { type Manifest, readManifest } from '../backup/manifest.ts';
import { readBackup } from '../backup/read-backup.ts';

export const restore: AdminCommand = {
  name: 'restore',
  usage: '<folder>',
  summary: 'restores a backup to an empty database, even with another version of PostgreSQL',
  run: async ([argument], tools) => {
    if (argument === undefined) throw new AdminError('Name the folder of the backup.');
    const folder = resolve(argument);
    const manifest = await readManifest(folder);
    await withEarlierSchema(tools.migrationsFolder, manifest.migrations, (schema) =>
      load(folder, manifest, schema, tools),
    );
    // The steps that were added since.
    await (await tools.open({ migrationsFolder: tools.migrationsFolder, isNew: true })).close();
    return `Restored ${manifest.rows.users ?? 0} accounts and ${manifest.rows.diagrams ?? 0} diagrams from ${manifest.made}. Start the server.`;
  },
};

const load = async (
  folder: string,
  manifest: Manifest,
  migrationsFolder: string,
  { open }: AdminTools,
): Promise<void> => {
  const { database, close } = await open({ migrationsFolder, isNew: true });
  try {
    const client = await database.$client.connect();
    try {
      const { rows } = await client.query<{ n: number; users: number }>(
        'select (select count(*)::int from drizzle.__drizzle_migrations) as n, (select count(*)::int from users) as users',
      );
      if (rows[0]?.users !== 0 || rows[0].n !== manifest.migrations) {
        throw new AdminError(
          'This database is already in use. Stop the server and set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
        );
      }
      await readBackup(client, folder, manifest);
    } finally {
      client.release();
    }
  } finally {
    await close();
  }
};
