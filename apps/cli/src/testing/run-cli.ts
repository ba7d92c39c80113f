import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface CliResult {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the real command line as a process of its own, in the given folder. */
export const runCli = (
  args: readonly string[],
  { folder, input = '' }: { readonly folder: string; readonly input?: string },
): Promise<CliResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main, ...args], { cwd: folder });
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
