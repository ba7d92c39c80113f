import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

if (!hasRedis)
  console.warn('redis-server was not found: the tests with Redis are SKIPPED. On Debian: apt-get install redis-server');

/** A real Redis of a test's own, which keeps nothing. */
export interface RunningRedis {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export const startRedis = async (port: number): Promise<RunningRedis> => {
  const folder = await mkdtemp(join(tmpdir(), 'diagloom-redis-'));
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await isReady(child);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const isReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      if (printed.includes('Ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`redis-server ended: ${printed}`)));
  });
