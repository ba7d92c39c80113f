import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { tookTooLong } from '../errors/catalogue.ts';
import { createStudio, type Studio } from '../studio.ts';
import { receiveError, type SentError, type StudioNote, type WorkerMethod } from './studio-messages.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

export interface StudioWorkers extends Pick<WorkerPool, 'warmUp' | 'close'> {
  /** The use cases, of which those that may take long run in worker threads. */
  readonly studio: Studio;
}

export interface StudioWorkerOptions {
  readonly createWorker: () => Worker;
  /** Told why a simpler layout answered. */
  readonly onFallback: (reason: string) => void;
  /** The longest that one use case may take, ms. */
  readonly timeLimit?: number;
}

/** More threads would keep the one that answers from its work. */
const mostWorkers = 4;

/** A use case that takes too long is stopped, and whoever asked for it learns what to do; everybody else is served meanwhile. */
export const createStudioWorkers = ({
  createWorker,
  onFallback,
  timeLimit = 45_000,
}: StudioWorkerOptions): StudioWorkers => {
  const pool = createWorkerPool({
    createWorker,
    size: Math.max(1, Math.min(mostWorkers, availableParallelism() - 1)),
    timeLimit,
    describeDelay: tookTooLong,
  });
  const run = async (
    method: WorkerMethod,
    request: readonly unknown[],
    onStage?: Parameters<Studio['generate']>[1]['onStage'],
  ): Promise<unknown> => {
    try {
      return await pool.run({ method, request }, (message) => {
        const note = message as StudioNote;
        if (note.kind === 'stage') onStage?.(note.stage);
        else onFallback(note.reason);
      });
    } catch (error) {
      throw error instanceof Error ? error : receiveError(error as SentError);
    }
  };
  // A worker answers what its own studio answers.
  const using =
    <Method extends Exclude<WorkerMethod, 'generate'>>(method: Method) =>
    (...request: Parameters<Studio[Method]>) =>
      run(method, request) as ReturnType<Studio[Method]>;

  const inThisThread = createStudio({ layout: noLayout });
  return {
    warmUp: pool.warmUp,
    close: pool.close,
    studio: {
      ...inThisThread,
      generate: (request, { onStage, signal }) =>
        untilAborted(run('generate', [request], onStage) as ReturnType<Studio['generate']>, signal),
      importDiagram: using('importDiagram'),
      refine: using('refine'),
      tidy: using('tidy'),
      vary: using('vary'),
      chooseVariant: using('chooseVariant'),
      suggest: using('suggest'),
      applySuggestion: using('applySuggestion'),
      compare: using('compare'),
      writeAsText: using('writeAsText'),
    },
  };
};

/** Whoever goes away does not wait for the rest. */
const untilAborted = <Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> => {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
};

/** What remains in this thread lays nothing out. */
const noLayout = {
  elk: () => Promise.reject(new Error('Layouts run in the workers.')),
};
