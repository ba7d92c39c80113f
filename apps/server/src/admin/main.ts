import { fileURLToPath } from 'node:url';
import { readConfig } from '../platform/config.ts';
import { reachDatabase } from '../platform/database/connect-database.ts';
import { runAdmin } from './run-admin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

process.exitCode = await runAdmin(process.argv.slice(2), {
  open: async () => {
    const { databaseUrl, dataFolder, publicUrl } = readConfig(process.env, here('../../../..'));
    const { database, close } = await reachDatabase({
      databaseUrl,
      dataFolder,
      migrationsFolder: here('../../migrations'),
      onError: (error) => console.error(error.message),
      onEvent: () => undefined,
    });
    return { tools: { database, publicUrl }, close };
  },
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
