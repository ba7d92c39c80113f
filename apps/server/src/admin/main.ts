import { fileURLToPath } from 'node:url';
import { readConfig } from '../platform/config.ts';
import { reachDatabase } from '../platform/database/connect-database.ts';
import { modelsFolderOf } from '../platform/models/local/local-models.ts';
import { runAdmin } from './run-admin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const allMigrations = here('../../migrations');

process.exitCode = await runAdmin(process.argv.slice(2), {
  readTools: () => {
    const config = readConfig(process.env, here('../../../..'));
    const { databaseUrl, dataFolder, publicUrl, modelDownloads, localModelMegabytes } = config;
    return {
      publicUrl,
      modelsFolder: modelsFolderOf(dataFolder),
      modelDownloads,
      localModelMegabytes,
      tell: (line) => console.error(line),
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
