import { fileURLToPath } from 'node:url';
import { readConfig } from '../platform/config.ts';
import { reachDatabase } from '../platform/database/connect-database.ts';
import { runAdmin } from './run-admin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const allMigrations = here('../../migrations');

process.exitCode = await runAdmin(process.argv.slice(2), {
  readTools: () => {
    const { databaseUrl, dataFolder, publicUrl } = readConfig(process.env, here('../../../..'));
    return {
      publicUrl,
      migrationsFolder: allMigrations,
      open: ({ migrationsFolder = allMigrations, isNew = false } = {}) =>
        reachDatabase({
          databaseUrl,
          dataFolder,
          migrationsFolder,
          isNew,
          onError: (error) => console.error(error.message),
          onEvent: () => undefined,
        }),
    };
  },
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
