import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AdminError } from '../admin-command.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
  /** How many steps of the schema's history its rows have behind them. */
  migrations: z.int(),
  /** The number of rows of each table. */
  rows: z.record(z.string().regex(/^\w+$/), z.int()),
});

/** What lies in the folder of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

export const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  } catch (cause) {
    throw new AdminError(
      `${folder} doesn’t contain a backup this version can read. Name a folder created by "backup".`,
      {
        cause,
      },
    );
  }
};
