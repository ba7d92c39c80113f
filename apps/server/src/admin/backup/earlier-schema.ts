import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls with a folder of the first `count` migrations only: rows of an earlier version fit its schema, and take the later steps afterwards. */
export const withEarlierSchema = async <Result>(
  migrationsFolder: string,
  count: number,
  use: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'diagloom-schema-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal: { readonly entries: readonly unknown[] } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
