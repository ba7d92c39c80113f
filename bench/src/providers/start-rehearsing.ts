import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { rehearseReply } from '@diagloom/studio';

type Rehearse = (request: Parameters<typeof rehearseReply>[0]) => ReturnType<typeof rehearseReply>;

/** Rehearses replies in a thread of its own, one at a time. */
export const startRehearsing = (): { readonly rehearse: Rehearse; readonly close: () => Promise<unknown> } => {
  const worker = new Worker(program(), { eval: true });
  return {
    rehearse: async (request) => {
      worker.postMessage(request);
      const [best] = await once(worker, 'message');
      return best;
    },
    close: () => worker.terminate(),
  };
};

/** A thread learns to read TypeScript before it reads ours. */
const program = (): string => {
  const [reader, own] = [import.meta.resolve('tsx/esm/api'), new URL('./rehearsing-thread.ts', import.meta.url).href];
  return `import(${JSON.stringify(reader)}).then(({ register }) => { register(); return import(${JSON.stringify(own)}); });`;
};
