/** The program of a worker thread: carries out one use case after the other for `createStudioWorkers`. */
import { parentPort, workerData } from 'node:worker_threads';
import { createLayoutRunner } from '@diagloom/studio';
import { type Caller, createStudio, createUseCases } from '../studio.ts';
import { giveWay, precedence } from './give-way.ts';
import { refuseLarge } from './refuse-large.ts';
import type { WorkerKind } from './start-studio-worker.ts';
import { type StudioNote, type StudioWork, sendError } from './studio-messages.ts';
import type { WorkerAnswer } from './worker-pool.ts';

const answer = (message: WorkerAnswer): void => parentPort?.postMessage(message);
const note = (message: StudioNote): void => answer({ kind: 'note', note: message });

giveWay(precedence[workerData as WorkerKind]);

const useCases = createUseCases({
  layout: {
    ...createLayoutRunner(),
    // The message alone: what lies below it may name shapes, and those are what people wrote.
    onFallback: (cause) => note({ kind: 'fallback', reason: cause instanceof Error ? cause.message : 'unknown' }),
  },
});

const studio = createStudio({
  ...useCases,
  generate: (wanted) => useCases.generate(wanted, { onStage: (stage) => note({ kind: 'stage', stage }) }),
});

/** The pool knows who waits; here nobody leaves before the work is done. */
const nobody: Caller = { who: '', signal: new AbortController().signal };

const carryOut = async ({ method, request }: StudioWork): Promise<unknown> => {
  // The other side types the request; messages lose that.
  const use = studio[method] as (caller: Caller, ...request: readonly unknown[]) => Promise<unknown>;
  return refuseLarge(await use(nobody, ...request));
};

parentPort?.on('message', (work: StudioWork) => {
  answer({ kind: 'begun' });
  carryOut(work).then(
    (value) => answer({ kind: 'done', value }),
    (error: unknown) => answer({ kind: 'failed', error: sendError(error) }),
  );
});
