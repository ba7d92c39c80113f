import type { DraftingTools } from '@diagloom/drafting';

type RunElk = DraftingTools['layout']['elk'];
type Graph = Awaited<ReturnType<RunElk>>;

interface Answer {
  readonly id: number;
  readonly data?: Graph;
  readonly error?: unknown;
}

interface Waiting {
  readonly resolve: (graph: Graph) => void;
  readonly reject: (reason: Error) => void;
}

/** The message that ELK answers once it is loaded. */
const registration = 0;

/** Starts ELK in a worker of its own, where it begins, which takes as long as a draft, while its caller reads a text. */
export const loadElk = (): Promise<RunElk> =>
  new Promise((resolveLoaded, rejectLoaded) => {
    const worker = new Worker(new URL('./elk-worker.ts', import.meta.url), { type: 'module', name: 'elk' });
    const waiting = new Map<number, Waiting>();
    let lastId = registration;
    const run: RunElk = (graph) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, cmd: 'layout', graph, layoutOptions: {}, options: {} });
      });
    worker.addEventListener('message', ({ data: { id, data, error } }: MessageEvent<Answer>) => {
      if (id === registration) return resolveLoaded(run);
      const caller = waiting.get(id);
      waiting.delete(id);
      if (data !== undefined) caller?.resolve(data);
      else caller?.reject(new Error('The layout engine could not place this graph.', { cause: error }));
    });
    worker.addEventListener('error', (cause) => {
      const reason = new Error('The layout engine stopped unexpectedly.', { cause });
      rejectLoaded(reason);
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    });
    worker.postMessage({ id: registration, cmd: 'register', algorithms: ['layered'] });
  });
