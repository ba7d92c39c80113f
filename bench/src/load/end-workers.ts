import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '../../../scripts/harness/api.ts';

/** What a server's environment has to hold for its workers to be ended from outside: a thread cannot be killed as a process can. */
export const mortalWorkers: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import ${new URL('end-workers.mjs', import.meta.url).href}`,
};

/** Ends all workers of a server in the midst of their work; answers how long it took until somebody was drawn a diagram again, ms. */
export const endWorkers = async (pid: number, { post }: Api): Promise<number> => {
  process.kill(pid, 'SIGUSR2');
  const ended = performance.now();
  const body = { prompt: 'Check the stock. Ship the order.', diagramType: 'flowchart' };
  for (;;) {
    try {
      await post('/api/diagrams/generate', body);
      return performance.now() - ended;
    } catch (error) {
      if (performance.now() - ended > patience) throw error;
      await delay(250);
    }
  }
};

/** Longer than any one task may take, ms. */
const patience = 60_000;
