import type { DraftingTools } from '@diagloom/drafting';
import { MissingPart, startElk } from './start-elk.ts';

type RunElk = DraftingTools['layout']['elk'];

const usedPart = (): Worker => new Worker(new URL('./elk-worker.ts', import.meta.url), { type: 'module', name: 'elk' });

const whole = (): Worker =>
  new Worker(new URL('./whole-elk-worker.ts', import.meta.url), { type: 'module', name: 'whole-elk' });

/**
 * Starts the part of ELK that diagrams of ours use in a worker of its own, where it begins, which takes as long as a draft, while its caller reads a
 * text. A graph that needs what was left out brings all of ELK, which places this one and all that come after it.
 */
export const loadElk = async (): Promise<RunElk> => {
  let running = startElk(usedPart());
  let isWhole = false;
  await running;
  return async (graph) => {
    const run = await running;
    try {
      return await run(graph);
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error;
      if (!isWhole) running = startElk(whole());
      isWhole = true;
      return (await running)(graph);
    }
  };
};
