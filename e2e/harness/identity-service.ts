import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from '../../scripts/harness/checkout.ts';

/** A sign-in service on this machine that signs everybody in as one person. */
export interface RunningService {
  readonly issuer: string;
  /** What a server needs to be set up for it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

export const startService = async (person: Readonly<Record<string, unknown>>): Promise<RunningService> => {
  const program = join(checkout, 'apps/server/src/testing/identity-service-main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(person)], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const issuer = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8').trim()));
    child.once('exit', (status) => reject(new Error(`The sign-in service ended with status ${status}.`)));
  });
  const environment = {
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: 'diagloom',
    GOOGLE_CLIENT_SECRET: 'secret of the test',
  };
  return { issuer, environment, stop: () => child.kill() };
};
