/** The program of a worker thread: carries out one use case after the other for `createStudioWorkers`. */
import { parentPort } from 'node:worker_threads';
import { createLayoutRunner } from '@diagloom/studio';
import { createStudio, type Studio } from '../studio.ts';
import { type StudioNote, type StudioWork, sendError } from './studio-messages.ts';
import type { WorkerAnswer } from './worker-pool.ts';

const answer = (message: WorkerAnswer): void => parentPort?.postMessage(message);
const note = (message: StudioNote): void => answer({ kind: 'note', note: message });

const studio = createStudio({
  layout: {
    ...createLayoutRunner(),
    // The message alone: what lies below it may name shapes, and those are what people wrote.
    onFallback: (cause) => note({ kind: 'fallback', reason: cause instanceof Error ? cause.message : 'unknown' }),
  },
});

const carryOut = ({ method, request }: StudioWork): Promise<unknown> => {
  if (method === 'generate') {
    const [wanted] = request as Parameters<Studio['generate']>;
    return studio.generate(wanted, { onStage: (stage) => note({ kind: 'stage', stage }) });
  }
  // The other side types the request; messages lose that.
  const use = studio[method] as (...request: readonly unknown[]) => Promise<unknown>;
  return use(...request);
};

parentPort?.on('message', (work: StudioWork) => {
  answer({ kind: 'begun' });
  carryOut(work).then(
    (value) => answer({ kind: 'done', value }),
    (error: unknown) => answer({ kind: 'failed', error: sendError(error) }),
  );
});
