import type { DraftingTools } from '@diagloom/drafting';

type RunElk = DraftingTools['layout']['elk'];
type Graph = Awaited<ReturnType<RunElk>>;

/** The one that elkjs makes for places without workers: it runs where it is made. */
interface InPlaceElk {
  postMessage: (message: unknown) => void;
  onmessage: (event: { readonly data: Answer }) => void;
}

interface Answer {
  readonly id: number;
  readonly data?: Graph;
  readonly error?: unknown;
}

interface Waiting {
  readonly resolve: (graph: Graph) => void;
  readonly reject: (reason: Error) => void;
}

/** Loads ELK to run in this very worker: a second one would hold a copy of every graph. */
export const loadElk = async (): Promise<RunElk> => {
  const module = await import('elkjs/lib/elk-worker.min.js');
  // Loaded in a worker, the script takes its messages; they are ours.
  self.onmessage = null;
  const elk = new (constructorIn(module))();
  const waiting = new Map<number, Waiting>();
  elk.onmessage = ({ data: { id, data, error } }) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (data !== undefined) caller?.resolve(data);
    else caller?.reject(new Error('The layout engine could not place this graph.', { cause: error }));
  };
  elk.postMessage({ id: 0, cmd: 'register', algorithms: ['layered'] });
  let lastId = 0;
  return (graph) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      elk.postMessage({ id: lastId, cmd: 'layout', graph, layoutOptions: {}, options: {} });
    });
};

/** Where the constructor stands depends on how the script was bundled. */
const constructorIn = (module: { readonly Worker?: unknown; readonly default: { readonly Worker?: unknown } }) => {
  const found = module.Worker ?? module.default.Worker;
  if (typeof found !== 'function') throw new Error('The layout engine has changed its shape.');
  return found as new () => InPlaceElk;
};
