import { startProcess } from '../processes/start-process.ts';
import type { PoolWorker } from '../studio-workers/worker-pool.ts';

/** A process that reads pictures. */
export const startPictureProcess = (): PoolWorker =>
  startProcess('./picture-process.ts', import.meta.url, {
    bytes: 1_400_000_000,
    valuesMegabytes: 700,
    complaints: 'inherit',
  });
