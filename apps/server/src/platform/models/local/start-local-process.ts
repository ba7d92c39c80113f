import { startProcess } from '../../processes/start-process.ts';
import type { PoolWorker } from '../../studio-workers/worker-pool.ts';

/** A process that runs models. What the library prints of grammars and files is nobody's concern: answers say what was wrong. */
export const startLocalProcess = (megabytes: number): PoolWorker =>
  startProcess('./local-model-process.ts', import.meta.url, {
    bytes: megabytes * 1_000_000,
    valuesMegabytes: 500,
    complaints: 'ignore',
  });
