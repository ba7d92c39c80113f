import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder of one's own. */
export const createTemporaryFolder = (purpose: string): Promise<string> =>
  mkdtemp(join(tmpdir(), `diagloom-${purpose}-`));

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 });
