import type { DraftingTools } from '@diagloom/drafting';

type RunElk = DraftingTools['layout']['elk'];
type Graph = Awaited<ReturnType<RunElk>>;

interface Answer {
  readonly id: number;
  readonly data?: Graph;
  readonly error?: unknown;
  readonly isMissing?: undefined;
}

/** Said by a worker that holds a part of ELK, before it answers a graph that needs more. */
interface Missing {
  readonly isMissing: true;
}

interface Waiting {
  readonly resolve: (graph: Graph) => void;
  readonly reject: (reason: Error) => void;
}

/** The graph needs what a worker with a part of ELK does not hold. */
export class MissingPart extends Error {}

/** The message that ELK answers once it is loaded. */
const registration = 0;

/** Sends graphs to a worker that holds ELK, once it is up. Whoever waits for one that has to end, or asks it afterwards, is told why with an error. */
export const startElk = (worker: Worker): Promise<RunElk> =>
  new Promise((resolveLoaded, rejectLoaded) => {
    const waiting = new Map<number, Waiting>();
    let lastId = registration;
    let ended: Error | undefined;
    const run: RunElk = (graph) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, cmd: 'layout', graph, layoutOptions: {}, options: {} });
      });
    const end = (reason: Error): void => {
      ended = reason;
      rejectLoaded(reason);
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    };
    worker.addEventListener('message', ({ data: answer }: MessageEvent<Answer | Missing>) => {
      if (answer.isMissing) {
        worker.terminate();
        return end(new MissingPart());
      }
      const { id, data, error } = answer;
      if (id === registration) return resolveLoaded(run);
      const caller = waiting.get(id);
      waiting.delete(id);
      if (data !== undefined) caller?.resolve(data);
      else caller?.reject(new Error('The layout engine could not place this graph.', { cause: error }));
    });
    worker.addEventListener('error', (cause) => end(new Error('The layout engine stopped unexpectedly.', { cause })));
    worker.postMessage({ id: registration, cmd: 'register', algorithms: ['layered'] });
  });
