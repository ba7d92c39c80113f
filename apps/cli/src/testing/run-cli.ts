import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface CliResult {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What `npm run diagloom` runs; the setup of these tests has built it. */
const bundle = 'apps/cli/dist/main.js';

/** Runs the real command line as a process of its own, in the given folder. */
export const runCli = (
  args: readonly string[],
  { folder, input = '' }: { readonly folder: string; readonly input?: string },
): Promise<CliResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, bundle), ...args], { cwd: folder });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ status, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') }),
    );
    child.stdin.end(input);
  });
