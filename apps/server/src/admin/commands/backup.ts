import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type AdminCommand, AdminError } from '../admin-command.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { onDatabase } from '../on-database.ts';

export const backup: AdminCommand = {
  name: 'backup',
  usage: '<folder>',
  summary: 'writes everything that is stored to a new folder, while the server runs',
  run: async ([argument], tools) => {
    const folder = argument === undefined ? undefined : resolve(argument);
    if (folder === undefined) throw new AdminError('Name a folder for the backup that doesn’t exist yet.');
    if (await isThere(folder))
      throw new AdminError(`${folder} already exists. Name a folder for the backup that doesn’t exist yet.`);
    return onDatabase(async (_args, { database }) => {
      const client = await database.$client.connect();
      try {
        const { rows } = await writeBackup(client, folder);
        return `${folder} holds ${rows.users ?? 0} accounts and ${rows.diagrams ?? 0} diagrams. Keep it private: it contains everything.`;
      } finally {
        client.release();
      }
    })([], tools);
  },
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
