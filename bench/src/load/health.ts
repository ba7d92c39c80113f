import { setTimeout as delay } from 'node:timers/promises';
import type { Diagloom } from '../../../scripts/harness/start-diagloom.ts';
import { memoryOf } from './memory-of.ts';

export interface Watched {
  /** The longest that the health check took, ms. */
  readonly longestStall: number;
  /** The most that all processes held together, MB. */
  readonly mostMemory: number;
}

/** Asks for the health of a server five times a second until it is told to stop. */
export const watchHealth = (address: string, pid: number): { readonly stop: () => Promise<Watched> } => {
  let [longestStall, mostMemory, isOver] = [0, 0, false];
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      await fetch(`${address}/api/health`).then((response) => response.text());
      longestStall = Math.max(longestStall, performance.now() - began);
      mostMemory = Math.max(mostMemory, memoryOf(pid));
      await delay(200);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return { longestStall, mostMemory };
    },
  };
};

export const isHealthy = (address: string): Promise<boolean> =>
  fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Throws where the server ends instead, with what it said. */
export const untilHealthy = async ({ address, ended, output }: Diagloom): Promise<void> => {
  const death = ended.then((status) => {
    throw new Error(`The server has ended with status ${status}:\n${output()}`);
  });
  while (!(await Promise.race([isHealthy(address), death]))) await delay(50);
};
