import type { DraftingTools } from '@diagloom/drafting';
import { MissingPart, startElk } from './start-elk.ts';

type RunElk = DraftingTools['layout']['elk'];

const usedPart = (): Worker => new Worker(new URL('./elk-worker.ts', import.meta.url), { type: 'module', name: 'elk' });

const whole = (): Worker =>
  new Worker(new URL('./whole-elk-worker.ts', import.meta.url), { type: 'module', name: 'whole-elk' });

/**
 * Starts the part of ELK that diagrams of ours use in a worker of its own, where it begins, which takes as long as a draft, while its caller reads a
 * text. A graph that needs what was left out brings all of ELK, which places this one and all that come after it; where it does not come, the next one asks again.
 */
export const loadElk = async (): Promise<RunElk> => {
  const part = await startElk(usedPart());
  let all: Promise<RunElk> | undefined;
  const loadAll = (): Promise<RunElk> => {
    all ??= startElk(whole()).catch((error) => {
      all = undefined;
      throw error;
    });
    return all;
  };
  return async (graph) => {
    if (all !== undefined) return (await all)(graph);
    try {
      return await part(graph);
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error;
      return (await loadAll())(graph);
    }
  };
};
