import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PoolWorker } from '../studio-workers/worker-pool.ts';

/** The most that the process may take, bytes, and of that the values of its program, MB. What outgrows it is stopped alone. */
const memoryLimits = { bytes: 1_400_000_000, valuesMegabytes: 700 } as const;

/** How often its memory is looked at, ms. */
const watchEvery = 500;

/** A process that reads pictures, from its bundle beside the server's or straight from its source. It has no more of the environment than it needs. */
export const startPictureProcess = (): PoolWorker => {
  const isSource = import.meta.url.endsWith('.ts');
  const program = fileURLToPath(new URL(isSource ? './picture-process.ts' : './picture-process.js', import.meta.url));
  const child = fork(program, {
    serialization: 'advanced',
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
    execArgv: [
      `--max-old-space-size=${memoryLimits.valuesMegabytes}`,
      ...(isSource ? ['--import', readsSource()] : []),
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return asWorker(child);
};

const readsSource = (): string =>
  pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/package.json')
      .replace('package.json', 'dist/loader.mjs'),
  ).href;

const asWorker = (child: ChildProcess): PoolWorker => {
  const watch = setInterval(() => {
    if (memoryOf(child.pid) > memoryLimits.bytes) {
      child.emit(
        'error',
        Object.assign(new Error('The process took too much memory.'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }),
      );
      child.kill('SIGKILL');
    }
  }, watchEvery);
  watch.unref();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  void ended.then(() => clearInterval(watch));
  const worker: PoolWorker = {
    postMessage: (work) => {
      // One that ends itself just now tells so by its exit.
      if (child.connected) child.send(work as object, () => undefined);
    },
    on: (event: string, listener: (value: unknown) => void) => child.on(event, listener),
    terminate: () => {
      child.kill('SIGKILL');
      return ended;
    },
    ref: () => {
      child.ref();
      child.channel?.ref();
    },
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
  };
  return worker;
};

/** Bytes of memory, where the system tells (proc(5), statm: pages); 0 elsewhere. */
const memoryOf = (pid: number | undefined): number => {
  try {
    return 4096 * Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1] ?? 0);
  } catch {
    return 0;
  }
};
