import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PoolWorker } from '../studio-workers/worker-pool.ts';

export interface ProcessLimits {
  /** The most that it may take, bytes; what outgrows it is stopped alone. */
  readonly bytes: number;
  /** Of that, the values of its program, MB. */
  readonly valuesMegabytes: number;
  /** Where what it complains of goes. */
  readonly complaints: 'inherit' | 'ignore';
}

/** How often its memory is looked at, ms. */
const watchEvery = 500;

/**
 * Starts a program of ours as a process of its own, from its bundle beside the server's or straight from its source, which `source` names from
 * `from`. It has no more of the environment than it needs.
 */
export const startProcess = (
  source: `./${string}.ts`,
  from: string,
  { bytes, valuesMegabytes, complaints }: ProcessLimits,
): PoolWorker => {
  const isSource = from.endsWith('.ts');
  const child = fork(fileURLToPath(new URL(isSource ? source : source.replace(/\.ts$/, '.js'), from)), {
    serialization: 'advanced',
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
    execArgv: [`--max-old-space-size=${valuesMegabytes}`, ...(isSource ? ['--import', readsSource()] : [])],
    stdio: ['ignore', 'ignore', complaints, 'ipc'],
  });
  return asWorker(child, bytes);
};

const readsSource = (): string =>
  pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/package.json')
      .replace('package.json', 'dist/loader.mjs'),
  ).href;

const asWorker = (child: ChildProcess, bytes: number): PoolWorker => {
  const watch = setInterval(() => {
    if (memoryOf(child.pid) > bytes) {
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
    processorTime: () => processorTimeOf(child.pid),
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

/** ms that it and the system worked for it, of all its threads, where the system tells (proc(5), stat: hundredths of a second). */
const processorTimeOf = (pid: number | undefined): number | undefined => {
  try {
    const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\)(?!.*\))/);
    const [user, system] = afterName.trim().split(' ').slice(11, 13);
    return 10 * (Number(user) + Number(system));
  } catch {
    return undefined;
  }
};
