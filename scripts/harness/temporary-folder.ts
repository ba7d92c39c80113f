import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder of one's own. Others may pass through it, so that PostgreSQL's user reaches a data folder in there. */
export const createTemporaryFolder = async (purpose: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `diagloom-${purpose}-`));
  await chmod(folder, 0o711);
  return folder;
};

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 });
