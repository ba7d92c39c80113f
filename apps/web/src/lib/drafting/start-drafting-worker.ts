import type { DraftingPort } from './drafting-client.ts';

/** Starts the drafting worker; only then is the engine loaded. */
export const startDraftingWorker = (): DraftingPort => {
  const worker = new Worker(new URL('./drafting-worker.ts', import.meta.url), { type: 'module', name: 'drafting' });
  return {
    postMessage: (request) => worker.postMessage(request),
    terminate: () => worker.terminate(),
    onMessage: (take) => worker.addEventListener('message', ({ data }) => take(data)),
    onFailure: (take) => worker.addEventListener('error', take),
  };
};
