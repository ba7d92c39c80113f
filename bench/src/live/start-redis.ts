import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from '../../../scripts/harness/free-port.ts';

const program = '/usr/bin/redis-server';

export const hasRedis = existsSync(program);

/** Debian's Redis, which keeps nothing. */
export const startRedis = async (): Promise<{ readonly url: string; readonly child: ChildProcess }> => {
  const port = await freePort();
  const child = spawn(program, ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'pipe' });
  for (let text = ''; !text.includes('Ready to accept'); ) text += String((await once(child.stdout, 'data'))[0]);
  return { url: `redis://127.0.0.1:${port}`, child };
};
