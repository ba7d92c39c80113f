import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { checkout } from '../../scripts/harness/checkout.ts';

/** Makes an account an administrator's as whoever runs the server does, by the command for that. */
export const promote = async (email: string): Promise<void> => {
  await promisify(execFile)(
    process.execPath,
    ['apps/server/dist/admin/main.js', 'promote', email],
    // The outbox lies in the server's data folder.
    { cwd: checkout, env: { ...process.env, DATA_DIR: dirname(inject('outbox')) } },
  );
};
